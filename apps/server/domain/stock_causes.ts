import type { Actor, Entity } from '@hanjan/core';
import { cafeBrewingDefault } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { type RawBuilder, sql } from 'kysely';
import { scopeSql } from '../engine/scope.ts';
import { kindsOf, lots, seenLots } from './stock_lots.ts';

/** A kind of record that moves a stock, and the records of it that an actor sees, as a table with the columns of `MoveCause`. */
interface Mover {
  readonly entity: Entity;
  readonly seen: RawBuilder<unknown>;
}

/** What moves the stocks of the organisation that an actor works in: its lots, and records that are none. */
const moversOf = (actor: Actor): readonly Mover[] => [
  ...kindsOf(actor).map((kind) => ({ entity: lots[kind].entity, seen: seenLots(kind, actor) })),
  ...(actor.cafe ? [{ entity: cafeBrewingResult, seen: seenBrews(actor) }] : []),
];

/** Brews, called after their recipe. */
const seenBrews = (actor: Actor) => sql`(SELECT brewing_result_seq AS key, brewing_result_seq::text AS id,
      brewing_name AS name, brewing_name_locale AS name_locale, brewing_result_date AS roasted_on
    FROM cafe_brewing_result LEFT JOIN cafe_brewing_default ON cafe_brewing_default.org = cafe_brewing_result.org
     AND cafe_brewing_default.brewing_seq = cafe_brewing_result.brewing_seq AND ${scopeSql(cafeBrewingDefault, actor)}
   WHERE ${scopeSql(cafeBrewingResult, actor)})`;

/** The record that caused a move, as `MoveCause`, and the joins that it is read by; null for whoever does not see the record. */
export function causesSql(actor: Actor): { readonly joins: RawBuilder<unknown>; readonly cause: RawBuilder<unknown> } {
  const movers = moversOf(actor).map((mover, nth) => ({ ...mover, name: `cause_${nth}` }));
  const joins = movers.map(
    ({ entity, seen, name }) => sql`LEFT JOIN ${seen} AS ${sql.ref(name)}
      ON cause_entity = ${entity.name} AND cause_seq = ${sql.ref(`${name}.key`)}`,
  );
  const of = (column: string) => sql`coalesce(${sql.join(movers.map(({ name }) => sql.ref(`${name}.${column}`)))})`;
  const cause = sql`CASE WHEN ${of('id')} IS NOT NULL THEN json_build_object('entity', cause_entity, 'id', ${of('id')},
      'name', ${of('name')}, 'name_locale', ${of('name_locale')}, 'roasted_on', ${of('roasted_on')}) END`;
  return { joins: sql.join(joins, sql` `), cause };
}
