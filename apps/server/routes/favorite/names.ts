import { type Entity, inLocale, inPairs } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { labelSql } from '../../engine/names.ts';
import { living } from '../../engine/pages.ts';
import { scopeSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';

/** A record as it is named. */
export interface Named {
  readonly record_seq: number;
  readonly id: string;
  /** The plain name first, then the other one where there is one. */
  readonly label: Readonly<Record<string, string | null>>;
  readonly about: string;
}

/** The names of some records, as far as whoever asks sees them: with fields and records that their role does not see left out. */
export function namesSql(work: Work, entity: Entity, keys: readonly number[]): RawBuilder<Named> {
  const column = (name: string) => sql.ref(`${entity.table}.${name}`);
  const isSeen = entity.label.plain in entity.fields;
  const seen = entity.subtitle.filter((name) => entity.fields[name] && entity.fields[name].kind !== 'code');
  const about = inPairs(entity, seen).map(([name, local]) =>
    local ? sql`coalesce(${sql.join(inLocale(name, local, work.locale).map(column))})` : column(name),
  );
  return sql<Named>`SELECT ${column(entity.key)} AS record_seq,
      concat_ws('-', ${sql.join(entity.id.map(column))}) AS id,
      ${isSeen ? labelSql(work, entity, entity.table) : sql`'{}'::json`} AS label,
      concat_ws(' · ', ${sql.join([sql`NULL`, ...about])}) AS about
    FROM ${sql.table(entity.table)}
    WHERE ${scopeSql(entity, work.actor)} AND ${living(entity)} AND ${column(entity.key)} = ANY(${keys})`;
}
