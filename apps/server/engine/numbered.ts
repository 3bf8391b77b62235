import type { Entity, Row } from '@hanjan/core';
import { sql } from 'kysely';
import { ownership } from './scope.ts';
import type { Work } from './work.ts';

/**
 * The year and the next number in it of a new record that people know by them; nothing for others. The year is that of its
 * day, or of its instant where the organisation is. Whoever asks next waits until this work is done, so that no number is
 * given twice and none is left out.
 */
export async function numbersFor({ run, actor }: Work, entity: Entity, row: Row, before: Row | null): Promise<Row> {
  const { numbered } = entity;
  const owner = ownership(entity, actor);
  if (!numbered || !owner || before !== null) return {};
  const at = row[numbered.of];
  const day =
    entity.fields[numbered.of]?.kind === 'moment' ? sql`${at}::timestamptz AT TIME ZONE org_zone` : sql`${at}::date`;
  const [given] = await run(
    sql<{ year: number; number: number }>`INSERT INTO counter AS c (org, counter_name, counter_period, counter_last)
      SELECT org, ${numbered.counter}, extract(year FROM ${day})::integer, 1 FROM org WHERE org = ${owner.value}
      ON CONFLICT (org, counter_name, counter_period) DO UPDATE SET counter_last = c.counter_last + 1
      RETURNING counter_period AS year, counter_last AS number`,
  );
  return given ? { [numbered.year]: given.year, [numbered.number]: given.number } : {};
}
