import { columnsOf, type Entity, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { missing } from './elsewhere.ts';
import { readLists } from './rows.ts';
import { columnList, personSql, recordSql } from './scope.ts';
import type { Work } from './work.ts';

/** A record of the actor's, alive or removed, that nobody else changes until the transaction ends. */
export async function lockRecord(work: Work, entity: Entity, key: number): Promise<Row> {
  const { run, actor, known } = work;
  await known.behaviourOf(entity.name)?.lock?.(work, key);
  const names = columnsOf(entity).map(({ name }) => name);
  const columns = columnList(entity, [...names, 'version', 'rgst_by', 'edit_at', 'removed_at']);
  const locked = run(
    sql<Row>`SELECT ${columns}, ${personSql(entity, 'edit_by')} AS edit_user
      FROM ${sql.table(entity.table)} WHERE ${recordSql(entity, actor, key)} FOR UPDATE OF ${sql.table(entity.table)}`,
  );
  const [[row], lists] = await Promise.all([locked, readLists(work, entity, key)]);
  if (!row) throw await missing(work, entity, sql`${sql.ref(entity.key)} = ${key}`);
  return { ...row, ...lists };
}
