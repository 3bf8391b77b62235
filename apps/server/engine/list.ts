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
import type { Runnable } from '../db/statement.ts';
import { invalid } from '../http/refusal.ts';
import { contains, filtersSql } from './filters.ts';
import { initialsSql } from './initials.ts';
import { nameColumns, takeNames } from './names.ts';
import {
  countAll,
  countEachSql,
  countLivingSql,
  type Heap,
  keysOfPage,
  living,
  type Order,
  orderSql,
  type Piece,
} from './pages.ts';
import { restorableSql } from './removed.ts';
import { valueList } from './rows.ts';
import { columnList, personSql, scopeSql } from './scope.ts';
import { type Asking, shaped } from './shape/shaped.ts';
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
export function selectionOf(asking: Asking, screen: Screen, asked: ListQuery): Selection {
  const { entity, list } = screen;
  return {
    narrowed: [
      ...titleSql(asking, screen, asked),
      ...filtersSql(asking.actor, entity, list.search, asked.filters ?? {}),
    ],
    order: readOrder(screen, asked.orderType ?? list.order),
  };
}

/** Which records of a screen a list is of, and in which order. */
interface Heaped extends Selection {
  /** Living ones, or those that the actor may bring back. */
  readonly of: RawBuilder<unknown>;
  readonly isRemoved: boolean;
}

function heapOf(asking: Asking, screen: Screen, asked: ListQuery): Heaped {
  const selection = selectionOf(asking, screen, asked);
  if (!asked.removed) return { ...selection, of: living(screen.entity), isRemoved: false };
  return { ...selection, order: LAST_REMOVED, of: restorableSql(asking, screen), isRemoved: true };
}

const LAST_REMOVED: Order = { column: 'removed_at', isDown: true };

/** The columns of a statement that bring fields of records, with the names behind their references. */
export const rowSql = (asking: Asking, entity: Entity, names: readonly string[]): RawBuilder<unknown> =>
  sql.join([
    valueList(entity, [...new Set([entity.key, ...entity.id, ...names, 'version', 'rgst_at', 'edit_at'])]),
    ...nameColumns(asking, entity, names),
  ]);

/** A page of a screen's records. */
export async function listRecords(work: Work, screen: Screen, asked: ListQuery): Promise<ListResult> {
  const { run } = work;
  const { plain, locale } = screen.entity.label;
  // Records are known by their labels and what tells those apart, whatever is asked for.
  const columns = openColumns(screen, asked, [...fieldsAt(screen, 'LIST'), ...writerIn(screen)]);
  const names = [...new Set([...columns, plain, locale, ...screen.entity.subtitle])];
  const isFirst = (asked.page ?? 1) === 1;
  const count = Math.min(asked.list_count ?? 10, MAX_LIST_COUNT);

  // What is wrong with the question is refused before anything is asked of the database.
  const heap = heapOf(work, screen, asked);
  // What is narrowed differs in more than values, and the pages behind the first in where they begin.
  const isShaped = isFirst && isWhole(asked);
  const statement = <R>(name: string, build: (asking: Asking, heap: Heaped) => RawBuilder<R>): Runnable<R> =>
    isShaped ? shaped(work, screen, name, (asking) => build(asking, heapOf(asking, screen, asked))) : build(work, heap);

  const heaped = run(statement('count', (asking, heap) => countSql(asking, screen, heap, isFirst)));
  const place = async () => {
    const total = countAll(await heaped);
    const total_pages = Math.max(1, Math.ceil(total / count));
    return { page: Math.min(asked.page ?? 1, total_pages), total_pages, total };
  };
  // The first page is asked for without waiting for how many there are.
  const page = isFirst ? 1 : (await place()).page;
  const piece = { limit: count, skip: (page - 1) * count };
  const heaps = isFirst ? [] : await heaped;
  const shape = `${asked.orderType} ${count} ${names}`;
  const rows = run(
    statement(shape, (asking, heap) => pageSql(asking, screen, names, heap, piece, heaps)),
    'last',
  );
  const [pagination, found] = await Promise.all([place(), rows]);
  return { ...takeNames(found), pagination };
}

