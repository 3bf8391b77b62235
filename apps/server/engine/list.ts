import {
  type Actor,
  type Entity,
  type FieldFault,
  kindOf,
  type Pagination,
  type Row,
  type Screen,
  type SearchMode,
} from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import type { Run } from '../db/database.ts';
import { invalid } from '../http/refusal.ts';
import { columnList, scopeSql } from './scope.ts';

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
}

/** Larger pages are cut to this. */
export const MAX_LIST_COUNT = 100;

/** A page of a screen's records. Sort, search and filter columns come only from the screen's definition. */
export async function listRecords(run: Run, actor: Actor, screen: Screen, asked: ListQuery): Promise<ListResult> {
  const { entity, list } = screen;
  const where = sql`${scopeSql(entity, actor)} AND ${sql.ref(`${entity.table}.removed_at`)} IS NULL
    AND ${titleSql(screen, asked)} AND ${filtersSql(screen, asked.filters ?? {})}`;
  const order = readOrder(screen, asked.orderType ?? list.order);
  const table = sql.table(entity.table);

  const [{ total } = { total: 0 }] = await run(
    sql<{ total: number }>`SELECT count(*)::integer AS total FROM ${table} WHERE ${where}`,
  );
  const count = Math.min(asked.list_count ?? 10, MAX_LIST_COUNT);
  const total_pages = Math.max(1, Math.ceil(total / count));
  const page = Math.min(asked.page ?? 1, total_pages);

  const columns = columnList(entity, [...new Set([entity.key, ...list.columns, 'version', 'rgst_at', 'edit_at'])]);
  const keys = keysOfPage(entity, where, order, { count, offset: (page - 1) * count, total });
  const rows = await run(
    sql<Row>`SELECT ${columns} FROM ${table}
      WHERE ${scopeSql(entity, actor)} AND ${sql.ref(entity.key)} IN (${keys})
      ORDER BY ${orderSql(entity, order, false)}`,
  );
  return { rows, pagination: { page, total_pages, total } };
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
    ORDER BY ${orderSql(entity, order, fromEnd)} LIMIT ${limit} OFFSET ${skip}`;
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

const contains = (text: string) => `%${text.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`;

function titleSql({ entity, list }: Screen, { searchTitle = '', searchType }: ListQuery): RawBuilder<unknown> {
  if (searchType !== undefined && !list.title.includes(searchType)) {
    throw invalid([{ name: 'searchType', key: 'field_code', args: {} }]);
  }
  const text = searchTitle.trim();
  if (text === '') return sql`true`;
  const fields = searchType === undefined ? list.title : [searchType];
  return sql`(${sql.join(
    fields.map((name) => sql`${sql.ref(`${entity.table}.${name}`)} ILIKE ${contains(text)}`),
    sql` OR `,
  )})`;
}

/** How each search mode narrows a column, and which values inside what was asked the kind has to check. */
const MODES: Record<
  SearchMode,
  { values(asked: unknown): unknown[] | null; sql(column: RawBuilder<unknown>, asked: never): RawBuilder<unknown> }
> = {
  contains: {
    values: (asked) => (typeof asked === 'string' ? [] : null),
    sql: (column, asked: string) => sql`${column} ILIKE ${contains(asked)}`,
  },
  equals: { values: (asked) => [asked], sql: (column, asked: unknown) => sql`${column} = ${asked}` },
  range: {
    values: (asked) => (isRange(asked) ? [asked.from, asked.to].filter((end) => end != null) : null),
    sql: (column, { from, to }: Range) =>
      sql`${from == null ? sql`true` : sql`${column} >= ${from}`} AND ${to == null ? sql`true` : sql`${column} <= ${to}`}`,
  },
  one_of: {
    values: (asked) => (Array.isArray(asked) ? asked : null),
    sql: (column, asked: unknown[]) => sql`${column} = ANY(${asked})`,
  },
  any_of: {
    values: (asked) => (Array.isArray(asked) ? asked.map((one) => [one]) : null),
    sql: (column, asked: unknown[]) => sql`${column} && ${asked}`,
  },
};

interface Range {
  readonly from?: unknown;
  readonly to?: unknown;
}

const isRange = (asked: unknown): asked is Range =>
  typeof asked === 'object' && asked !== null && Object.keys(asked).every((key) => key === 'from' || key === 'to');

/** The conditions of all filters; whatever the screen does not offer or its kind refuses is a fault at that filter. */
function filtersSql({ entity, list }: Screen, filters: Readonly<Record<string, unknown>>): RawBuilder<unknown> {
  const faults: FieldFault[] = [];
  const conditions = Object.entries(filters).flatMap(([name, asked]) => {
    const field = list.search.includes(name) ? entity.fields[name] : undefined;
    if (!field) {
      faults.push({ name, key: 'field_unknown', args: {} });
      return [];
    }
    const mode = MODES[kindOf(field).search];
    const values = mode.values(asked);
    const fault =
      values === null ? { key: 'field_code' } : firstFault(values.map((value) => kindOf(field).check(value, field)));
    if (fault) {
      faults.push({ name, args: {}, ...fault });
      return [];
    }
    const isNothing = Array.isArray(asked) && asked.length === 0;
    return isNothing ? [] : [mode.sql(sql.ref(`${entity.table}.${name}`), asked as never)];
  });
  if (faults.length > 0) throw invalid(faults);
  return sql.join([sql`true`, ...conditions], sql` AND `);
}

const firstFault = <T>(faults: readonly (T | null)[]) => faults.find((fault) => fault !== null);
