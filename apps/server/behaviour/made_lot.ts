import { sql } from 'kysely';
import { orgOf } from '../domain/org.ts';
import { book, type Cause, lockBalances, type Move, type Wanted } from '../domain/stock.ts';
import { lots } from '../domain/stock_lots.ts';
import type { Transaction } from '../engine/transaction.ts';

/** A lot that a record makes, such as a roast its batch. */
type Lot = Pick<Wanted, 'lot' | 'key'>;

/** What is left of a lot whose record is taken away, because more was counted than had been made, goes with it. */
export async function empty(work: Transaction, lot: Lot, cause: Cause): Promise<void> {
  const [balance = 0] = (await lockBalances(work, [lot])).values();
  if (balance > 0) await book(work, [{ ...lot, mass: -balance, reason: 'COUNT', cause }]);
}

/** As much is left of a lot that comes back as was when its record was removed: what was found or taken then is no more. */
export async function putBack(work: Transaction, { lot, key }: Lot, cause: Cause, since: string): Promise<void> {
  const found = await work.run(
    sql<Pick<Move, 'reason' | 'mass'>>`SELECT move_reason AS reason, -sum(move_mass) AS mass FROM stock_move
      WHERE org = ${orgOf(work.actor)} AND cause_entity = ${cause.entity} AND cause_seq = ${cause.key}
        AND ${sql.ref(lots[lot].entity.key)} = ${key} AND move_reason IN ('COUNT', 'SHORT') AND rgst_at >= ${since}
      GROUP BY move_reason`,
  );
  await book(
    work,
    found.map((move) => ({ ...move, lot, key, cause })),
  );
}
