import type { Row } from '@hanjan/core';
import fc from 'fast-check';
import type { Client, Reply } from '../api.ts';
import { BREW, RECEIVED } from '../cafe.ts';
import { type Brew, keyOf, type Lot, lotOf, type Made, type Received } from './model.ts';
import { moveByHand, takeBack } from './play_by_hand.ts';
import { answered, edit, isRefused, pick, type World } from './world.ts';

/** A cafe of two people with one coffee, and what its stock should be. */
export interface CafeWorld extends World {
  readonly coffee: number;
}

/** What somebody at a bar does next; which lot or brew it is about follows from `one` and `other`. */
export const cafeCommand = fc.record({
  what: fc.constantFrom(
    ...(['receive', 'receive', 'received_mass', 'received_gone'] as const),
    ...(['brew', 'brew', 'brew', 'brew', 'brew_dose', 'brew_dose', 'brew_lot', 'brew_gone', 'brew_gone'] as const),
    ...(['COUNT', 'COUNT', 'count_late', 'WASTE', 'WASTE', 'back'] as const),
  ),
  who: fc.constantFrom(0, 1),
  one: fc.nat(9),
  other: fc.nat(9),
  mass: fc.integer({ min: 1, max: 400 }),
  isYes: fc.boolean(),
});
type Command = typeof cafeCommand extends fc.Arbitrary<infer C> ? C : never;
const first = { who: 0, one: 0, other: 0, mass: 100, isYes: true } as const;

/** What a cafe begins with: two lots, and a brew of the first. */
export const CAFE_BEGINNING: readonly Command[] = [
  { ...first, what: 'receive', mass: 400 },
  { ...first, what: 'receive', mass: 100 },
  { ...first, what: 'brew', mass: 185 },
];

/** Does one thing, and sees that the product answers as the model says. */
export async function playCafe(world: CafeWorld, asked: Command): Promise<void> {
  const { chain } = world;
  const lots = chain.lots('received');
  if (asked.what === 'back') return takeBack(world, asked);
  if (asked.what === 'receive' || asked.what === 'received_mass' || asked.what === 'received_gone')
    return receive(world, asked);
  if (asked.what === 'COUNT' || asked.what === 'WASTE' || asked.what === 'count_late') {
    const isLate = asked.what === 'count_late';
    const lot = pick(lots, asked.one);
    return lot && moveByHand(world, asked, lot, isLate || asked.what === 'COUNT' ? 'COUNT' : 'WASTE', isLate);
  }
  return brew(world, asked);
}

async function receive(world: CafeWorld, asked: Command): Promise<void> {
  const { chain, coffee } = world;
  const mass = 3 * asked.mass;
  if (asked.what === 'receive') {
    const body = { coffeebean_seq: coffee, received_date: '2026-11-18', received_mass: mass };
    return save(world, asked, { kind: 'received', key: 0, mass, isRemoved: false }, 'edit', body);
  }
  const old = pick(chain.made.received.values(), asked.one);
  if (!old || (old.isRemoved && asked.what === 'received_mass')) return;
  if (asked.what === 'received_mass')
    return save(world, asked, { ...old, mass }, 'edit', edit({ received_mass: mass }));
  return save(world, asked, { ...old, isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {});
}

async function brew(world: CafeWorld, asked: Command): Promise<void> {
  const { chain } = world;
  const lot = keyOf(pick(chain.lots('received'), asked.other) as Lot);
  const { mass: dose } = asked;
  if (asked.what === 'brew') {
    const body = { brewing_result_date: '2026-11-20', received_seq: lot, brewing_bean_mass: dose };
    return save(world, asked, { kind: 'brewing', key: 0, lot, dose, isRemoved: false }, 'edit', body);
  }
  const old = pick(chain.made.brewing.values(), asked.one);
  if (!old || (old.isRemoved && asked.what !== 'brew_gone')) return;
  if (asked.what === 'brew_dose')
    return save(world, asked, { ...old, dose }, 'edit', edit({ brewing_bean_mass: dose }));
  if (asked.what === 'brew_lot') return save(world, asked, { ...old, lot }, 'edit', edit({ received_seq: lot }));
  return save(world, asked, { ...old, isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {});
}

const PLACES = {
  received: [RECEIVED, 'received_seq'],
  brewing: [BREW, 'brewing_result_seq'],
} as const satisfies Partial<Record<Made['kind'], readonly [string, string]>>;

/** Sends a save; where the model says that it is refused or asked about, so it is, and only a yes goes on. */
async function save(world: CafeWorld, asked: Command, next: Received | Brew, call: string, body: Row): Promise<void> {
  const { chain, by } = world;
  const [path, name] = PLACES[next.kind];
  const record = next.key === 0 ? {} : { [name]: next.key };
  const send = (confirm?: Row): Promise<Reply<Row>> =>
    (by[asked.who] as Client).post<Row>(`${path}/${call}`, { ...record, ...body, confirm });
  if (next.kind === 'brewing' && !next.isRemoved && chain.isRemoved(lotOf('received', next.lot)))
    return isRefused(world, await send(), 400, null);
  if (next.kind === 'received' && next.isRemoved && chain.isBrewed(next.key))
    return isRefused(world, await send(), 409, 'in_use');
  const answer = await answered(world, await send(), chain.shortagesOf(next), asked.isYes, send);
  if (answer) chain.put({ ...next, key: next.key || (answer[name] as number) });
}
