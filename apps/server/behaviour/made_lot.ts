import { isSame } from '@hanjan/core';
import type { Reason } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { orgOf } from '../domain/org.ts';
import { book, type Cause, lockBalances, type Move, settle, type Wanted } from '../domain/stock.ts';
import { lots } from '../domain/stock_lots.ts';
import type { Transaction } from '../engine/transaction.ts';

/** A lot that a record makes, such as a roast its batch. */
type Lot = Pick<Wanted, 'lot' | 'key'>;

/**
 * Moves the stock as a record does that makes a lot of its own of others: what it takes and gives follows from its state,
 * and what is left of its lot goes and comes back with it.
 */
export async function followMade<Stored, Sound extends { readonly removed_at?: string | null }>(
  work: Transaction,
  { before, after }: { readonly before: Stored | null; readonly after: Sound | null },
  lot: Lot,
  entity: string,
  reason: Reason,
  takenBy: (row: Stored | Sound | null, key: number) => Wanted[],
): Promise<void> {
  const wanted = takenBy(after, lot.key);
  // A record that comes back still says when it was removed.
  const since = after?.removed_at ?? null;
  if (after !== null && since === null && isSame(wanted, takenBy(before, lot.key))) return;
  const cause = { entity, key: lot.key };
  const isComingOrGoing = after === null || since !== null;
  await settle(work, cause, reason, wanted, isComingOrGoing ? lot : undefined);
  if (after === null) await empty(work, lot, cause);
  if (since !== null) await putBack(work, lot, cause, since);
}

/** What is left of a lot whose record is taken away, because more was counted than had been made, goes with it. */
async function empty(work: Transaction, lot: Lot, cause: Cause): Promise<void> {
  const [balance = 0] = (await lockBalances(work, [lot])).values();
  if (balance > 0) await book(work, [{ ...lot, mass: -balance, reason: 'COUNT', cause }]);
}

/** As much is left of a lot that comes back as was when its record was removed: what was found or taken then is no more. */
async function putBack(work: Transaction, { lot, key }: Lot, cause: Cause, since: string): Promise<void> {
  const found = await work.run(
    sql<Pick<Move, 'reason' | 'mass'>>`SELECT move_reason AS reason, -sum(move_mass) AS mass FROM stock_move
      WHERE org = ${orgOf(work.actor)} AND cause_entity = ${cause.entity} AND cause_seq = ${cause.key}
        AND ${sql.ref(lots[lot].entity.key)} = ${key} AND move_reason IN ('COUNT', 'SHORT') AND rgst_at >= ${since}
      GROUP BY move_reason`,
  );
  const moves = found.filter(({ mass }) => mass !== 0).map((move) => ({ ...move, lot, key, cause }));
  await book(work, moves);
}
