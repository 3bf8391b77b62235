import type { DeliveredTo } from '@hanjan/model/stock/delivered.ts';
import type { MadeInto, StockKind, StockLeft, WentTo } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { readDelivered } from '../../domain/delivered.ts';
import { orgOf } from '../../domain/org.ts';
import { type Gone, readGone } from '../../domain/stock_left.ts';
import { type Lot, lots, seenLots } from '../../domain/stock_lots.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { notFound } from '../../http/refusal.ts';

/** How many deliveries are answered at the most, the newest. */
const MOST = 1000;

/** Where a lot went: to whom it left itself, into which blends it went, and to whom those left. */
export async function readLeft(work: Transaction, kind: StockKind, lot: number): Promise<StockLeft> {
  const { run, actor } = work;
  const { partOf } = lots[kind];
  const [seen, gone, into, delivered] = await Promise.all([
    run(sql`SELECT FROM ${seenLots(kind, actor)} AS lot WHERE key = ${lot}`),
    readGone(work, kind, sql`SELECT ${lot}::bigint`, MOST),
    partOf ? readInto(work, kind, partOf, lot) : [],
    kind === 'blending' ? readDelivered(work, sql`SELECT ${lot}::bigint`) : [],
  ]);
  if (seen.length === 0) throw notFound();
  return { went: byCustomer(gone, delivered), into };
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
  const keys = sql`SELECT key FROM (${parts}) AS parts`;
  const [all, gone, delivered] = await Promise.all([
    run(
      sql<Omit<MadeInto, 'went'>>`SELECT key, id, name, name_locale, roasted_on, parts.mass FROM (${parts}) AS parts
        JOIN ${seenLots(made, actor)} AS lot USING (key) WHERE is_there ORDER BY roasted_on DESC, key DESC`,
    ),
    readGone(work, made, keys, MOST),
    made === 'blending' ? readDelivered(work, keys) : [],
  ]);
  const of = <Each extends { readonly lot: number }>(each: readonly Each[], key: number) =>
    each.filter(({ lot }) => lot === key);
  return all.map((one) => ({ ...one, went: byCustomer(of(gone, one.key), of(delivered, one.key)) }));
}

/**
 * What left, customer by customer, with what linked cafes received of it; whoever got something last stands first, then
 * cafes that received what nobody delivered, and last what is for nobody.
 */
function byCustomer(gone: readonly Gone[], delivered: readonly DeliveredTo[]): WentTo[] {
  const groups = Map.groupBy(gone, ({ customer }) =>
    JSON.stringify([customer?.key, customer?.key ? '' : customer?.name]),
  );
  const figuresOf = (key: number | null | undefined) => {
    const found = delivered.find(({ cafe }) => cafe.key === key);
    if (!found) return null;
    const { lot: _lot, cafe: _cafe, ...figures } = found;
    return figures;
  };
  const went = [...groups.values()].map((each): WentTo => {
    const customer = each[0]?.customer ?? null;
    return {
      customer,
      mass: each.reduce((sum, { mass }) => sum + mass, 0),
      moves: each.map(({ mass, reason, rgst_at, bags }) => ({ mass, reason, rgst_at, bags })),
      delivered: figuresOf(customer?.key),
    };
  });
  const unsent = delivered.filter(({ cafe }) => !went.some(({ customer }) => customer?.key === cafe.key));
  return [
    ...went,
    ...unsent.map(({ cafe }): WentTo => ({ customer: cafe, mass: 0, moves: [], delivered: figuresOf(cafe.key) })),
  ].toSorted((a, b) => Number(a.customer === null) - Number(b.customer === null));
}
