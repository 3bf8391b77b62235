import { type Entity, type FieldFault, kindOf, type Pointer, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { columnList, ownedSql, scopeSql } from './scope.ts';
import type { Referrer, Work } from './work.ts';

/** A record and those of its fields that are looked at. */
interface Asked {
  readonly row: Row;
  readonly names: readonly string[];
}

interface Options {
  /** Leaves out what need not be looked for. */
  readonly isAsked?: (pointer: Pointer) => boolean;
  /** Nothing is saved afterwards, so that nothing has to stay as it is. */
  readonly isForReading?: boolean;
}

/**
 * Faults of the named fields that point at codes or records which are not there, or not there for this actor; of lists of
 * rows every place that does.
 */
export async function checkExistence(
  work: Work,
  entity: Entity,
  row: Row,
  names: readonly string[],
  options?: Options,
): Promise<FieldFault[]> {
  const [faults = []] = await checkAllExistence(work, entity, [{ row, names }], options);
  return faults;
}

/** The same for any number of records with one statement for each entity that they refer to; faults record by record. */
export async function checkAllExistence(
  work: Work,
  entity: Entity,
  records: readonly Asked[],
  { isAsked = () => true, isForReading = false }: Options = {},
): Promise<FieldFault[][]> {
  const pointers = records.map((record) => pointersOf(entity, record, isAsked));
  const all = pointers.flat().map(({ pointer }) => pointer);
  const found = new Set((await Promise.all([findCodes(work, all), ...findRecords(work, all, isForReading)])).flat());
  return pointers.map((each) => faultsOf(each, found));
}

interface Named {
  readonly name: string;
  readonly pointer: Pointer;
}

const pointersOf = ({ fields }: Entity, { row, names }: Asked, isAsked: (pointer: Pointer) => boolean): Named[] =>
  names.flatMap((name) => {
    const field = fields[name];
    const value = row[name] ?? null;
    const found = field && value !== null ? kindOf(field).points?.(value, field) : undefined;
    return [found ?? []].flat().flatMap((pointer) => (isAsked(pointer) ? [{ name, pointer }] : []));
  });

const faultsOf = (pointers: readonly Named[], found: ReadonlySet<string>): FieldFault[] =>
  pointers
    .filter(({ pointer }) => namesIn(pointer).some((name) => !found.has(name)))
    .map(({ name, pointer: { at, ...pointer } }) => ({
      name,
      key: 'group' in pointer ? 'field_code' : 'field_ref',
      args: {},
      ...(at && { at }),
    }));

/** What a pointer points at: each code behind its group, each record behind its entity. */
const namesIn = (pointer: Pointer): string[] =>
  'group' in pointer
    ? pointer.ids.map((id) => `${pointer.group} ${id}`)
    : pointer.keys.map((key) => `${pointer.entity} ${key}`);

/** The codes among all that are pointed at which are there. */
async function findCodes({ run }: Work, pointers: readonly Pointer[]): Promise<string[]> {
  const asked = pointers.flatMap((pointer) => ('group' in pointer ? [pointer] : []));
  if (asked.length === 0) return [];
  const groups = [...new Set(asked.map(({ group }) => group))];
  const ids = [...new Set(asked.flatMap((pointer) => pointer.ids))];
  const found = await run(
    sql<{ code: string }>`SELECT code_group_id || ' ' || code_id AS code FROM code_choice
      WHERE code_group_id = ANY(${groups}) AND code_id = ANY(${ids})`,
  );
  return found.map(({ code }) => code);
}

/**
 * The records among all that are pointed at which are there, entity by entity. What of the actor's own is referred to
 * stays locked, in the order of its keys, so that nobody removes it before the save is done and nobody waits in a circle.
 */
function findRecords(
  { run, actor, known }: Work,
  pointers: readonly Pointer[],
  isForReading: boolean,
): Promise<string[]>[] {
  const asked = pointers.flatMap((pointer) => ('entity' in pointer ? [pointer] : []));
  return [...new Set(asked.map(({ entity }) => entity))].map(async (name) => {
    const entity = known.entityNamed(name);
    const key = sql.ref(`${entity.table}.${entity.key}`);
    const keys = [...new Set(asked.flatMap((pointer) => (pointer.entity === name ? pointer.keys : [])))];
    const found = await run(
      sql<{ key: number }>`SELECT ${key} AS key FROM ${sql.table(entity.table)}
        WHERE ${scopeSql(entity, actor)} AND ${key} = ANY(${keys}) AND removed_at IS NULL
        ${ownerOf(entity) && !isForReading ? sql`ORDER BY ${key} FOR SHARE` : sql``}`,
    );
    return found.map((row) => `${name} ${row.key}`);
  });
}

/** A kind of record that refers to one, and how many of them do. */
interface User {
  readonly entity: string;
  readonly field: string;
  readonly count: number;
}

/** Which living records refer to one, whether the actor sees them or not. */
export async function usersOf({ run, actor, known }: Work, entity: Entity, key: number): Promise<User[]> {
  const count = async ({ entity: other, table, field }: Referrer) => {
    const users = sql`SELECT ${columnList(table, [other.key])} FROM ${sql.table(table.table)}
      WHERE ${ownedSql(table, actor)} AND ${sql.ref(`${table.table}.${field}`)} = ${key}`;
    const [row] = await run(
      sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${sql.table(other.table)}
        WHERE ${ownedSql(other, actor)} AND ${columnList(other, [other.key])} IN (${users}) AND removed_at IS NULL`,
    );
    return { entity: other.name, field, count: row?.count ?? 0 };
  };
  const users = await Promise.all(known.referrersTo(entity.name).map(count));
  return users.filter((user) => user.count > 0);
}
