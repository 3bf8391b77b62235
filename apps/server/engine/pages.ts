import type { Entity } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { directionSql } from '../db/schema/ddl.ts';
import { columnList, guardedFrom, ownership, scopeSql } from './scope.ts';
import type { Asking } from './shape/shaped.ts';
import type { Work } from './work.ts';

/** The order of a list; rows that are equal in it follow their keys. */
export interface Order {
  readonly column: string;
  readonly isDown: boolean;
  /** The other way round: the list is read from its end. */
  readonly isFromEnd?: boolean;
}

/** Which rows of a list a page shows. */
export interface Piece {
  readonly limit: number;
  readonly skip: number;
}

/** How many records there are: of one month, or of all when no month is distinguished. */
export interface Heap {
  readonly month: string | null;
  readonly count: number;
}

type Conditions = readonly RawBuilder<unknown>[];

const all = (conditions: Conditions) => sql.join([...conditions], sql` AND `);

/**
 * Counts an owner's living records: without reading them, all at once or month by month, the first month first. What
 * narrows a list is known by reading alone.
 */
export const countLiving = (work: Work, entity: Entity, narrowed: Conditions, isTotal: boolean): Promise<Heap[]> =>
  work.run(countLivingSql(work, entity, narrowed, isTotal));

/** The statement of that count. */
export function countLivingSql(
  { actor }: Asking,
  entity: Entity,
  narrowed: Conditions,
  isTotal: boolean,
): RawBuilder<Heap> {
  const owner = ownership(entity, actor);
  if (!owner || narrowed.length > 0 || entity.about || entity.isView || guardedFrom(entity, actor)) {
    return countEachSql(entity, [scopeSql(entity, actor), living(entity), ...narrowed]);
  }
  const at = sql.ref(`${owner.tally}.month`);
  const month = isTotal ? sql`NULL` : sql`${at}::text`;
  return sql`SELECT ${month} AS month, coalesce(sum(change), 0)::integer AS count FROM ${sql.table(owner.tally)}
      WHERE ${sql.ref(owner.column)} = ${owner.value} AND entity = ${entity.name}
      ${isTotal ? sql`` : sql`GROUP BY ${at} ORDER BY ${at}`}`;
}

/** Counts the records that meet some conditions by reading them. */
export const countEachSql = (entity: Entity, where: Conditions): RawBuilder<Heap> =>
  sql`SELECT NULL AS month, count(*)::integer AS count FROM ${sql.table(entity.table)} WHERE ${all(where)}`;

/** The condition that leaves out what was removed. */
export const living = ({ table }: Entity) => sql`${sql.ref(`${table}.removed_at`)} IS NULL`;

/**
 * The keys of a page. Where the list is ordered as it is tallied, whole months before the page are passed over;
 * otherwise rows are read from whichever end of the list is nearer.
 */
export function keysOfPage(
  { known }: Asking,
  entity: Entity,
  where: Conditions,
  order: Order,
  piece: Piece,
  heaps: readonly Heap[],
): RawBuilder<unknown> {
  if (piece.skip === 0) return keysSql(entity, where, order, piece);
  const isByMonth = order.column === known.talliedBy(entity.name);
  const month = isByMonth ? passMonths(entity, order, piece, heaps) : undefined;
  if (month) return keysSql(entity, [...where, month.start], order, month.piece);
  return keysFromNearerEnd(entity, where, order, piece, countAll(heaps));
}

/** How many records are in all heaps together. */
export const countAll = (heaps: readonly Heap[]): number => heaps.reduce((sum, { count }) => sum + count, 0);

function passMonths(entity: Entity, { column, isDown }: Order, { limit, skip }: Piece, heaps: readonly Heap[]) {
  const at = sql.ref(`${entity.table}.${column}`);
  let left = skip;
  for (const { month, count } of isDown ? heaps.toReversed() : heaps) {
    if (month === null) return undefined;
    const start = isDown ? sql`${at} < ${startOfNext(month)}` : sql`${at} >= ${startOf(month)}`;
    if (left < count) return { start, piece: { limit, skip: left } };
    left -= count;
  }
  return undefined;
}

/** The first moment of a month that is named by its first day; as a date it is that day. */
const startOf = (month: string): string => `${month}T00:00:00Z`;

function startOfNext(month: string): string {
  const [year, nth] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, nth, 1)).toISOString();
}

function keysFromNearerEnd(entity: Entity, where: Conditions, order: Order, { limit, skip }: Piece, total: number) {
  if (skip <= total / 2) return keysSql(entity, where, order, { limit, skip });
  const size = Math.max(0, Math.min(limit, total - skip));
  const reversed = { ...order, isDown: !order.isDown, isFromEnd: true };
  return keysSql(entity, where, reversed, { limit: size, skip: total - skip - size });
}

function keysSql(entity: Entity, where: Conditions, order: Order, { limit, skip }: Piece): RawBuilder<unknown> {
  return sql`SELECT ${columnList(entity, [entity.key])} FROM ${sql.table(entity.table)} WHERE ${all(where)}
    ORDER BY ${orderSql(entity, order)} LIMIT ${sql.lit(limit)} ${skip > 0 ? sql`OFFSET ${skip}` : sql``}`;
}

/** An order that always ends with the key, so that no two rows ever change places. */
export function orderSql(entity: Entity, { column, isDown, isFromEnd }: Order): RawBuilder<unknown> {
  const way = (name: string) => sql.raw(directionSql(entity, name, isDown, isFromEnd));
  return sql.join([column, entity.key].map((name) => sql`${sql.ref(`${entity.table}.${name}`)}${way(name)}`));
}
