import { REASONS } from '@hanjan/model/stock/ledger.ts';
import type { LotName, Reason, StockKind } from '@hanjan/model/stock/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';
import { lots, STOCK_KINDS, seenLots } from './stock_lots.ts';

/** A statement of the keys of lots of one kind. */
export type Keys = RawBuilder<unknown>;

/** What went into a lot altogether, ×10 g, by its record `made`. */
const WHOLE: Readonly<Record<StockKind, RawBuilder<unknown>>> = {
  greenbean: sql`0`,
  roasting: sql`made.greenbean_total_mass`,
  blending: sql`made.blending_total_mass`,
  received: sql`0`,
};

/** What was moved of a lot, by reason. */
const MOVED = sql`json_build_object(${sql.join(
  REASONS.flatMap((reason) => [
    sql.lit(reason),
    sql`coalesce(sum(move_mass) FILTER (WHERE move_reason = ${sql.lit(reason)}), 0)`,
  ]),
)})`;

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
    const { entity } = lots[kind];
    const column = sql.ref(entity.key);
    return sql`SELECT ${sql.lit(nth)} AS nth, ${kind} AS kind, lot.key AS lot, id, name, name_locale, year, roasted_on, batch, mark,
        coalesce(balance, 0) AS balance, coalesce(${WHOLE[kind]}, 0) AS whole, moved
      FROM (SELECT * FROM ${seenLots(kind, actor)} AS seen WHERE is_there AND key IN (${chain[kind]})) AS lot
      JOIN ${sql.table(entity.table)} AS made ON made.org = ${org} AND made.${column} = lot.key
      LEFT JOIN (SELECT ${column} AS key, ${MOVED} AS moved FROM stock_move
          WHERE org = ${org} AND ${column} IN (${chain[kind]}) GROUP BY 1) AS moves ON moves.key = lot.key`;
  });
  return run(
    sql<FoundLot<K>>`SELECT kind, lot, id, name, name_locale, year, roasted_on, batch, mark, balance, whole, moved
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS chain ORDER BY nth, roasted_on DESC NULLS FIRST, lot DESC`,
  );
}
