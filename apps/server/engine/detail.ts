import { type Actor, may, type Row, type Screen, writable } from '@hanjan/core';
import { sql } from 'kysely';
import { notFound } from '../http/refusal.ts';
import { columnList, recordSql } from './scope.ts';
import type { Work } from './work.ts';

/** What the actor may do with one record; the client never works it out again. */
export interface Can {
  readonly edit: boolean;
  readonly remove: boolean;
  /** Names of the fields that may be changed. */
  readonly fields: readonly string[];
}

/** One record with its audit fields and what may be done with it. */
export async function readRecord({ run, actor }: Work, screen: Screen, key: number): Promise<Row & { can: Can }> {
  const { entity } = screen;
  const columns = columnList(entity, [
    ...Object.keys(entity.fields),
    'version',
    'rgst_by',
    'rgst_at',
    'edit_by',
    'edit_at',
  ]);
  const userName = (column: string) =>
    sql`(SELECT user_name FROM account WHERE user_seq = ${sql.ref(`${entity.table}.${column}`)})`;
  const [row] = await run(
    sql<Row>`SELECT ${columns}, ${userName('rgst_by')} AS rgst_user, ${userName('edit_by')} AS edit_user
      FROM ${sql.table(entity.table)} WHERE ${recordSql(entity, actor, key)} AND removed_at IS NULL`,
  );
  if (!row) throw notFound();
  const { rgst_by, edit_by, ...shown } = row;
  const by = actor.user_type === 'SADMIN' ? { rgst_by, edit_by } : {};
  return { ...shown, ...by, can: canDo(actor, screen) };
}

function canDo(actor: Actor, screen: Screen): Can {
  const edit = may(actor, screen, 'edit');
  const fields = edit ? writable(screen.entity).filter((name) => !screen.entity.fields[name]?.locked) : [];
  return { edit, remove: may(actor, screen, 'remove'), fields };
}
