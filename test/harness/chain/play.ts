import type { Row } from '@hanjan/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Client, Reply } from '../api.ts';
import {
  BLEND_STOCK,
  blendOf,
  charged,
  componentOf,
  GREEN_STOCK,
  MADE,
  newLot,
  ROAST,
  ROASTED_STOCK,
  roastOf,
  told,
} from '../roastery.ts';
import type { Arrival } from './green_lots.ts';
import {
  type Blend,
  type Chain,
  type Hand,
  keyOf,
  kindOf,
  type Lot,
  lotOf,
  type Made,
  NEVER_BEYOND,
  type Roast,
  type Shortage,
  sumOf,
} from './model.ts';

/** Two people of one roastery, and what its stock should be. */
export interface World {
  readonly org: number;
  readonly by: readonly [Client, Client];
  readonly chain: Chain;
  /** The beans of green lots, and the numbers of roasts as people call them. */
  readonly beans: Map<number, number>;
  readonly numbers: Map<number, number>;
  /** The codes of what was refused or asked about. */
  readonly refusals: Set<string | null>;
}

const ARRIVAL = '/api/roaster/greenbean/arrival';
const STOCKS = { greenbean: GREEN_STOCK, roasting: ROASTED_STOCK, blending: BLEND_STOCK } as const;
const KINDS = ['greenbean', 'roasting', 'blending'] as const;
const STEPS = ['DONE', 'DONE', 'RSRV', 'PRHT', 'RSTG', 'COOL', 'CNCL'];

const mass = fc.integer({ min: 1, max: 3000 });
const one = fc.nat(9);
/** What somebody does next; which lot or record it is about follows from `one` and `other` once it is known what there is. */
export const command = fc.record({
  what: fc.constantFrom(
    ...(['arrive', 'arrive', 'arrival_mass', 'arrival_date', 'arrival_gone'] as const),
    ...(['roast', 'roast', 'roast', 'roast_green', 'roast_step', 'roast_mass', 'roast_gone'] as const),
    ...(['blend', 'blend', 'blend', 'blend_parts', 'blend_taking', 'blend_gone', 'blend_gone'] as const),
    ...(['PACK', 'DELIVER', 'back', 'COUNT', 'COUNT', 'count_late', 'WASTE', 'RECEIVE'] as const),
  ),
  who: fc.constantFrom(0, 1),
  one,
  other: one,
  step: fc.constantFrom(...STEPS),
  mass,
  more: mass,
  isYes: fc.boolean(),
});
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;
const first = { who: 0, one: 0, other: 0, step: 'DONE', mass: 4000, more: 1, isYes: true } as const;

/** What a roastery begins with: two arrivals, two roasts and a blend of one of them. */
export const BEGINNING: readonly Command[] = [
  { ...first, what: 'arrive', other: 7 },
  { ...first, what: 'arrive', other: 3 },
  { ...first, what: 'roast' },
  { ...first, what: 'roast', mass: 2999 },
  { ...first, what: 'blend', one: 1, other: 1, mass: 2001 },
];

/** A green lot with what came of it first. */
export async function addLot({ by, chain, beans }: World, received: number): Promise<void> {
  const { bean, lot } = await newLot(by[0], received);
  chain.byHand('RECEIVE', lotOf('greenbean', lot), received);
  beans.set(lot, bean);
}

const pick = <T>(all: Iterable<T>, nth: number): T | undefined => {
  const list = [...all];
  return list[nth % list.length];
};
const edit = (values: Row) => ({ ...values, UPList: Object.keys(values) });
type Send = (confirm?: Row) => Promise<Reply<Row>>;

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

async function newRoast(world: World, asked: Command): Promise<void> {
  const parts = greenOf(world, asked);
  const mass = asked.isYes ? Math.ceil(sumOf(parts) * 0.85) : 0;
  const body = roastOf(greenRows(world, parts), { roasting_step: asked.step, roasting_mass: mass || null });
  const next: Roast = { kind: 'roasting', key: 0, parts, step: asked.step, mass, isRemoved: false };
  await save(world, asked, next, ROAST, 'edit', body);
}

