import { changes, type Entity, pick, type Row } from '@hanjan/core';
import { sql } from 'kysely';
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

/** Writes who changed which field from what to what. A created record is its own history; it gets no rows. */
export async function writeHistory(
  { run, actor }: Transaction,
  entity: Entity,
  { key, version }: Changed,
  before: Row,
  after: Row,
  names: readonly string[],
): Promise<void> {
  const owner = ownership(entity, actor);
  if (!owner || names.length === 0) return;
  const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  const isThinned = version > KEPT && version % THINNED === 0;
  const rows = names.map((field) => ({ field, before: json(before[field]), after: json(after[field]) }));
  await run(
    sql`INSERT INTO ${sql.table(owner.history)}
          (${sql.ref(owner.column)}, entity, record_seq, version, edit_by, field, before, after)
        SELECT ${owner.value}::bigint, ${entity.name}, ${key}::bigint, ${version}::integer, ${actor.user_seq}::bigint, *
          FROM unnest(${rows.map(({ field }) => field)}::text[], ${rows.map((row) => row.before)}::json[], ${rows.map((row) => row.after)}::json[])`,
  );
  if (!isThinned) return;
  await run(
    sql`DELETE FROM ${sql.table(owner.history)}
      WHERE ${sql.ref(owner.column)} = ${owner.value} AND entity = ${entity.name} AND record_seq = ${key}
        AND version > 2 AND version <= ${version - KEPT}`,
  );
}

/** The fields that were changed after a version: for the answer to a save that came too late. */
export async function changesSince({ run, actor }: Transaction, entity: Entity, key: number, version: number) {
  const owner = ownership(entity, actor);
  if (!owner) return [];
  const rows = await run(
    sql<{ field: string }>`SELECT DISTINCT field FROM ${sql.table(owner.history)}
      WHERE ${sql.ref(owner.column)} = ${owner.value} AND entity = ${entity.name} AND record_seq = ${key}
        AND version > ${version}`,
  );
  return rows.map(({ field }) => field);
}
