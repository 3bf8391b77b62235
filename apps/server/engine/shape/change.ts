import type { Actor, Entity, Row } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { slot } from '../../db/shape.ts';
import { recordSql } from '../scope.ts';
import type { Work } from '../work.ts';
import type { Changed } from '../written.ts';
import { type Asking, shaped } from './shaped.ts';

/** The slot of the record's key; no column is called so. */
const KEY = 'record.key';

/** Gives some columns of a locked record other values, and the record its next version. */
export function writeRecord(work: Work, entity: Entity, before: Row, values: Row): Promise<Changed> {
  const columns = Object.keys(values);
  const sets = () => columns.map((column) => sql`${sql.ref(column)} = ${slot(column)}`);
  return change(work, entity, before, `changed ${columns}`, sets, values);
}

/** Says of a locked record that it is removed, or that it is not. */
export function writeRemoval(work: Work, entity: Entity, before: Row, isRemoved: boolean): Promise<Changed> {
  const sets = (actor: Actor) =>
    isRemoved
      ? [sql`removed_at = now()`, sql`removed_by = ${actor.user_seq}`]
      : [sql`removed_at = NULL`, sql`removed_by = NULL`];
  return change(work, entity, before, `removed ${isRemoved}`, sets, {});
}

/** Sends the statement of a shape that changes one record, whose key and new values are slots; it is locked, so it is there. */
async function change(
  work: Work,
  entity: Entity,
  before: Row,
  shape: string,
  sets: (actor: Actor) => readonly RawBuilder<unknown>[],
  values: Row,
): Promise<Changed> {
  const build = ({ actor }: Asking) =>
    sql`UPDATE ${sql.table(entity.table)}
      SET ${sql.join([...sets(actor), sql`version = version + 1`])}, edit_by = ${actor.user_seq}, edit_at = now()
      WHERE ${recordSql(entity, actor, slot(KEY))}`;
  const key = before[entity.key] as number;
  await work.run(shaped(work, entity, shape, build, { ...values, [KEY]: key }), 'ahead');
  return { key, version: (before.version as number) + 1 };
}
