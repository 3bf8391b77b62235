import { isSame } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { sql } from 'kysely';
import { settle, type Wanted } from '../domain/stock.ts';
import { ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';
import { refuseUnused } from './coffee_in_use.ts';
import { referred } from './referred.ts';
import { refuseToCome } from './to_come.ts';

/**
 * A brew of a lot is a brew of the lot's coffee: one that names no coffee gets it, another one is refused. What it was
 * brewed of is taken from the lot.
 */
export const cafeBrewing: BehaviourOf<'cafe_brewing_result'> = {
  async fill(work, row, before) {
    const { received_seq: lot, coffeebean_seq: coffee } = row;
    if (!before) await refuseToCome(work, cafeBrewingResult, 'brewing_result_date', row.brewing_result_date);
    // What is left of a coffee in disuse is used up; nothing else is brewed of it.
    if (lot == null && coffee !== before?.coffeebean_seq) await refuseUnused(work, cafeBrewingResult, coffee);
    if (!isSame(takenBy(row), takenBy(before))) await lockLots(work, [before, row]);
    if (lot == null || (before?.received_seq === lot && before.coffeebean_seq === coffee)) return row;
    const found = await referred(work, cafeReceived, lot, ['coffeebean_seq']);
    // Whether there is such a lot is checked afterwards.
    if (!found || found.coffeebean_seq === coffee) return row;
    if (coffee == null) return { ...row, ...found };
    throw invalid([{ name: 'received_seq', key: 'field_fit', args: {} }], cafeBrewingResult);
  },

  async follow(work, { before, after }, key) {
    const wanted = takenBy(after);
    if (!isSame(wanted, takenBy(before))) await settle(work, { entity: cafeBrewingResult.name, key }, 'BREW', wanted);
  },
};

/** Lots that are moved are locked before anybody looks whether they are there, so that two who brew of one wait for each other. */
async function lockLots({ run, actor }: Transaction, brews: readonly (Brewed | null)[]): Promise<void> {
  const keys = brews.flatMap((brew) => takenBy(brew).map(({ key }) => key));
  if (keys.length === 0) return;
  await run(
    sql`SELECT FROM cafe_received WHERE ${ownedSql(cafeReceived, actor)} AND received_seq = ANY(${keys})
       ORDER BY received_seq FOR NO KEY UPDATE`,
  );
}

type Brewed = Pick<RowOf<'cafe_brewing_result'>, 'received_seq' | 'brewing_bean_mass'>;

/** What a brew takes of its lot; one of which nobody said the dose, or the lot, takes nothing. */
const takenBy = (brew: Brewed | null): Wanted[] =>
  brew?.received_seq && brew.brewing_bean_mass
    ? [{ lot: 'received', key: brew.received_seq, mass: -brew.brewing_bean_mass }]
    : [];
