import type { Row } from '@hanjan/core';
import { expect } from 'vitest';
import type { Client } from '../api.ts';
import { CAFE_STOCK } from '../cafe.ts';
import { BLEND_STOCK, GREEN_STOCK, ROASTED_STOCK, told } from '../roastery.ts';
import type { Command } from './command.ts';
import { type Hand, keyOf, kindOf, type Lot, NEVER_BEYOND } from './model.ts';
import { isRefused, pick, type World } from './world.ts';

const STOCKS = {
  greenbean: GREEN_STOCK,
  roasting: ROASTED_STOCK,
  blending: BLEND_STOCK,
  received: CAFE_STOCK,
} as const;
const KINDS = ['greenbean', 'roasting', 'blending'] as const;

/** Moves a lot of the roastery by hand, where there is one. */
export async function byHand(world: World, asked: Command): Promise<void> {
  const { chain } = world;
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
  if (lot) await moveByHand(world, asked, lot, reason, isLate);
}

/** What somebody writes into the stock of a lot; a count is late where somebody else has moved it meanwhile. */
export async function moveByHand(
  { chain, by, refusals }: World,
  asked: Pick<Command, 'who' | 'mass'>,
  lot: Lot,
  reason: Hand,
  isLate: boolean,
): Promise<void> {
  const world = { refusals };
  const there = chain.there(lot);
  const mass = reason === 'PACK' ? 3 * Math.ceil(asked.mass / 3) : asked.mass;
  const body = {
    lot: keyOf(lot),
    move_reason: reason,
    ...(reason === 'PACK' ? { move_bag_mass: mass / 3, move_bag_count: 3 } : { move_mass: mass }),
    ...(reason === 'COUNT' && { there: isLate ? there + 1 : there }),
    ...(reason === 'DELIVER' && { move_customer: '온라인' }),
  };
  const first = await (by[asked.who] as Client).post<Row>(`${STOCKS[kindOf(lot)]}/move`, body);
  if (chain.isRemoved(lot)) return isRefused(world, first, 404, null);
  if (isLate) return isRefused(world, first, 409, 'stock_changed');
  if (NEVER_BEYOND.includes(reason) && mass > there) return isRefused(world, first, 409, 'stock_too_little');
  const result = told(first);
  const done = chain.byHand(reason, lot, mass);
  done.key = result.move_seq as number;
  expect(result.move_balance).toBe(chain.there(lot));
}

/** Takes back what somebody moved by hand. */
export async function takeBack(world: World, asked: Pick<Command, 'who' | 'one' | 'other'>): Promise<void> {
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