async function changeRoast(world: World, asked: Command): Promise<void> {
  const old = pick(world.chain.made.roasting.values(), asked.one);
  if (!old || (old.isRemoved && asked.what !== 'roast_gone')) return;
  const send = (fields: Partial<Roast>, call: string, body: Row) =>
    save(world, asked, { ...old, ...fields }, ROAST, call, { roasting_result_key: old.key, ...body });
  if (asked.what === 'roast_gone') return send({ isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {});
  if (asked.what === 'roast_step') return send({ step: asked.step }, 'edit', edit({ roasting_step: asked.step }));
  const parts = greenOf(world, asked);
  if (asked.what === 'roast_green' && sumOf(parts) >= old.mass)
    return send({ parts }, 'edit', edit({ roasting_result_greenbean: greenRows(world, parts) }));
  if (asked.what === 'roast_mass' && asked.mass <= sumOf(old.parts))
    return send({ mass: asked.mass }, 'edit', edit({ roasting_mass: asked.mass }));
}

function greenOf({ chain }: World, { one, other, mass, more }: Command): Record<number, number> {
  const [first, second] = [one, other].map((nth) => keyOf(pick(chain.lots('greenbean'), nth) as Lot)) as [
    number,
    number,
  ];
  return { [first]: mass, ...(second !== first && { [second]: more }) };
}
const greenRows = ({ beans }: World, parts: Roast['parts']) =>
  Object.entries(parts).map(([lot, mass]) => charged(beans.get(Number(lot)) as number, mass));

/** Batches of a blend; removed ones too, which are refused. */
function batchesOf({ chain }: World, { one, other, mass, more }: Command): Record<number, number> | null {
  const [first, second] = [one, other].map((nth) => pick(chain.made.roasting.keys(), nth));
  if (first === undefined || second === undefined) return null;
  return { [first]: mass, ...(second !== first && { [second]: more }) };
}
const partRows = ({ numbers }: World, parts: Blend['parts']) =>
  Object.entries(parts).map(([roast, mass]) => componentOf(numbers.get(Number(roast)) as number, mass));

async function newBlend(world: World, asked: Command): Promise<void> {
  const parts = batchesOf(world, asked);
  if (!parts) return;
  const isTaking = asked.one !== 0;
  const next: Blend = { kind: 'blending', key: 0, parts, isTaking, isRemoved: false };
  await save(world, asked, next, MADE, 'edit', blendOf(partRows(world, parts), { roasting_instock_change: isTaking }));
}

async function changeBlend(world: World, asked: Command): Promise<void> {
  const old = pick(world.chain.made.blending.values(), asked.one);
  const parts = batchesOf(world, asked);
  if (!old || !parts || (old.isRemoved && asked.what !== 'blend_gone')) return;
  const send = (fields: Partial<Blend>, call: string, body: Row) =>
    save(world, asked, { ...old, ...fields }, MADE, call, { blending_result_key: old.key, ...body });
  if (asked.what === 'blend_gone') return send({ isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {});
  if (asked.what === 'blend_parts')
    return send({ parts }, 'edit', edit({ blending_result_comb: partRows(world, parts) }));
  return send({ isTaking: !old.isTaking }, 'edit', edit({ roasting_instock_change: !old.isTaking }));
}

/** Sends a save; where the model says that it is refused or asked about, so it is, and only a yes goes on. */
async function save(world: World, asked: Command, next: Made, path: string, call: string, body: Row): Promise<void> {
  const { chain, by, numbers } = world;
  const send = sureOfLoss((confirm) => (by[asked.who] as Client).post(`${path}/${call}`, { ...body, confirm }));
  if (next.kind === 'blending' && !next.isRemoved) {
    const isGone = Object.keys(next.parts).some((roast) => chain.isRemoved(lotOf('roasting', Number(roast))));
    if (isGone) return isRefused(world, await send(), 400, null);
  }
  if (next.kind === 'roasting' && next.isRemoved && chain.isInUse(next.key))
    return isRefused(world, await send(), 409, 'in_use');
  const isCalledOff = next.kind === 'roasting' && next.step === 'CNCL' && chain.stepOf(next.key) !== 'CNCL';
  if (isCalledOff && chain.isInUse(next.key)) return isRefused(world, await send(), 400, null);
  const answer = await answered(world, await send(), chain.shortagesOf(next), asked.isYes, send);
  if (!answer) return;
  const key = next.key || (answer[next.kind === 'roasting' ? 'roasting_result_key' : 'blending_result_key'] as number);
  if (next.kind === 'roasting' && !next.key) numbers.set(key, 1 + numbers.size);
  chain.put({ ...next, key });
}

/** What is lost between masses of chance is no matter here. */
const sureOfLoss =
  (send: Send): Send =>
  async (confirm = {}) => {
    const reply = await send(confirm);
    const { code, result } = reply.answer;
    return code === 'loss_unusual' ? send({ ...confirm, [code]: result }) : reply;
  };

async function answered(
  world: World,
  first: Reply<Row>,
  short: readonly Shortage[],
  isYes: boolean,
  send: Send,
): Promise<Row | null> {
  if (short.length === 0) return told(first);
  const result = first.answer.result as unknown as Row[];
  isRefused(world, first, 409, 'stock_short');
  // In which order lots are asked about is up to the rows of the record.
  const about = result.map(({ lot, key, there, asked }) => [lotOf(lot as never, key as number), there, asked]);
  expect(new Set(about)).toEqual(new Set(short));
  return isYes ? told(await send({ stock_short: result })) : null;
}

function isRefused({ refusals }: World, { http, answer }: Reply<Row>, as: number, code: string | null): void {
  refusals.add(answer.code);
  expect([http, ...(code ? [answer.code] : [])], answer.description).toEqual([as, ...(code ? [code] : [])]);
}

async function byHand(world: World, asked: Command): Promise<void> {
  const { chain, by } = world;
  const isLate = asked.what === 'count_late';
  const reason = (isLate ? 'COUNT' : asked.what) as Hand;
  const kinds = {
    RECEIVE: 0,
    COUNT: asked.other % 3,
    WASTE: asked.other % 3,
    PACK: 1 + (asked.other % 2),
    DELIVER: 2 - (asked.other % 2),
  };
  const kind = KINDS[kinds[reason]] as (typeof KINDS)[number];
  const lot = pick(chain.lots(kind), asked.one);
  if (!lot) return;
  const there = chain.there(lot);
  const mass = reason === 'PACK' ? 3 * Math.ceil(asked.mass / 3) : asked.mass;
  const body = {
    lot: keyOf(lot),
    move_reason: reason,
    ...(reason === 'PACK' ? { move_bag_mass: mass / 3, move_bag_count: 3 } : { move_mass: mass }),
    ...(reason === 'COUNT' && { there: isLate ? there + 1 : there }),
    ...(reason === 'DELIVER' && { move_customer: '온라인' }),
  };
  const first = await (by[asked.who] as Client).post<Row>(`${STOCKS[kind]}/move`, body);
  if (chain.isRemoved(lot)) return isRefused(world, first, 404, null);
  if (isLate) return isRefused(world, first, 409, 'stock_changed');
  if (NEVER_BEYOND.includes(reason) && mass > there) return isRefused(world, first, 409, 'stock_too_little');
  const result = told(first);
  const done = chain.byHand(reason, lot, mass);
  done.key = result.move_seq as number;
  expect(result.move_balance).toBe(chain.there(lot));
}

async function takeBack(world: World, asked: Command): Promise<void> {
  const { chain, by } = world;
  const done = pick(
    chain.byHands.filter(({ key }) => key > 0),
    asked.one + asked.other,
  );
  if (!done) return;
  const body = { lot: keyOf(done.lot), move_reason: done.reason, back_of: done.key };
  const reply = await (by[asked.who] as Client).post<Row>(`${STOCKS[kindOf(done.lot)]}/move`, body);
  if (chain.isRemoved(done.lot)) return isRefused(world, reply, 404, null);
  if (done.isBack) return isRefused(world, reply, 409, 'stock_is_back');
  if (chain.there(done.lot) < done.mass) return isRefused(world, reply, 409, 'stock_too_little');
  expect(told(reply).move_balance).toBe(chain.there(done.lot) - done.mass);
  chain.takeBack(done);
}
