import { type Entity, type FieldFault, kindOf, type Pointer, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { scopeSql } from './scope.ts';
import type { Referrer, Work } from './work.ts';

/** Faults of the named fields that point at codes or records which are not there, or not there for this actor. */
export async function checkExistence(
  work: Work,
  entity: Entity,
  row: Row,
  names: readonly string[],
): Promise<FieldFault[]> {
  const pointers = names.flatMap((name) => {
    const field = entity.fields[name];
    const value = row[name] ?? null;
    const found = field && value !== null ? kindOf(field).points?.(value, field) : undefined;
    return [found ?? []].flat().map((pointer) => ({ name, pointer }));
  });
  const codes = findCodes(
    work,
    pointers.map(({ pointer }) => pointer),
  );
  const missing = await Promise.all(
    pointers.map(async ({ pointer }) => {
      if (!('group' in pointer)) return isMissing(work, pointer);
      const found = await codes;
      return pointer.ids.some((id) => !found.has(`${pointer.group} ${id}`));
    }),
  );
  return pointers
    .filter((_, at) => missing[at])
    .map(({ name, pointer: { at, ...pointer } }) => ({
      name,
      key: 'group' in pointer ? 'field_code' : 'field_ref',
      args: {},
      ...(at && { at }),
    }));
}

/** The codes among all that are pointed at which are there, each behind its group. */
async function findCodes({ run }: Work, pointers: readonly Pointer[]): Promise<ReadonlySet<string>> {
  const asked = pointers.flatMap((pointer) => ('group' in pointer ? [pointer] : []));
  if (asked.length === 0) return new Set();
  const groups = asked.map(({ group }) => group);
  const ids = asked.flatMap((pointer) => pointer.ids);
  const found = await run(
    sql<{ code: string }>`SELECT code_group_id || ' ' || code_id AS code FROM code_choice
      WHERE code_group_id = ANY(${groups}) AND code_id = ANY(${ids})`,
  );
  return new Set(found.map(({ code }) => code));
}

type Reference = Exclude<Pointer, { group: string }>;

/** What of the actor's own is referred to stays locked, so that nobody removes it before the save is done. */
async function isMissing({ run, actor, known }: Work, pointer: Reference): Promise<boolean> {
  const entity = known.entityNamed(pointer.entity);
  const key = sql.ref(`${entity.table}.${entity.key}`);
  const found = await run(
    sql`SELECT ${key} FROM ${sql.table(entity.table)}
      WHERE ${scopeSql(entity, actor)} AND ${key} = ANY(${pointer.keys}) AND removed_at IS NULL
      ${ownerOf(entity) ? sql`FOR SHARE` : sql``}`,
  );
  return found.length < pointer.keys.length;
}

/** A kind of record that refers to one, and how many of them do. */
interface User {
  readonly entity: string;
  readonly field: string;
  readonly count: number;
}

/** Which living records refer to one. */
export async function usersOf({ run, actor, known }: Work, entity: Entity, key: number): Promise<User[]> {
  const count = async ({ entity: other, field }: Referrer) => {
    const [row] = await run(
      sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${sql.table(other.table)}
        WHERE ${scopeSql(other, actor)} AND ${sql.ref(`${other.table}.${field}`)} = ${key} AND removed_at IS NULL`,
    );
    return { entity: other.name, field, count: row?.count ?? 0 };
  };
  const users = await Promise.all(known.referrersTo(entity.name).map(count));
  return users.filter((user) => user.count > 0);
}
