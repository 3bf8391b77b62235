import type { LotName, Reason, StockKind } from '@hanjan/model/stock/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';
import { lots, STOCK_KINDS, seenLots } from './stock_lots.ts';

/** A statement of the keys of lots of one kind. */
export type Keys = RawBuilder<unknown>;

/** What went into a lot altogether, ×10 g. */
const WHOLE: Readonly<Record<StockKind, RawBuilder<unknown>>> = {
  greenbean: sql`0`,
  roasting: sql`(SELECT greenbean_total_mass FROM roaster_roasting_result AS made
    WHERE made.org = lot.org AND roasting_result_key = lot.key)`,
  blending: sql`(SELECT blending_total_mass FROM roaster_blending_result AS made
    WHERE made.org = lot.org AND blending_result_key = lot.key)`,
  received: sql`0`,
};

/** A lot as it was found, with what was moved of it by reason. */
export type FoundLot<K extends StockKind> = { readonly kind: K; readonly lot: number } & LotName & {
    readonly whole: number;
    readonly balance: number;
    readonly moved: Readonly<Partial<Record<Reason, number>>> | null;
  };

/** The lots with some keys, by kind, that an actor sees and that are there, with what was moved of each by reason. */
export function readMovedLots<K extends StockKind>(
  { run, actor }: Transaction,
  chain: Readonly<Record<K, Keys>>,
): Promise<FoundLot<K>[]> {
  const org = orgOf(actor);
  const parts = STOCK_KINDS.filter((kind): kind is K => kind in chain).map((kind, nth) => {
    const column = sql.ref(lots[kind].entity.key);
    return sql`SELECT ${sql.lit(nth)} AS nth, ${kind} AS kind, lot.key AS lot, id, name, name_locale, year, roasted_on, batch, mark,
        coalesce(balance, 0) AS balance, coalesce(${WHOLE[kind]}, 0) AS whole, moved
      FROM (SELECT ${org}::bigint AS org, seen.* FROM ${seenLots(kind, actor)} AS seen
             WHERE is_there AND key IN (${chain[kind]})) AS lot
      LEFT JOIN (SELECT key, json_object_agg(move_reason, mass) AS moved
          FROM (SELECT ${column} AS key, move_reason, sum(move_mass)::bigint AS mass FROM stock_move
                 WHERE org = ${org} AND ${column} IN (${chain[kind]}) GROUP BY 1, 2) AS summed
         GROUP BY key) AS moves USING (key)`;
  });
  return run(
    sql<FoundLot<K>>`SELECT kind, lot, id, name, name_locale, year, roasted_on, batch, mark, balance, whole, moved
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS chain ORDER BY nth, roasted_on DESC NULLS FIRST, lot DESC`,
  );
}