/** Whether a list is asked for as it is, without anything that narrows it. */
const isWhole = ({ removed, searchType, searchTitle, filters = {} }: ListQuery): boolean =>
  !removed && searchType === undefined && searchTitle === undefined && Object.keys(filters).length === 0;

function countSql(asking: Asking, { entity }: Screen, { narrowed, of, isRemoved }: Heaped, isTotal: boolean) {
  if (!isRemoved) return countLivingSql(asking, entity, narrowed, isTotal);
  return countEachSql(entity, [scopeSql(entity, asking.actor), of, ...narrowed]);
}

function pageSql(
  asking: Asking,
  { entity }: Screen,
  names: readonly string[],
  { narrowed, order, of, isRemoved }: Heaped,
  piece: Piece,
  heaps: readonly Heap[],
): RawBuilder<Row> {
  const scope = scopeSql(entity, asking.actor);
  const person = (column: string, name: string) => sql`${personSql(entity, column)} AS ${sql.ref(name)}`;
  const columns = [
    rowSql(
      asking,
      entity,
      names.filter((name) => name !== WRITER),
    ),
    ...(isRemoved ? [columnList(entity, ['removed_at']), person('removed_by', 'removed_user')] : []),
    ...(names.includes(WRITER) ? [person('rgst_by', WRITER)] : []),
  ];
  return sql<Row>`SELECT ${sql.join(columns)} FROM ${sql.table(entity.table)}
    WHERE ${scope} AND ${sql.ref(entity.key)} = ANY(ARRAY(${keysOfPage(asking, entity, [scope, of, ...narrowed], order, piece, heaps)}))
    ORDER BY ${orderSql(entity, order)}`;
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

function titleSql(asking: Asking, { entity, list }: Screen, asked: ListQuery): RawBuilder<unknown>[] {
  const { searchTitle = '', searchType } = asked;
  if (searchType !== undefined && !list.title.includes(searchType)) {
    throw invalid([{ name: 'searchType', key: 'field_code', args: {} }]);
  }
  return saidInSql(asking, entity, searchType === undefined ? list.title : [searchType], searchTitle);
}

/** The condition that a text stands in one of some fields; none for no text. */
export function saidInSql(
  asking: Asking,
  entity: Entity,
  names: readonly string[],
  said: string,
): RawBuilder<unknown>[] {
  const text = said.trim();
  return text === '' ? [] : [oneSaysSql(asking, entity, names, text)];
}

/** A text stands in one of some fields; lone initial consonants stand for syllables in those that are names. */
function oneSaysSql(asking: Asking, entity: Entity, names: readonly string[], text: string): RawBuilder<unknown> {
  const searched = asking.known.searchedNames(entity.name);
  const known = names.filter((name) => searched.includes(name));
  const byInitials = initialsSql(entity, searched, known, text);
  const rest = byInitials ? names.filter((name) => !searched.includes(name)) : names;
  return anySql([...(byInitials ? [byInitials] : []), ...rest.map((name) => saysSql(asking, entity, name, text))]);
}

const anySql = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` OR `)})`;

/** A text stands in a field, or in the names of the record that it refers to. */
function saysSql(asking: Asking, entity: Entity, name: string, text: string): RawBuilder<unknown> {
  const column = sql.ref(`${entity.table}.${name}`);
  const field = entity.fields[name];
  if (!field || !('to' in field)) return sql`${column} ILIKE ${contains(text)}`;
  const target = asking.known.entityNamed(field.to);
  const names = [...new Set([target.label.plain, target.label.locale])];
  return sql`${column} IN (SELECT ${columnList(target, [target.key])} FROM ${sql.table(target.table)}
    WHERE ${scopeSql(target, asking.actor)} AND ${oneSaysSql(asking, target, names, text)})`;
}
