import type { Row } from '@hanjan/core';
import { expect } from 'vitest';
import type { Client, Reply } from '../api.ts';
import { newLot, told } from '../roastery.ts';
import { type Chain, lotOf, type Shortage } from './model.ts';

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

/** A green lot with what came of it first. */
export async function addLot({ by, chain, beans }: World, received: number): Promise<void> {
  const { bean, lot } = await newLot(by[0], received);
  chain.byHand('RECEIVE', lotOf('greenbean', lot), received);
  beans.set(lot, bean);
}

export const pick = <T>(all: Iterable<T>, nth: number): T | undefined => {
  const list = [...all];
  return list[nth % list.length];
};
export const edit = (values: Row) => ({ ...values, UPList: Object.keys(values) });
export type Send = (confirm?: Row) => Promise<Reply<Row>>;

/** What a save answered; where the model says that there is too little, it is asked about, and only a yes goes on. */
export async function answered(
  world: Pick<World, 'refusals'>,
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

/** The product refuses, with this state and code. */
export function isRefused(
  { refusals }: Pick<World, 'refusals'>,
  { http, answer }: Reply<Row>,
  as: number,
  code: string | null,
): void {
  refusals.add(answer.code);
  expect([http, ...(code ? [answer.code] : [])], answer.description).toEqual([as, ...(code ? [code] : [])]);
}
