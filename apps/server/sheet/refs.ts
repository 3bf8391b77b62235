import { composed, type Entity, type Fields, type Row } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { labelSql } from '../engine/names.ts';
import { scopeSql } from '../engine/scope.ts';
import type { Work } from '../engine/work.ts';

/** Spaces that look like the one of the keyboard, as they come with what is copied from pages and documents. */
const SPACES = '\u00a0\u2007\u202f\u3000';

/** Letters of a word that are compared; no name has as many. */
const MOST_COMPARED = 1_000;

/** A word as names are compared: however it was typed, in small letters, without spaces around it. */
export const folded = (word: string): string =>
  composed(word.slice(0, MOST_COMPARED))
    .replaceAll(new RegExp(`[${SPACES}]`, 'g'), ' ')
    .trim()
    .toLowerCase();

/** A record that a name in a sheet can mean. */
export interface Candidate {
  readonly key: number;
  /** What it is called, in small letters. */
  readonly names: readonly string[];
  /** Whether it is still offered to choose from. */
  readonly is_offered: boolean;
  /** Fields by which look-ups are narrowed. */
  readonly traits: Row;
}

const FOLDED = sql`lower(btrim(translate(normalize(one.value, NFC), ${sql.lit(SPACES)}, ${sql.lit(' '.repeat(SPACES.length))})))`;

/** The living records of an entity that an actor may refer to, each with its names. */
const namedSql = (work: Work, target: Entity, more: RawBuilder<unknown> = sql``) =>
  sql`(SELECT ${sql.ref(`${target.table}.${target.key}`)} AS key, ${labelSql(work, target, target.table)} AS label${more}
    FROM ${sql.table(target.table)} WHERE ${scopeSql(target, work.actor)} AND removed_at IS NULL) AS named`;

/** The records of an entity that are called by one of some names, given in small letters. */
export function findNamed(
  work: Work,
  target: Entity,
  names: readonly string[],
  use: string | undefined,
  traits: readonly string[],
): Promise<Candidate[]> {
  const parts = traits.flatMap((name) => [sql`${name}::text`, sql.ref(`${target.table}.${name}`)]);
  const more = sql`, ${use ? sql.ref(`${target.table}.${use}`) : sql`true`} AS is_offered,
    jsonb_build_object(${parts.length > 0 ? sql.join(parts) : sql``}) AS traits`;
  return work.run(
    sql<Candidate>`SELECT key, is_offered, traits, array_agg(${FOLDED}) AS names
      FROM ${namedSql(work, target, more)}, json_each_text(label) AS one (part, value)
      WHERE ${FOLDED} = ANY(${[...names]}) GROUP BY key, is_offered, traits`,
  );
}

/** Names that tell no record from another one, by entity, in small letters. */
export type Doubled = ReadonlyMap<string, ReadonlySet<string>>;

/** The names by which more than one record is called, of all entities that some fields refer to. */
export async function readDoubled(work: Work, fields: Fields, names: readonly string[]): Promise<Doubled> {
  const targets = names.flatMap((name) => {
    const field = fields[name];
    return field && 'to' in field ? [field.to] : [];
  });
  const read = async (to: string) => [to, await doubledNames(work, work.known.entityNamed(to))] as const;
  return new Map(await Promise.all([...new Set(targets)].map(read)));
}

async function doubledNames(work: Work, target: Entity): Promise<ReadonlySet<string>> {
  const rows = await work.run(
    sql<{
      name: string;
    }>`SELECT ${FOLDED} AS name FROM ${namedSql(work, target)}, json_each_text(label) AS one (part, value)
      WHERE one.value IS NOT NULL GROUP BY 1 HAVING count(DISTINCT key) > 1`,
  );
  return new Set(rows.map(({ name }) => name));
}
