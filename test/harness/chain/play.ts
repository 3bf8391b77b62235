import type { Row } from '@hanjan/core';
import type { Client } from '../api.ts';
import { told } from '../roastery.ts';
import type { Command } from './command.ts';
import type { Arrival } from './green_lots.ts';
import { keyOf, type Lot } from './model.ts';
import { byHand, takeBack } from './play_by_hand.ts';
import { changeBlend, changeRoast, newBlend, newRoast } from './play_made.ts';
import { edit, isRefused, pick, type World } from './world.ts';

const ARRIVAL = '/api/roaster/greenbean/arrival';

/** Does one thing, and sees that the product answers as the model says. */
export async function play(world: World, asked: Command): Promise<void> {
  const [action, about] = asked.what.split('_');
  if (action === 'arrive' || action === 'arrival') return arrival(world, asked);
  if (action === 'roast') return about ? changeRoast(world, asked) : newRoast(world, asked);
  if (action === 'blend') return about ? changeBlend(world, asked) : newBlend(world, asked);
  if (asked.what === 'back') return takeBack(world, asked);
  return byHand(world, asked);
}

async function arrival(world: World, asked: Command): Promise<void> {
  const { chain, by } = world;
  const me = by[asked.who] as Client;
  const date = `2026-0${1 + (asked.other % 9)}-11`;
  if (asked.what === 'arrive') {
    const lot = keyOf(pick(chain.lots('greenbean'), asked.one) as Lot);
    const body = { greenbean_year_seq: lot, arrival_date: date, arrival_mass: asked.mass };
    const { arrival_key } = told(await me.post<Row>(`${ARRIVAL}/edit`, body));
    return chain.putArrival({ key: arrival_key as number, lot, date, mass: asked.mass, isRemoved: false });
  }
  const old = pick(chain.green.arrivals.values(), asked.one);
  if (!old || (old.isRemoved && asked.what !== 'arrival_gone')) return;
  const change = {
    arrival_mass: [{ mass: asked.mass }, 'edit', edit({ arrival_mass: asked.mass })],
    arrival_date: [{ date }, 'edit', edit({ arrival_date: date })],
    arrival_gone: [{ isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {}],
  } satisfies Record<string, [Partial<Arrival>, string, Row]>;
  const [fields, call, body] = change[asked.what as keyof typeof change];
  const next: Arrival = { ...old, ...fields };
  const reply = await me.post<Row>(`${ARRIVAL}/${call}`, { arrival_key: old.key, ...body });
  const needed = next.isRemoved ? 0 : next.mass;
  if (!old.isRemoved && needed < chain.usedOf(old)) return isRefused(world, reply, 409, 'arrival_used');
  told(reply);
  chain.putArrival(next);
}
