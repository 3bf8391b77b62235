import { type Actor, columnsOf, type Entity, type Row } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { slot } from '../db/shape.ts';
import { missing } from './elsewhere.ts';
import { readLists } from './rows.ts';
import { columnList, personSql, recordSql } from './scope.ts';
import { shaped } from './shape/shaped.ts';
import type { Work } from './work.ts';

/** A record of the actor's, alive or removed, that nobody else changes until the transaction ends. */
export async function lockRecord(work: Work, entity: Entity, key: number): Promise<Row> {
  await work.known.behaviourOf(entity.name)?.lock?.(work, key);
  const locked = work.run(shaped(work, entity, 'locked', ({ actor }) => lockSql(entity, actor), { key }));
  const [[row], lists] = await Promise.all([locked, readLists(work, entity, key)]);
  if (!row) throw await missing(work, entity, sql`${sql.ref(entity.key)} = ${key}`);
  return { ...row, ...lists };
}

/** One record, whose key is a slot, with what saves need to know of it. */
function lockSql(entity: Entity, actor: Actor): RawBuilder<Row> {
  const names = columnsOf(entity).map(({ name }) => name);
  const columns = columnList(entity, [...names, 'version', 'rgst_by', 'edit_at', 'removed_at']);
  return sql<Row>`SELECT ${columns}, ${personSql(entity, 'edit_by')} AS edit_user
    FROM ${sql.table(entity.table)} WHERE ${recordSql(entity, actor, slot('key'))} FOR UPDATE OF ${sql.table(entity.table)}`;
}
