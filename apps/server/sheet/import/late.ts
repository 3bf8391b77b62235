import type { Entity } from '@hanjan/core';
import { sql } from 'kysely';
import { ownership } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import type { Line } from './lines.ts';
import type { Stored } from './stored.ts';

/** Whether what a row says of a field comes too late, because others have changed that since it was exported. */
export type IsLate = (line: Line, name: string) => boolean;

/** Looks up what others have changed of records since they were exported, as far as the rows tell their versions. */
export async function readLate(
  { run, actor }: Work,
  entity: Entity,
  lines: readonly Line[],
  { records }: Stored,
): Promise<IsLate> {
  const old = lines.filter(({ key, version }) => (version ?? Infinity) < Number(records.get(key ?? 0)?.version));
  if (old.length === 0) return () => false;
  const owner = ownership(entity, actor);
  // Of what belongs to nobody it is not kept who changed what.
  if (!owner) {
    const all = new Set(old);
    return (line) => all.has(line);
  }
  const found = await run(
    sql<{ key: number; fields: string[] }>`SELECT asked.key, array_agg(DISTINCT field) AS fields
        FROM unnest(${old.map(({ key }) => key)}::bigint[], ${old.map(({ version }) => version)}::integer[]) AS asked (key, since)
        JOIN ${sql.table(owner.history)} AS h ON h.record_seq = asked.key AND h.version > asked.since
       WHERE ${sql.ref(`h.${owner.column}`)} = ${owner.value} AND h.entity = ${entity.name}
         AND h.edit_by IS DISTINCT FROM ${actor.user_seq}
       GROUP BY asked.key`,
  );
  const late = new Map(found.map(({ key, fields }) => [key, new Set(fields)]));
  return ({ key }, name) => late.get(key ?? 0)?.has(name) ?? false;
}
