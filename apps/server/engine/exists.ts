import { type Entity, type FieldFault, kindOf, type Pointer, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { scopeSql } from './scope.ts';
import type { Work } from './work.ts';

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
    const pointer = field && value !== null ? kindOf(field).points?.(value, field) : undefined;
    return pointer ? [{ name, pointer }] : [];
  });
  const missing = await Promise.all(pointers.map(({ pointer }) => isMissing(work, pointer)));
  return pointers
    .filter((_, at) => missing[at])
    .map(({ name, pointer }) => ({ name, key: 'group' in pointer ? 'field_code' : 'field_ref', args: {} }));
}

async function isMissing({ run, actor, entityNamed }: Work, pointer: Pointer): Promise<boolean> {
  if ('group' in pointer) {
    const found = await run(
      sql`SELECT code_id FROM code_choice WHERE code_group_id = ${pointer.group} AND code_id = ANY(${pointer.ids})`,
    );
    return found.length < pointer.ids.length;
  }
  const entity = entityNamed(pointer.entity);
  const key = sql.ref(`${entity.table}.${entity.key}`);
  const found = await run(
    sql`SELECT ${key} FROM ${sql.table(entity.table)}
      WHERE ${scopeSql(entity, actor)} AND ${key} = ANY(${pointer.keys}) AND removed_at IS NULL`,
  );
  return found.length < pointer.keys.length;
}
