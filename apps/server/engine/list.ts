import type { Entity, Pagination, ResultNames, Row, Screen } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../http/refusal.ts';
import { contains, filtersSql } from './filters.ts';
import { nameColumns, takeNames } from './names.ts';
import { columnList, scopeSql } from './scope.ts';
import type { Work } from './work.ts';

/** What a list is asked: which page, in which order, narrowed how. */
export interface ListQuery {
  readonly page?: number;
  readonly list_count?: number;
  readonly orderType?: string;
  readonly searchType?: string;
  readonly searchTitle?: string;
  readonly filters?: Readonly<Record<string, unknown>>;
}

export interface ListResult {
  readonly rows: Row[];
  readonly pagination: Pagination;
  readonly resultName: ResultNames;
}

/** Larger pages are cut to this. */
export const MAX_LIST_COUNT = 100;

/** A page of a screen's records. Sort, search and filter columns come only from the screen's definition. */
export async function listRecords(work: Work, screen: Screen, asked: ListQuery): Promise<ListResult> {
  const { run, actor, known } = work;
  const { entity, list } = screen;
  const where = sql`${scopeSql(entity, actor)} AND ${sql.ref(`${entity.table}.removed_at`)} IS NULL
    AND ${titleSql(work, screen, asked)} AND ${filtersSql(entity, list.search, asked.filters ?? {})}`;
  const order = readOrder(screen, asked.orderType ?? list.order);
  const table = sql.table(entity.table);

  const counted = run(sql<{ total: number }>`SELECT count(*)::integer AS total FROM ${table} WHERE ${where}`);
  const count = Math.min(asked.list_count ?? 10, MAX_LIST_COUNT);
  const place = async () => {
    const [{ total } = { total: 0 }] = await counted;
    const total_pages = Math.max(1, Math.ceil(total / count));
    return { page: Math.min(asked.page ?? 1, total_pages), total_pages, total };
  };
  // The first page is asked for without waiting for how many there are.
  const { page, total } = (asked.page ?? 1) === 1 ? { page: 1, total: Number.POSITIVE_INFINITY } : await place();

  const columns = columnList(entity, [...new Set([entity.key, ...list.columns, 'version', 'rgst_at', 'edit_at'])]);
  const keys = keysOfPage(entity, where, order, { count, offset: (page - 1) * count, total });
  const rows = run(
    sql<Row>`SELECT ${sql.join([columns, ...nameColumns(known, entity, list.columns)])} FROM ${table}
      WHERE ${scopeSql(entity, actor)} AND ${sql.ref(entity.key)} = ANY(ARRAY(${keys}))
      ORDER BY ${orderSql(entity, order, false)}`,
    'last',
  );
  const [pagination, found] = await Promise.all([place(), rows]);
  return { ...takeNames(found), pagination };
}

interface Order {
  readonly column: string;
  readonly isDown: boolean;
}

/** The keys of a page, read from whichever end of the list is nearer, so that the last page is as fast as the first. */
function keysOfPage(
  entity: Entity,
  where: RawBuilder<unknown>,
  order: Order,
  { count, offset, total }: { count: number; offset: number; total: number },
): RawBuilder<unknown> {
  const fromEnd = offset > total / 2;
  const limit = Math.max(0, Math.min(count, total - offset));
  const skip = fromEnd ? total - offset - limit : offset;
  return sql`SELECT ${sql.ref(`${entity.table}.${entity.key}`)} FROM ${sql.table(entity.table)} WHERE ${where}
    ORDER BY ${orderSql(entity, order, fromEnd)} LIMIT ${sql.lit(limit)} ${skip > 0 ? sql`OFFSET ${skip}` : sql``}`;
}

function readOrder(screen: Screen, orderType: string): Order {
  const [, column = '', direction] = /^(\w+)\.(asc|desc)$/.exec(orderType) ?? [];
  if (!screen.list.sort.includes(column)) throw invalid([{ name: 'orderType', key: 'field_code', args: {} }]);
  return { column, isDown: direction === 'desc' };
}

/** An order that always ends with the key, so that no two rows ever change places. */
function orderSql(entity: Entity, { column, isDown }: Order, reversed: boolean): RawBuilder<unknown> {
  const way = sql.raw(isDown === reversed ? 'ASC' : 'DESC');
  const at = (name: string) => sql.ref(`${entity.table}.${name}`);
  return sql`${at(column)} ${way}, ${at(entity.key)} ${way}`;
}

function titleSql(work: Work, { entity, list }: Screen, asked: ListQuery): RawBuilder<unknown> {
  const { searchTitle = '', searchType } = asked;
  if (searchType !== undefined && !list.title.includes(searchType)) {
    throw invalid([{ name: 'searchType', key: 'field_code', args: {} }]);
  }
  const text = searchTitle.trim();
  if (text === '') return sql`true`;
  const fields = searchType === undefined ? list.title : [searchType];
  return anySql(fields.map((name) => saysSql(work, entity, name, text)));
}

const anySql = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` OR `)})`;

/** A text stands in a field, or in the names of the record that it refers to. */
function saysSql(work: Work, entity: Entity, name: string, text: string): RawBuilder<unknown> {
  const column = sql.ref(`${entity.table}.${name}`);
  const field = entity.fields[name];
  if (!field || !('to' in field)) return sql`${column} ILIKE ${contains(text)}`;
  const target = work.known.entityNamed(field.to);
  const names = [...new Set([target.label.plain, target.label.locale])];
  return sql`${column} IN (SELECT ${columnList(target, [target.key])} FROM ${sql.table(target.table)}
    WHERE ${scopeSql(target, work.actor)} AND ${anySql(names.map((one) => saysSql(work, target, one, text)))})`;
}
