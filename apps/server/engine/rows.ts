import { type Actor, columnsOf, type Entity, isSame, type Row, type RowTable, rowTablesOf } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { keyColumns } from '../db/schema/ddl.ts';
import { slot } from '../db/shape.ts';
import { columnList, ownership, recordSql } from './scope.ts';
import { shaped } from './shape/shaped.ts';
import type { Work } from './work.ts';

/**
 * Some fields of an entity: those that its own table answers, and those that are lists of rows. What is of the form alone
 * is neither.
 */
export function split(entity: Entity, names: readonly string[]): { columns: string[]; lists: RowTable[] } {
  const lists = rowTablesOf(entity).filter(({ field }) => names.includes(field));
  const isElsewhere = (name: string) => entity.fields[name]?.passing || lists.some(({ field }) => field === name);
  return { columns: names.filter((name) => !isElsewhere(name)), lists };
}

/** The condition that a row belongs to the record beside it. */
export const ofRecord = (rows: RowTable): RawBuilder<boolean> =>
  sql.join(
    keyColumns(rows).map(
      (column) => sql`${sql.ref(`${rows.table}.${column}`)} = ${sql.ref(`${rows.parent}.${column}`)}`,
    ),
    sql` AND `,
  );

/** Columns of a record with its lists of rows, each as it travels. */
export function valueList(entity: Entity, names: readonly string[]): RawBuilder<unknown> {
  const { columns, lists } = split(entity, names);
  return sql.join([columnList(entity, columns), ...lists.map(listSql)]);
}

const listSql = (rows: RowTable) =>
  sql`(SELECT json_agg(each) FROM (SELECT ${sql.join(columnsOf(rows).map((item) => itemSql(rows, item.name, item.column.json)))}
      FROM ${sql.table(rows.table)} WHERE ${ofRecord(rows)} ORDER BY nth) AS each) AS ${sql.ref(rows.field)}`;

const itemSql = ({ table }: RowTable, name: string, json = (column: string) => column) =>
  sql`${sql.raw(json(`"${table}"."${name}"`))} AS ${sql.ref(name)}`;

/** The lists of a locked record. They are asked for once it is locked, so that they are of the version that was. */
export async function readLists(work: Work, entity: Entity, key: number): Promise<Row> {
  const lists = rowTablesOf(entity);
  if (lists.length === 0) return {};
  const [row] = await work.run(shaped(work, entity, 'lists', ({ actor }) => listsSql(entity, lists, actor), { key }));
  return row ?? {};
}

const listsSql = (entity: Entity, lists: readonly RowTable[], actor: Actor) =>
  sql<Row>`SELECT ${sql.join(lists.map(listSql))} FROM ${sql.table(entity.table)}
    WHERE ${recordSql(entity, actor, slot('key'))}`;

/**
 * A statement that makes a record, and one with it that makes its rows; `made` answers its key and version. The rows of a
 * list come in the slot of its field, as `rowsIn` writes them.
 */
export function withRows<R>(lists: readonly RowTable[], actor: Actor, made: RawBuilder<R>): RawBuilder<R> {
  if (lists.length === 0) return made;
  const key = sql`(SELECT key FROM made)`;
  const steps = lists.map((rows) => sql`${sql.ref(rows.table)} AS (${putSql(rows, actor, key, slot(rows.field))})`);
  return sql<R>`WITH made AS (${made}), ${sql.join(steps)} SELECT key, version FROM made`;
}

/** Writes those rows of a list that are others now, and takes away those that are none any more. */
export async function replaceRows(
  work: Work,
  entity: Entity,
  rows: RowTable,
  key: number,
  before: unknown,
  after: unknown,
): Promise<void> {
  const old = placed(before);
  const now = placed(after);
  const fresh = now.filter((row, at) => !isSame(row, old[at]));
  const values = { key, count: now.length, fresh: JSON.stringify(fresh) };
  await work.run(
    shaped(work, entity, `replaced ${rows.field}`, ({ actor }) => replaceSql(rows, actor), values),
    'ahead',
  );
}

/** Takes away the rows of a list beyond a count and writes some; its slots are `key`, `count` and `fresh`. */
function replaceSql(rows: RowTable, actor: Actor) {
  const items = columnsOf(rows).map(({ name }) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const isBeyond = sql`${recordSql(rows, actor, slot('key'))} AND nth > ${slot('count')}`;
  return sql`WITH gone AS (DELETE FROM ${sql.table(rows.table)} WHERE ${isBeyond})
    ${putSql(rows, actor, sql`${slot('key')}`, slot('fresh'))}
    ON CONFLICT ON CONSTRAINT ${sql.ref(`${rows.table}_pkey`)} DO UPDATE SET ${sql.join(items)}`;
}

/** Rows with their places. */
const placed = (value: unknown): Row[] => ((value ?? []) as Row[]).map((row, at) => ({ ...row, nth: at + 1 }));

/** The rows of a list as one text. */
export const rowsIn = (value: unknown): string => JSON.stringify(placed(value));

/** Writes any number of rows in one statement; whatever their items hold comes as one text. */
function putSql(rows: RowTable, actor: Actor, key: RawBuilder<unknown>, given: string): RawBuilder<unknown> {
  const owner = ownership(rows, actor);
  const columns = columnsOf(rows);
  const names = [...keyColumns(rows), 'nth', ...columns.map(({ name }) => name)];
  const types = ['nth integer', ...columns.map(({ name, column }) => `"${name}" ${column.type}`)];
  const record = owner ? sql`${owner.value}::bigint, ${key}::bigint` : sql`${key}::bigint`;
  return sql`INSERT INTO ${sql.table(rows.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    SELECT ${record}, given.* FROM json_to_recordset(${given}::json) AS given(${sql.raw(types.join(', '))})`;
}
