import type { Entity, Row } from '@hanjan/core';
import { query } from '../db/database.ts';
import { ownership } from './scope.ts';
import type { Work } from './work.ts';

/** The key and version of a record as a change leaves it. */
export interface Changed {
  readonly key: number;
  readonly version: number;
}

/** Writes who changed which field from what to what. A created record is its own history; it gets no rows. */
export async function writeHistory(
  { run, actor }: Work,
  entity: Entity,
  { key, version }: Changed,
  before: Row,
  after: Row,
  names: readonly string[],
): Promise<void> {
  const owner = ownership(entity, actor);
  if (!owner || names.length === 0 || actor.user_seq === null) return;
  const by = actor.user_seq;
  const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  await run(
    query.insertInto('user_history').values(
      names.map((field) => ({
        user_seq: by,
        entity: entity.name,
        record_seq: key,
        version,
        field,
        before: json(before[field]),
        after: json(after[field]),
        edit_by: by,
      })),
    ),
  );
}

/** Who changed a record last after a version, and what: for the answer to a save that came too late. */
export async function changesSince({ run }: Work, entity: Entity, key: number, version: number): Promise<string[]> {
  const rows = await run(
    query
      .selectFrom('user_history')
      .select('field')
      .distinct()
      .where('entity', '=', entity.name)
      .where('record_seq', '=', key)
      .where('version', '>', version),
  );
  return rows.map(({ field }) => field);
}
