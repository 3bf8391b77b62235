import {
  type Actor,
  type Entity,
  isClosed,
  isKey,
  isLocked,
  kindOf,
  may,
  nested,
  type ResultNames,
  type Row,
  type Screen,
  writable,
} from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { slot } from '../db/shape.ts';
import { notFound } from '../http/refusal.ts';
import { missing } from './elsewhere.ts';
import { nameColumns, takeNames } from './names.ts';
import { removedAnswer } from './removed.ts';
import { valueList } from './rows.ts';
import { personSql, scopeSql } from './scope.ts';
import { type Asking, shaped } from './shape/shaped.ts';
import type { Work } from './work.ts';

/** What the actor may do with one record; the client never works it out again. */
export interface Can {
  readonly edit: boolean;
  readonly remove: boolean;
  /** Names of the fields that may be changed. */
  readonly fields: readonly string[];
  /** The record is closed: whoever might edit it otherwise cannot. */
  readonly closed: boolean;
}

interface Detail {
  /** One record with its audit fields and what may be done with it. */
  readonly record: Row & { can: Can };
  readonly resultName: ResultNames;
}

/** One living record of the actor's, by its key or its public id, as they see it. */
export async function readRecord(work: Work, screen: Screen, id: Row): Promise<Detail> {
  const { run, actor } = work;
  const { entity } = screen;
  if (!isIdOf(entity, id)) throw notFound();
  const found = await run(
    shaped(work, screen, `record by ${Object.keys(id)}`, (asking) => detailSql(asking, entity, id), id),
    // Where a record has gone is asked with a further statement.
    entity.about ? undefined : 'last',
  );
  const { rows, resultName } = takeNames(found);
  const [row] = rows;
  if (!row) throw await missing(work, entity, idSql(entity, id));
  const { rgst_by, edit_by, removed_at, removed_user, ...shown } = row;
  if (removed_at !== null) throw removedAnswer(work, screen, row);
  const by = actor.user_type === 'SADMIN' ? { rgst_by, edit_by } : {};
  return { record: { ...nested(screen, shown), ...by, can: canDo(actor, screen, row) }, resultName };
}

/** The record with some id, whose values are slots, with its audit fields and the names behind its references. */
function detailSql(asking: Asking, entity: Entity, id: Row): RawBuilder<Row> {
  const names = Object.keys(entity.fields);
  const columns = valueList(entity, [
    ...names,
    'uuid',
    'version',
    'rgst_by',
    'rgst_at',
    'edit_by',
    'edit_at',
    'removed_at',
  ]);
  const slots = Object.fromEntries(Object.keys(id).map((name) => [name, slot(name)]));
  return sql<Row>`SELECT ${sql.join([columns, ...nameColumns(asking, entity, names)])},
      ${personSql(entity, 'rgst_by')} AS rgst_user, ${personSql(entity, 'edit_by')} AS edit_user,
      ${personSql(entity, 'removed_by')} AS removed_user
    FROM ${sql.table(entity.table)} WHERE ${scopeSql(entity, asking.actor)} AND ${idSql(entity, slots)}`;
}

/** Whether something can be the id of a record; what cannot is nobody's. */
const isIdOf = ({ fields }: Entity, id: Row): boolean =>
  Object.entries(id).every(([name, value]) => {
    const field = fields[name];
    return field !== undefined && isKey(value) && !kindOf(field).check(value, field);
  });

/** The condition that picks the record with an id. */
const idSql = ({ table }: Entity, id: Row): RawBuilder<boolean> =>
  sql.join(
    Object.entries(id).map(([name, value]) => sql`${sql.ref(`${table}.${name}`)} = ${value}`),
    sql` AND `,
  );

function canDo(actor: Actor, screen: Screen, row: Row): Can {
  const edit = may(actor, screen, 'edit', row);
  const fields = edit ? writable(screen.entity).filter((name) => !isLocked(screen.entity.fields[name] ?? {}, row)) : [];
  const closed = may(actor, screen, 'edit') && isClosed(screen, row);
  return { edit, remove: may(actor, screen, 'remove', row), fields, closed };
}
