import type { Row } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import { sql } from 'kysely';
import { filtersSql } from './filters.ts';
import { columnList, scopeSql } from './scope.ts';
import type { Work } from './work.ts';

/** At most this many records are offered at once; a narrower filter finds the rest. */
const MAX_CHOICES = 2000;

/** What is offered and how it can be narrowed; a look-up of the catalogue, or a screen's own records. */
type Offer = Pick<Lookup, 'entity' | 'filters' | 'use'>;

/** Records to choose from: key, names and filter fields, in the order of their names. */
export async function lookUp({ run, actor }: Work, { entity, filters, use }: Offer, body: Row): Promise<Row[]> {
  const { plain, locale } = entity.label;
  const columns = columnList(entity, [...new Set([entity.key, plain, locale, ...filters])]);
  const asked = Object.fromEntries(filters.flatMap((name) => (body[name] == null ? [] : [[name, body[name]]])));
  return run(
    sql<Row>`SELECT ${columns} FROM ${sql.table(entity.table)}
      WHERE ${scopeSql(entity, actor)} AND removed_at IS NULL AND ${use ? sql.ref(use) : sql`true`}
        AND ${filtersSql(entity, filters, asked)}
      ORDER BY ${sql.ref(plain)}, ${sql.ref(entity.key)} LIMIT ${MAX_CHOICES}`,
  );
}
