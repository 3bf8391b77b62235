import {
  type Entity,
  fieldsAt,
  MAX_LIST_COUNT,
  type Pagination,
  type ResultNames,
  type Row,
  type Screen,
  WRITER,
  writerIn,
} from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../http/refusal.ts';
import { contains, filtersSql } from './filters.ts';
import { initialsSql } from './initials.ts';
import { nameColumns, takeNames } from './names.ts';
import { countAll, countEach, countLiving, keysOfPage, living, type Order, orderSql } from './pages.ts';
import { restorableSql } from './removed.ts';
import { valueList } from './rows.ts';
import { columnList, personSql, scopeSql } from './scope.ts';
import type { Work } from './work.ts';

/** What a list is asked: which page, in which order, narrowed how. */
export interface ListQuery {
  readonly page?: number;
  readonly list_count?: number;
  readonly orderType?: string;
  readonly searchType?: string;
  readonly searchTitle?: string;
  readonly filters?: Readonly<Record<string, unknown>>;
  /** The fields to answer instead of the screen's own columns. */
  readonly columns?: readonly string[];
  /** The removed records that the actor may bring back, the one that was removed last first, instead of the living ones. */
  readonly removed?: boolean;
}

/** Which records a question is about, as statements need to know it: conditions besides the owner's, and their order. */
export interface Selection {
  readonly narrowed: readonly RawBuilder<unknown>[];
  readonly order: Order;
}

interface ListResult {
  readonly rows: Row[];
  readonly pagination: Pagination;
  readonly resultName: ResultNames;
}

/** What a question selects. Sort, search and filters come only from the screen's definition. */
export function selectionOf(work: Work, screen: Screen, asked: ListQuery): Selection {
  const { entity, list } = screen;
  return {
    narrowed: [...titleSql(work, screen, asked), ...filtersSql(work.actor, entity, list.search, asked.filters ?? {})],
    order: readOrder(screen, asked.orderType ?? list.order),
  };
}

/** Which records of a screen a list is of, in which order, and what it says of them besides. */
function heapOf(work: Work, screen: Screen, asked: ListQuery) {
  const { narrowed, order } = selectionOf(work, screen, asked);
  const { entity } = screen;
  if (!asked.removed) return { narrowed, order, of: living(entity), further: [] };
  const further = [columnList(entity, ['removed_at']), sql`${personSql(entity, 'removed_by')} AS removed_user`];
  return { narrowed, order: LAST_REMOVED, of: restorableSql(work, screen), further };
}

const LAST_REMOVED: Order = { column: 'removed_at', isDown: true };

/** The columns of a statement that bring fields of records, with the names behind their references. */
export const rowSql = (work: Work, entity: Entity, names: readonly string[]): RawBuilder<unknown> =>
  sql.join([
    valueList(entity, [...new Set([entity.key, ...entity.id, ...names, 'version', 'rgst_at', 'edit_at'])]),
    ...nameColumns(work, entity, names),
  ]);

/** A page of a screen's records. */
export async function listRecords(work: Work, screen: Screen, asked: ListQuery): Promise<ListResult> {
  const { run, actor } = work;
  const { entity } = screen;
  const { plain, locale } = entity.label;
  // Records are known by their labels and what tells those apart, whatever is asked for.
  const columns = openColumns(screen, asked, [...fieldsAt(screen, 'LIST'), ...writerIn(screen)]);
  const names = [...new Set([...columns, plain, locale, ...entity.subtitle])].filter((name) => name !== WRITER);
  const signed = columns.includes(WRITER) ? [sql`${personSql(entity, 'rgst_by')} AS ${sql.ref(WRITER)}`] : [];
  const { narrowed, order, of, further } = heapOf(work, screen, asked);
  const where = [scopeSql(entity, actor), of, ...narrowed];
  const isFirst = (asked.page ?? 1) === 1;

  const heaped = asked.removed ? countEach(work, entity, where) : countLiving(work, entity, narrowed, isFirst);
  const count = Math.min(asked.list_count ?? 10, MAX_LIST_COUNT);
  const place = async () => {
    const total = countAll(await heaped);
    const total_pages = Math.max(1, Math.ceil(total / count));
    return { page: Math.min(asked.page ?? 1, total_pages), total_pages, total };
  };
  // The first page is asked for without waiting for how many there are.
  const page = isFirst ? 1 : (await place()).page;

  const piece = { limit: count, skip: (page - 1) * count };
  const keys = keysOfPage(work, entity, where, order, piece, isFirst ? [] : await heaped);
  const rows = run(
    sql<Row>`SELECT ${sql.join([rowSql(work, entity, names), ...further, ...signed])} FROM ${sql.table(entity.table)}
      WHERE ${scopeSql(entity, actor)} AND ${sql.ref(entity.key)} = ANY(ARRAY(${keys}))
      ORDER BY ${orderSql(entity, order)}`,
    'last',
  );
  const [pagination, found] = await Promise.all([place(), rows]);
  return { ...takeNames(found), pagination };
}

/** The columns that are asked for, or else those of the list, as far as they are open; another one is a fault. */
export function openColumns({ list }: Screen, { columns }: ListQuery, open: readonly string[]): string[] {
  const isOpen = (name: string) => open.includes(name);
  if (columns && !columns.every(isOpen)) throw invalid([{ name: 'columns', key: 'field_code', args: {} }]);
  return [...new Set(columns ?? list.columns.filter(isOpen))];
}

function readOrder(screen: Screen, orderType: string): Order {
  const [, column = '', direction] = /^(\w+)\.(asc|desc)$/.exec(orderType) ?? [];
  if (!screen.list.sort.includes(column)) throw invalid([{ name: 'orderType', key: 'field_code', args: {} }]);
  return { column, isDown: direction === 'desc' };
}

function titleSql(work: Work, { entity, list }: Screen, asked: ListQuery): RawBuilder<unknown>[] {
  const { searchTitle = '', searchType } = asked;
  if (searchType !== undefined && !list.title.includes(searchType)) {
    throw invalid([{ name: 'searchType', key: 'field_code', args: {} }]);
  }
  return saidInSql(work, entity, searchType === undefined ? list.title : [searchType], searchTitle);
}

/** The condition that a text stands in one of some fields; none for no text. */
export function saidInSql(work: Work, entity: Entity, names: readonly string[], said: string): RawBuilder<unknown>[] {
  const text = said.trim();
  return text === '' ? [] : [oneSaysSql(work, entity, names, text)];
}

/** A text stands in one of some fields; lone initial consonants stand for syllables in those that are names. */
function oneSaysSql(work: Work, entity: Entity, names: readonly string[], text: string): RawBuilder<unknown> {
  const searched = work.known.searchedNames(entity.name);
  const known = names.filter((name) => searched.includes(name));
  const byInitials = initialsSql(entity, searched, known, text);
  const rest = byInitials ? names.filter((name) => !searched.includes(name)) : names;
  return anySql([...(byInitials ? [byInitials] : []), ...rest.map((name) => saysSql(work, entity, name, text))]);
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
    WHERE ${scopeSql(target, work.actor)} AND ${oneSaysSql(work, target, names, text)})`;
}
