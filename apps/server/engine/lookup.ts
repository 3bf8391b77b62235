import type { CodeOffer, Entity, ResultNames, Row } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import { type RawBuilder, sql } from 'kysely';
import { filtersSql } from './filters.ts';
import { nameColumns, takeNames } from './names.ts';
import { columnList, scopeSql } from './scope.ts';
import type { Work } from './work.ts';

/** At most this many records are offered at once; a narrower filter finds the rest. */
const MAX_CHOICES = 2000;

/** What is offered and how it can be narrowed; a look-up of the catalogue, or a screen's own records. */
interface Offer extends CodeOffer, Pick<Lookup, 'also' | 'top'> {
  readonly entity: Entity;
}

interface Choices {
  readonly rows: Row[];
  readonly resultName: ResultNames;
  /** A mark of all of it. Whoever sends the mark of what they hold gets no rows as long as they would be the same. */
  readonly last_edit_at: string;
}

/** Records to choose from: key, names, filter fields and what the offer says more of them, in the order of their names. */
export async function lookUp(work: Work, offer: Offer, body: Row): Promise<Choices> {
  const { run, actor } = work;
  const { entity, filters, use, with: more = [] } = offer;
  const { plain, locale } = entity.label;
  const names = [...new Set([entity.key, plain, locale, ...filters, ...more])];
  const held = typeof body.last_edit_at === 'string' ? body.last_edit_at : null;
  const order = sql`${sql.ref(plain)}, ${sql.ref(entity.key)}`;
  // A mark of the records' times would miss saves that overlap, and names that were changed elsewhere.
  const found = await run(
    sql<Row>`WITH offered AS MATERIALIZED (
        SELECT ${sql.join([columnList(entity, names), ...nameColumns(work, entity, names)])} FROM ${sql.table(entity.table)}
         WHERE ${scopeSql(entity, actor)} AND removed_at IS NULL AND ${use ? sql.ref(use) : sql`true`}
           AND ${sql.join([sql`true`, ...narrowing(offer, body)], sql` AND `)}
         ORDER BY ${order} LIMIT ${MAX_CHOICES}),
      mark AS (SELECT hashtextextended(coalesce(string_agg(offered::text, ''), ''), 0)::text AS last_edit_at FROM offered)
      SELECT * FROM mark LEFT JOIN offered ON last_edit_at IS DISTINCT FROM ${held} ORDER BY ${order}`,
    'last',
  );
  const rows = found.flatMap(({ last_edit_at, ...row }) => (row[entity.key] === null ? [] : [row]));
  return { ...takeNames(rows), last_edit_at: found[0]?.last_edit_at as string };
}

/** The conditions of what is asked, by the names of filters or by other names for them. */
function narrowing({ entity, filters, also = {}, top = {} }: Offer, body: Row): RawBuilder<unknown>[] {
  const terms = [...Object.entries(also), ...filters.map((name) => [name, name] as const)];
  const asked = Object.fromEntries(terms.flatMap(([term, name]) => (body[term] == null ? [] : [[name, body[term]]])));
  const isTop = Object.entries(top).flatMap(([term, name]) =>
    typeof body[term] === 'boolean' ? [sql`(${sql.ref(`${entity.table}.${name}`)} IS NULL) = ${body[term]}`] : [],
  );
  return [...filtersSql(entity, filters, asked), ...isTop];
}
