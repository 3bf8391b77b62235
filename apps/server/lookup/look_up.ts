import { type CodeOffer, type Entity, type ResultNames, type Row, textOrNull } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import { type RawBuilder, sql } from 'kysely';
import { filtersSql } from '../engine/filters.ts';
import { saidInSql } from '../engine/list.ts';
import { readListQuery } from '../engine/list_query.ts';
import { nameColumns, nameSql, takeNames } from '../engine/names.ts';
import { living, type Order, orderSql } from '../engine/pages.ts';
import { columnList, scopeSql } from '../engine/scope.ts';
import type { Work } from '../engine/work.ts';
import { invalid } from '../http/refusal.ts';

/** At most this many records are offered at once; a name or a narrower filter finds the rest. */
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
  /** There are others that fit. */
  readonly more?: true;
}

/**
 * Records to choose from: key, names, filter fields and what the offer says more of them. Of what has a day,
 * and of what has no name of its own, the newest come first; all others are in the order of their names.
 */
export async function lookUp(work: Work, offer: Offer, body: Row): Promise<Choices> {
  const { run, actor } = work;
  const { entity, filters, with: more = [] } = offer;
  const { plain, locale } = entity.label;
  const labels = [...new Set([plain, locale])];
  const names = [...new Set([entity.key, ...labels, ...filters, ...more])];
  const held = textOrNull(body.last_edit_at);
  const order = orderSql(entity, orderOf(work, entity));
  const columns = sql.join([
    columnList(
      entity,
      names.filter((name) => !labels.includes(name)),
    ),
    ...labels.map((name) => sql`${nameSql(entity, name)} AS ${sql.ref(name)}`),
    ...nameColumns(work, entity, names),
  ]);
  const where = [scopeSql(entity, actor), living(entity), ...offeredSql(offer, body), ...narrowing(work, offer, body)];
  // A mark of the records' times would miss saves that overlap, and names that were changed elsewhere.
  const found = await run(
    sql<Row>`WITH offered AS MATERIALIZED (
        SELECT ${columns}, row_number() OVER (ORDER BY ${order}) AS nth FROM ${sql.table(entity.table)}
         WHERE ${sql.join(where, sql` AND `)} ORDER BY ${order} LIMIT ${sql.lit(MAX_CHOICES + 1)}),
      mark AS (SELECT hashtextextended(coalesce(string_agg(offered::text, ''), ''), 0)::text AS last_edit_at FROM offered)
      SELECT * FROM mark LEFT JOIN offered ON last_edit_at IS DISTINCT FROM ${held} ORDER BY nth`,
    'last',
  );
  const rows = found.flatMap(({ last_edit_at, nth, ...row }) => (row[entity.key] === null ? [] : [row]));
  return {
    ...takeNames(rows.slice(0, MAX_CHOICES)),
    last_edit_at: found[0]?.last_edit_at as string,
    ...(rows.length > MAX_CHOICES && { more: true }),
  };
}

/** The newest first of what has a day, and of what has no name of its own; all else by name. */
function orderOf({ known }: Work, { name, fields, label: { plain } }: Entity): Order {
  const column = known.talliedBy(name);
  const isNamed = !('to' in (fields[plain] ?? {}));
  return !column || (isNamed && !fields[column]) ? { column: plain, isDown: false } : { column, isDown: true };
}

/** Those in use, or with `is_used: false` those that are not any more: lists are narrowed by them too. */
function offeredSql({ entity, use }: Offer, { is_used }: Row): RawBuilder<unknown>[] {
  const isUsed = is_used !== false;
  if (use === undefined) return isUsed ? [] : [sql`false`];
  return [sql`${sql.ref(`${entity.table}.${use}`)} = ${isUsed}`];
}

/** The conditions of what is asked: a text in the names, and filters by their names or by other names for them. */
function narrowing(work: Work, offer: Offer, body: Row): RawBuilder<unknown>[] {
  const { entity, filters, also = {}, top = {} } = offer;
  const { searchTitle: text = '' } = readListQuery({}, { searchTitle: body.searchTitle });
  const names = [...new Set([entity.label.plain, entity.label.locale])];
  const terms = [...Object.entries(also), ...filters.map((name) => [name, name] as const)];
  const asked = Object.fromEntries(terms.flatMap(([term, name]) => (body[term] == null ? [] : [[name, body[term]]])));
  const isTop = Object.entries(top).flatMap(([term, name]) =>
    typeof body[term] === 'boolean' ? [sql`(${sql.ref(`${entity.table}.${name}`)} IS NULL) = ${body[term]}`] : [],
  );
  return [
    ...saidInSql(work, entity, names, text),
    ...filtersSql(work.actor, entity, filters, asked),
    ...isTop,
    ...inStock(offer, body),
    ...inMonth(offer, body),
  ];
}

/** Those of which something is left, where only they are asked for. */
const inStock = ({ entity, left }: Offer, { check_instock }: Row): RawBuilder<unknown>[] =>
  left && check_instock === true ? [sql`${sql.ref(`${entity.table}.${left}`)} > 0`] : [];

/** Those of a month of any year, where one is asked for. */
function inMonth({ entity, month }: Offer, asked: Row): RawBuilder<unknown>[] {
  if (!month || asked.month == null) return [];
  const { month: nth } = asked;
  if (!(Number.isInteger(nth) && Number(nth) >= 1 && Number(nth) <= 12))
    throw invalid([{ name: 'month', key: 'field_code', args: {} }]);
  return [sql`extract(month FROM ${sql.ref(`${entity.table}.${month}`)}) = ${nth}`];
}
