import { mayEver } from '@hanjan/core';
import { roasterCafeScreen } from '@hanjan/model/roaster/cafe.ts';
import {
  HAND_REASONS,
  leavesBy,
  type StockBags,
  type StockCustomer,
  type StockKind,
  type WentTo,
} from '@hanjan/model/stock/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';
import { isTakenBackSql } from './stock_back.ts';
import { lots } from './stock_lots.ts';

/** Whom a move of a table went to, as `StockCustomer`: a linked cafe by what it is called now, also once the link has ended. */
export const customerSql = (move: string): RawBuilder<StockCustomer | null> => {
  const own = (column: string) => sql.ref(`${move}.${column}`);
  return sql`CASE WHEN ${own('move_customer_seq')} IS NOT NULL THEN (
      SELECT json_build_object('key', roaster_cafe_seq, 'name', roaster_cafe_name, 'name_locale', roaster_cafe_name_locale)
        FROM roaster_cafe WHERE roaster_cafe.org = ${own('org')} AND roaster_cafe.roaster_cafe_seq = ${own('move_customer_seq')})
    WHEN ${own('move_customer')} IS NOT NULL THEN json_build_object('key', NULL, 'name', ${own('move_customer')},
      'name_locale', ${own('move_customer')}) END`;
};

/** The bags of a move, as `StockBags`. */
export const bagsSql = (move: string): RawBuilder<StockBags | null> => {
  const [mass, count] = [sql.ref(`${move}.move_bag_mass`), sql.ref(`${move}.move_bag_count`)];
  return sql`CASE WHEN ${count} IS NOT NULL THEN json_build_object('mass', ${mass}, 'count', ${count}) END`;
};

/** Coffee that left a lot: when, how much, in which bags and to whom. */
export type Gone = WentTo['moves'][number] & {
  readonly lot: number;
  readonly customer: StockCustomer | null;
  /** What is said of a linked cafe in its record; null for whoever does not read that. */
  readonly contact: string | null;
};

/** What left some lots by hand and was not taken back, newest first; all of it, or the newest so many. */
export function readGone(
  { run, actor }: Transaction,
  kind: StockKind,
  keys: RawBuilder<unknown>,
  most: number | null = null,
): Promise<Gone[]> {
  const key = sql.ref(lots[kind].entity.key);
  const contact = mayEver(actor, roasterCafeScreen, 'read')
    ? sql`(SELECT roaster_cafe_desc FROM roaster_cafe
          WHERE roaster_cafe.org = gone.org AND roaster_cafe_seq = gone.move_customer_seq)`
    : sql`NULL`;
  return run(
    sql<Gone>`SELECT ${key} AS lot, -move_mass AS mass, move_reason AS reason, rgst_at, ${bagsSql('gone')} AS bags,
        ${customerSql('gone')} AS customer, ${contact} AS contact
      FROM stock_move AS gone
     WHERE org = ${orgOf(actor)} AND ${key} IN (${keys}) AND move_reason = ANY(${HAND_REASONS.filter(leavesBy)}) AND back_of IS NULL
       AND NOT ${isTakenBackSql('gone')}
     ORDER BY move_seq DESC LIMIT ${most}`,
  );
}
