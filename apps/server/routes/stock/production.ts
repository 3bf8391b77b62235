import type { Row } from '@hanjan/core';
import { roasterBlending, roasterBlendingScreen } from '@hanjan/model/roaster/blending.ts';
import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import { roasterGreenbean } from '@hanjan/model/roaster/greenbean.ts';
import { assumedMoisture, lotsOf } from '@hanjan/model/roaster/next_lot.ts';
import {
  LOSSES,
  PRODUCTION_PATH,
  type ProducedBean,
  type ProducedBlend,
  type ProducedRoast,
  type ProductionFacts,
} from '@hanjan/model/roaster/production/production.ts';
import { roasterRoasting } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { greenLots, isPlannedSql, lots } from '../../domain/stock_lots.ts';
import { scopeSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import type { Engine } from '../../engine/worker.ts';
import { productionSchema } from './production_schema.ts';
import { readingRoute } from './reading.ts';

/** `POST /api/roaster/blending/plan`: all that a production is worked out from, of every recipe that somebody sees. */
export function productionRoutes(app: FastifyInstance, engine: Engine): void {
  const call = {
    screen: roasterBlendingScreen,
    action: 'read',
    path: PRODUCTION_PATH,
    schema: productionSchema,
  } as const;
  readingRoute(app, engine, call, factsOf);
}

async function factsOf(work: Transaction): Promise<ProductionFacts> {
  const [blends, recipes] = await Promise.all([blendsOf(work), recipesOf(work)]);
  const beans = new Set(recipes.flatMap(({ green }) => green.map(({ bean }) => bean)));
  return { blends, recipes, beans: await beansOf(work, [...beans]) };
}

/** Rows of a statement as a list of objects, an empty one without any. */
const listOf = (statement: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(json_agg(row_to_json(one)), '[]') FROM (${statement}) AS one)`;

const blendsOf = ({ run, actor }: Transaction): Promise<ProducedBlend[]> =>
  run(
    sql<ProducedBlend>`SELECT blending_seq AS key, blending_name AS name, blending_name_locale AS name_locale,
        coalesce(blending_total_mass, 0) AS total,
        ${listOf(sql`SELECT roasting_seq AS recipe, roasting_mass AS mass FROM roaster_blending_roasting AS part
          WHERE part.org = roaster_blending.org AND part.blending_seq = roaster_blending.blending_seq ORDER BY nth`)} AS parts,
        ${listOf(sql`SELECT blending_result_key AS key, blending_result_year AS year, blending_result_seq AS number,
            blending_result_date AS day, blending_instock AS left FROM roaster_blending_result
          WHERE ${scopeSql(roasterBlendingResult, actor)} AND removed_at IS NULL AND blending_instock > 0
            AND roaster_blending_result.blending_seq = roaster_blending.blending_seq
          ORDER BY blending_result_date, blending_result_key`)} AS made
      FROM roaster_blending
     WHERE ${scopeSql(roasterBlending, actor)} AND removed_at IS NULL AND blending_use
     ORDER BY blending_seq`,
  );

/** Recipes that are in use, and those of blends: what is there of them, is planned, and was lost lately. */
const recipesOf = ({ run, actor }: Transaction): Promise<ProducedRoast[]> =>
  run(
    sql<ProducedRoast>`WITH roast AS MATERIALIZED (SELECT roasting_seq, roasting_result_key, roasting_result_year,
          roasting_result_seq, roasting_result_date, roasting_instock, roasting_loss, greenbean_total_mass,
          ${isPlannedSql(actor)} AS is_planned,
          roasting_step <> 'CNCL' AND roasting_loss IS NOT NULL AS is_measured,
          row_number() OVER (PARTITION BY roasting_seq, roasting_step <> 'CNCL' AND roasting_loss IS NOT NULL
            ORDER BY roasting_result_date DESC, roasting_result_key DESC) AS nth
        FROM roaster_roasting_result
       WHERE ${scopeSql(roasterRoastingResult, actor)} AND removed_at IS NULL AND roasting_seq IS NOT NULL),
      had AS (SELECT roasting_seq,
          json_agg(json_build_object('key', roasting_result_key, 'year', roasting_result_year,
            'number', roasting_result_seq, 'day', roasting_result_date, 'left', roasting_instock)
            ORDER BY roasting_result_date, roasting_result_key) FILTER (WHERE roasting_instock > 0) AS batches,
          json_agg(json_build_object('day', roasting_result_date, 'mass', coalesce(greenbean_total_mass, 0))
            ORDER BY roasting_result_date, roasting_result_key) FILTER (WHERE is_planned) AS planned,
          json_agg(roasting_loss ORDER BY nth) FILTER (WHERE is_measured AND nth <= ${sql.lit(LOSSES)}) AS losses
        FROM roast GROUP BY roasting_seq)
      SELECT roaster_roasting.roasting_seq AS key, roasting_name AS name, roasting_name_locale AS name_locale,
          coalesce(roasting_use, true) AS in_use, coalesce(greenbean_total_mass, 0) AS charge,
          ${listOf(sql`SELECT greenbean_roaster_seq AS bean, greenbean_mass AS mass
            FROM roaster_roasting_greenbean AS green WHERE green.org = roaster_roasting.org
             AND green.roasting_seq = roaster_roasting.roasting_seq ORDER BY nth`)} AS green,
          coalesce(losses, '[]') AS losses, coalesce(batches, '[]') AS batches, coalesce(planned, '[]') AS planned
        FROM roaster_roasting LEFT JOIN had USING (roasting_seq)
       WHERE ${scopeSql(roasterRoasting, actor)} AND removed_at IS NULL
         AND (roasting_use IS DISTINCT FROM false OR EXISTS (SELECT FROM roaster_blending_roasting AS part
           WHERE part.org = roaster_roasting.org AND part.roasting_seq = roaster_roasting.roasting_seq))
       ORDER BY roaster_roasting.roasting_seq`,
  );

/** Green beans that somebody sees, with the lots in use that the form of a roast would take, without what is set aside. */
async function beansOf(work: Transaction, keys: readonly number[]): Promise<ProducedBean[]> {
  const { run, actor } = work;
  const [beans, found, reserved] = await Promise.all([
    run(
      sql<Row>`SELECT greenbean_roaster_seq, greenbean_name, greenbean_name_locale, greenbean_moisture_min,
          greenbean_moisture_max
        FROM roaster_greenbean
       WHERE ${scopeSql(roasterGreenbean, actor)} AND removed_at IS NULL AND greenbean_roaster_seq = ANY(${keys}::bigint[])
       ORDER BY greenbean_roaster_seq`,
    ),
    greenLots(work, keys),
    run(lots.greenbean.reserved(actor)),
  ]);
  const aside = new Map(reserved.map(({ key, mass }) => [key, mass]));
  const free = found
    .filter(({ greenbean_use }) => greenbean_use !== false)
    .map((lot) => ({
      ...lot,
      greenbean_instock: Number(lot.greenbean_instock ?? 0) - (aside.get(Number(lot.greenbean_year_seq)) ?? 0),
    }));
  return beans.map((bean) => ({
    key: Number(bean.greenbean_roaster_seq),
    name: bean.greenbean_name as string | null,
    name_locale: bean.greenbean_name_locale as string | null,
    lots: lotsOf(free, bean.greenbean_roaster_seq).map((lot) => ({
      ...{ key: lot.key, year: lot.year, left: Math.max(0, lot.instock), moisture: assumedMoisture(lot, bean) },
    })),
  }));
}
