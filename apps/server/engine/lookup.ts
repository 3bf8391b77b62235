import type { CodeOffer, Entity, ResultNames, Row } from '@hanjan/core';
import { sql } from 'kysely';
import { filtersSql } from './filters.ts';
import { nameColumns, takeNames } from './names.ts';
import { columnList, scopeSql } from './scope.ts';
import type { Work } from './work.ts';

/** At most this many records are offered at once; a narrower filter finds the rest. */
const MAX_CHOICES = 2000;

/** What is offered and how it can be narrowed; a look-up of the catalogue, or a screen's own records. */
interface Offer extends CodeOffer {
  readonly entity: Entity;
}

/** Records to choose from: key, names and filter fields, in the order of their names. */
export async function lookUp(
  { run, actor, known }: Work,
  { entity, filters, use }: Offer,
  body: Row,
): Promise<{ rows: Row[]; resultName: ResultNames }> {
  const { plain, locale } = entity.label;
  const names = [...new Set([entity.key, plain, locale, ...filters])];
  const asked = Object.fromEntries(filters.flatMap((name) => (body[name] == null ? [] : [[name, body[name]]])));
  const rows = await run(
    sql<Row>`SELECT ${sql.join([columnList(entity, names), ...nameColumns(known, entity, names)])} FROM ${sql.table(entity.table)}
      WHERE ${scopeSql(entity, actor)} AND removed_at IS NULL AND ${use ? sql.ref(use) : sql`true`}
        AND ${sql.join([sql`true`, ...filtersSql(entity, filters, asked)], sql` AND `)}
      ORDER BY ${sql.ref(plain)}, ${sql.ref(entity.key)} LIMIT ${MAX_CHOICES}`,
    'last',
  );
  return takeNames(rows);
}
