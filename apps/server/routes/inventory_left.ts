import {
  HAND_REASONS,
  leavesBy,
  type MadeInto,
  type StockCustomer,
  type StockKind,
  type StockLeft,
  type WentTo,
} from '@hanjan/model/roaster/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import { orgOf } from '../domain/org.ts';
import { bagsSql, customerSql } from '../domain/stock_left.ts';
import { type Lot, lots, seenLots } from '../domain/stock_lots.ts';
import type { Transaction } from '../engine/transaction.ts';
import { notFound } from '../http/refusal.ts';

/** How many deliveries are answered at the most, the newest. */
const MOST = 1000;

type Gone = WentTo['moves'][number] & { readonly lot: number; readonly customer: StockCustomer | null };

/** Where a lot went: to whom it left itself, into which blends it went, and to whom those left. */
export async function readLeft(work: Transaction, kind: StockKind, lot: number): Promise<StockLeft> {
  const { run, actor } = work;
  const { partOf } = lots[kind];
  const [seen, gone, into] = await Promise.all([
    run(sql`SELECT FROM ${seenLots(kind, actor)} AS lot WHERE key = ${lot}`),
    readGone(work, kind, sql`SELECT ${lot}::bigint`),
    partOf ? readInto(work, kind, partOf, lot) : [],
  ]);
  if (seen.length === 0) throw notFound();
  return { went: byCustomer(gone), into };
}

/** What a lot went into, whether it was taken from the stock for that or not. */
async function readInto(
  work: Transaction,
  kind: StockKind,
  { kind: made, table, mass }: NonNullable<Lot['partOf']>,
  lot: number,
): Promise<MadeInto[]> {
  const { run, actor } = work;
  const [key, own] = [sql.ref(lots[made].entity.key), sql.ref(lots[kind].entity.key)];
  const parts = sql`SELECT ${key} AS key, sum(${sql.ref(mass)})::integer AS mass FROM ${sql.table(table)}
    WHERE org = ${orgOf(actor)} AND ${own} = ${lot} GROUP BY 1`;
  const [all, gone] = await Promise.all([
    run(
      sql<Omit<MadeInto, 'went'>>`SELECT key, id, name, name_locale, roasted_on, parts.mass FROM (${parts}) AS parts
        JOIN ${seenLots(made, actor)} AS lot USING (key) WHERE is_there ORDER BY roasted_on DESC, key DESC`,
    ),
    readGone(work, made, sql`SELECT key FROM (${parts}) AS parts`),
  ]);
  return all.map((one) => ({ ...one, went: byCustomer(gone.filter(({ lot }) => lot === one.key)) }));
}

/** What left some lots by hand and was not taken back, newest first. */
function readGone({ run, actor }: Transaction, kind: StockKind, keys: RawBuilder<unknown>): Promise<Gone[]> {
  const key = sql.ref(lots[kind].entity.key);
  return run(
    sql<Gone>`SELECT ${key} AS lot, -move_mass AS mass, move_reason AS reason, rgst_at, ${bagsSql('gone')} AS bags,
        ${customerSql('gone')} AS customer
      FROM stock_move AS gone
     WHERE org = ${orgOf(actor)} AND ${key} IN (${keys}) AND move_reason = ANY(${HAND_REASONS.filter(leavesBy)}) AND back_of IS NULL
       AND NOT EXISTS (SELECT FROM stock_move AS back WHERE back.org = gone.org AND back.back_of = gone.move_seq)
     ORDER BY move_seq DESC LIMIT ${MOST}`,
  );
}

/** What left, customer by customer; whoever got something last stands first, and last what is for nobody. */
function byCustomer(gone: readonly Gone[]): WentTo[] {
  const groups = Map.groupBy(gone, ({ customer }) =>
    JSON.stringify([customer?.key, customer?.key ? '' : customer?.name]),
  );
  return [...groups.values()]
    .map((each) => ({
      customer: each[0]?.customer ?? null,
      mass: each.reduce((sum, { mass }) => sum + mass, 0),
      moves: each.map(({ mass, reason, rgst_at, bags }) => ({ mass, reason, rgst_at, bags })),
    }))
    .toSorted((a, b) => Number(a.customer === null) - Number(b.customer === null));
}
