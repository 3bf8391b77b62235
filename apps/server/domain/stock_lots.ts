import { type Actor, type Entity, type EntityOf, type Fields, ORG_KINDS, type Row } from '@hanjan/core';
import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import { PLANNED_STEPS } from '@hanjan/model/roaster/figures.ts';
import { roasterGreenbean } from '@hanjan/model/roaster/greenbean.ts';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { type StockKind, stocksIn } from '@hanjan/model/stock/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import { guardedFrom, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf, todaySql } from './org.ts';

/** What has a balance: its entity, and the field that holds it. */
const balanced = <F extends Fields>(entity: EntityOf<F>, balance: keyof F & string) => ({ entity, balance });

/** A kind of record that there is something left of. Its moves name it in the column that is called like its key. */
export interface Lot {
  readonly entity: Entity;
  /** The column that holds how much there is. */
  readonly balance: string;
  /** The records that somebody has to see to see it. */
  readonly seenWith: readonly Entity[];
  /** The columns of `LotName`, and the tables that they come from. */
  readonly nameColumns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  /** The kind that is made of it, and the table that says how much of which lot went into which. */
  readonly partOf?: { readonly kind: StockKind; readonly table: string; readonly mass: string };
  /** A statement of what is set aside for work to come, by `key`. */
  reserved(actor: Actor): RawBuilder<{ key: number; mass: number }>;
}

/** Whether a row of roasts is still to be roasted. Nobody is going to roast what was planned over a month ago. */
export const isPlannedSql = (actor: Actor) => sql<boolean>`(roasting_step IN (${sql.join(PLANNED_STEPS.map(sql.lit))})
  AND coalesce(roasting_mass, 0) = 0 AND roasting_result_date >= ${todaySql(actor)} - 31)`;

/** Of what is made nothing is ever set aside. */
const nothing = () => sql<{ key: number; mass: number }>`SELECT NULL::bigint AS key, 0 AS mass WHERE false`;

/** What has a stock, by the word for it. */
export const lots: Readonly<Record<StockKind, Lot>> = {
  greenbean: {
    ...balanced(roasterGreenbeanYear, 'greenbean_instock'),
    seenWith: [roasterGreenbeanYear, roasterGreenbean],
    nameColumns: sql`greenbean_year_seq::text AS id, greenbean_name AS name, greenbean_name_locale AS name_locale,
      greenbean_year AS year, NULL::date AS roasted_on, NULL::integer AS batch, NULL::text AS mark`,
    from: sql`roaster_greenbean_year JOIN roaster_greenbean
      ON roaster_greenbean.org = roaster_greenbean_year.org
     AND roaster_greenbean.greenbean_roaster_seq = roaster_greenbean_year.greenbean_roaster_seq`,
    // Roasts are found first: all of their beans are too many.
    reserved: (actor) => sql`WITH planned AS MATERIALIZED (SELECT roasting_result_key FROM roaster_roasting_result
         WHERE org = ${orgOf(actor)} AND removed_at IS NULL AND ${isPlannedSql(actor)})
      SELECT greenbean_year_seq AS key, sum(greenbean_mass) AS mass
        FROM planned JOIN roaster_roasting_result_greenbean AS green USING (roasting_result_key)
       WHERE green.org = ${orgOf(actor)} GROUP BY greenbean_year_seq`,
  },
  roasting: {
    ...balanced(roasterRoastingResult, 'roasting_instock'),
    seenWith: [roasterRoastingResult],
    nameColumns: sql`roasting_result_year || '-' || roasting_result_seq AS id, roasting_name AS name,
      roasting_name_locale AS name_locale, NULL::integer AS year, roasting_result_date AS roasted_on,
      roasting_batch_no AS batch, NULL::text AS mark`,
    from: sql`roaster_roasting_result`,
    partOf: { kind: 'blending', table: 'roaster_blending_result_batch', mass: 'roasting_mass' },
    reserved: nothing,
  },
  blending: {
    ...balanced(roasterBlendingResult, 'blending_instock'),
    seenWith: [roasterBlendingResult],
    nameColumns: sql`blending_result_year || '-' || blending_result_seq AS id, blending_name AS name,
      blending_name_locale AS name_locale, NULL::integer AS year, blending_result_date AS roasted_on,
      NULL::integer AS batch, NULL::text AS mark`,
    from: sql`roaster_blending_result`,
    reserved: nothing,
  },
  received: {
    ...balanced(cafeReceived, 'received_instock'),
    seenWith: [cafeReceived, cafeCoffeebean],
    nameColumns: sql`received_seq::text AS id, coffeebean_name AS name, coffeebean_name_locale AS name_locale,
      NULL::integer AS year, blending_result_date AS roasted_on, NULL::integer AS batch,
      coalesce(received_div, received_date::text) AS mark`,
    from: sql`cafe_received JOIN cafe_coffeebean
      ON cafe_coffeebean.org = cafe_received.org AND cafe_coffeebean.coffeebean_seq = cafe_received.coffeebean_seq`,
    reserved: nothing,
  },
};
/** All kinds of stock, in the order in which their lots are locked and listed. */
export const STOCK_KINDS = Object.keys(lots) as readonly StockKind[];

/** The kinds that there are where an actor works. */
export const kindsOf = (actor: Actor): readonly StockKind[] =>
  ORG_KINDS.flatMap((kind) => (actor[kind] ? stocksIn(kind) : []));

/** The lots that an actor sees, removed ones too, as a table with their keys, names and balances. */
export function seenLots(kind: StockKind, actor: Actor): RawBuilder<unknown> {
  const { entity, balance, seenWith, nameColumns, from } = lots[kind];
  const own = (column: string) => sql.ref(`${entity.table}.${column}`);
  return sql`(SELECT ${own(entity.key)} AS key, ${own(balance)} AS balance,
      ${own('removed_at')} IS NULL AS is_there, ${nameColumns}
    FROM ${from} WHERE ${sql.join(
      seenWith.map((one) => scopeSql(one, actor)),
      sql` AND `,
    )})`;
}

/** Whether no lot of a kind is kept from an actor's role. */
export const seesAllLots = (kind: StockKind, actor: Actor): boolean =>
  lots[kind].seenWith.every((one) => guardedFrom(one, actor) === undefined);

/** The moves of the lots of one kind that an actor sees: conditions on `stock_move`. */
export function seenMoves(kind: StockKind, actor: Actor): RawBuilder<unknown> {
  const { entity } = lots[kind];
  const lot = sql.ref(`stock_move.${entity.key}`);
  const mine = sql`stock_move.org = ${orgOf(actor)} AND ${lot} IS NOT NULL`;
  return seesAllLots(kind, actor)
    ? mine
    : sql`${mine} AND ${lot} IN (SELECT key FROM ${seenLots(kind, actor)} AS seen)`;
}

/** The lots of some green beans that an actor sees, also those out of use, as `lotsOf` orders them. */
export const greenLots = ({ run, actor }: Transaction, beans: readonly number[]): Promise<Row[]> =>
  run(
    sql<Row>`SELECT greenbean_year_seq, greenbean_roaster_seq, greenbean_year, greenbean_instock, lot.greenbean_use,
        lot.greenbean_moisture_min, lot.greenbean_moisture_max
      FROM (SELECT * FROM roaster_greenbean_year
             WHERE ${scopeSql(roasterGreenbeanYear, actor)} AND removed_at IS NULL) AS lot
      JOIN roaster_greenbean USING (org, greenbean_roaster_seq)
     WHERE ${scopeSql(roasterGreenbean, actor)} AND greenbean_roaster_seq = ANY(${beans}::bigint[])`,
  );
