import { type Actor, changes, type Entity, onceFor, pick, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { SITE_HISTORY } from '../db/schema/owner.ts';
import { Shape, slot } from '../db/shape.ts';
import { ownership } from './scope.ts';
import type { Transaction } from './transaction.ts';

/** The key and version of a record as a change leaves it. */
export interface Changed {
  readonly key: number;
  readonly version: number;
}

/** How many steps of a record are kept besides its first; a policy of the tables says so too. */
const KEPT = 200;
/** In how many steps the oldest beyond these are deleted once. */
const THINNED = 20;

/** The bytes of some values as they travel. */
export const bytesOf = (values: unknown): number => Buffer.byteLength(JSON.stringify(values));

/** What a change writes: of each changed field what it was and what it is. */
export function bytesOfChange(entity: Entity, before: Row, after: Row): number {
  const changed = changes(entity, before, after);
  return bytesOf(pick(before, changed)) + bytesOf(pick(after, changed));
}

/** Where the history of an entity's records is written, and the condition that picks what is about one of the actor's there, as `h`. */
export function historyOf(entity: Entity, actor: Actor, key: number) {
  const owner = ownership(entity, actor);
  const isOwn = owner ? sql`${sql.ref(`h.${owner.column}`)} = ${owner.value}` : sql`true`;
  return {
    table: sql.table(owner?.history ?? SITE_HISTORY),
    isIt: sql`${isOwn} AND h.entity = ${entity.name} AND h.record_seq = ${key}`,
  };
}

const historyShape = onceFor((entity: Entity) => {
  const owner = ownerOf(entity);
  const table = sql.table(owner?.history ?? SITE_HISTORY);
  return new Shape(sql`
    INSERT INTO ${table} (${owner ? sql`${sql.ref(owner.column)}, ` : sql``}entity, record_seq, version, edit_by, field, before, after)
    SELECT ${owner ? sql`${slot('owner')}::bigint, ` : sql``}${entity.name}, ${slot('key')}::bigint, ${slot('version')}::integer, ${slot('by')}::bigint, *
      FROM unnest(${slot('fields')}::text[], ${slot('before')}::json[], ${slot('after')}::json[])`);
});

/** Writes who changed which field from what to what. A created record is its own history; it gets no rows. */
export async function writeHistory(
  { run, actor }: Transaction,
  entity: Entity,
  { key, version }: Changed,
  before: Row,
  after: Row,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  const isThinned = version > KEPT && version % THINNED === 0;
  await run(
    historyShape(entity).with({
      owner: ownership(entity, actor)?.value,
      key,
      version,
      by: actor.user_seq,
      fields: names,
      before: names.map((field) => json(before[field])),
      after: names.map((field) => json(after[field])),
    }),
    'ahead',
  );
  if (!isThinned) return;
  const { table, isIt } = historyOf(entity, actor, key);
  await run(sql`DELETE FROM ${table} AS h WHERE ${isIt} AND version > 2 AND version <= ${version - KEPT}`, 'ahead');
}

/** The fields that were changed after a version: for the answer to a save that came too late. */
export async function changesSince({ run, actor }: Transaction, entity: Entity, key: number, version: number) {
  const { table, isIt } = historyOf(entity, actor, key);
  const rows = await run(
    sql<{ field: string }>`SELECT DISTINCT field FROM ${table} AS h WHERE ${isIt} AND version > ${version}`,
  );
  return rows.map(({ field }) => field);
}
