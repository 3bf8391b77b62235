import { isDate, type Row } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import { roasterGreenbean } from '@hanjan/model/roaster/greenbean.ts';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoasting } from '@hanjan/model/roaster/roasting.ts';
import { sql } from 'kysely';
import { batchesOf, leastFree } from '../domain/batch.ts';
import { orgOf } from '../domain/org.ts';
import { recordSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { notFound } from '../http/refusal.ts';

type Bean = RowOf<'roaster_greenbean'>;
type Lot = RowOf<'roaster_greenbean_year'>;
/** A row of a recipe. */
type Charge = RowOf<'roaster_roasting'>['roasting_default_greenbean'][number];

/** A green bean of a recipe with the lot that it is roasted of next. */
interface RecipeGreen extends Charge {
  /** Null where somebody does not see the bean. */
  readonly greenbean_name: Bean['greenbean_name'] | null;
  readonly greenbean_name_locale: Bean['greenbean_name_locale'] | null;
  /** The newest lot in use of which something is left, or else the newest. */
  readonly greenbean_year: Lot['greenbean_year'] | null;
  readonly greenbean_instock: Lot['greenbean_instock'];
  /** The middle of what the lot has, or else the bean; ×10 percent. */
  readonly greenbean_moisture: number | null;
}

/** The beans of a recipe, and the batch that a roast after it is. */
export interface RecipeStart {
  readonly roasting_default_greenbean: readonly RecipeGreen[];
  /** The batch number that is free next, where it is given automatically. */
  readonly roasting_batch_no: number | null;
}

/** What a roast after a recipe begins with. */
export async function startOf(work: Transaction, recipe: number, asked: Row): Promise<RecipeStart> {
  const { roasting_batch_auto: auto } = asked;
  const [green, roasting_batch_no] = await Promise.all([
    greenOfRecipe(work, recipe),
    auto === true || auto === 1 || auto === '1' ? nextBatch(work, asked.roasting_result_date) : null,
  ]);
  if (green.length === 0) throw notFound();
  return { roasting_default_greenbean: green, roasting_batch_no };
}

const greenOfRecipe = ({ run, actor }: Transaction, recipe: number) =>
  run(
    sql<RecipeGreen>`SELECT greenbean_order, green.greenbean_roaster_seq, greenbean_mass, greenbean_percent,
        roaster_greenbean.greenbean_name, roaster_greenbean.greenbean_name_locale, lot.greenbean_year,
        lot.greenbean_instock, coalesce(lot.moisture, ${middle('roaster_greenbean')}) AS greenbean_moisture
      FROM roaster_roasting
      JOIN roaster_roasting_greenbean AS green USING (org, roasting_seq)
      LEFT JOIN roaster_greenbean ON roaster_greenbean.org = green.org
       AND roaster_greenbean.greenbean_roaster_seq = green.greenbean_roaster_seq AND ${scopeSql(roasterGreenbean, actor)}
      LEFT JOIN LATERAL (SELECT greenbean_year, greenbean_instock, ${middle('roaster_greenbean_year')} AS moisture
          FROM roaster_greenbean_year
         WHERE ${scopeSql(roasterGreenbeanYear, actor)} AND removed_at IS NULL
           AND roaster_greenbean_year.greenbean_roaster_seq = roaster_greenbean.greenbean_roaster_seq
         ORDER BY greenbean_use AND greenbean_instock > 0 DESC NULLS LAST, greenbean_year DESC LIMIT 1) AS lot ON true
     WHERE ${recordSql(roasterRoasting, actor, recipe)} AND roaster_roasting.removed_at IS NULL
     ORDER BY nth`,
  );

/** The middle between the least and the most moisture, or the one that is known. */
function middle(table: string) {
  const [min, max] = ['min', 'max'].map((end) => sql.ref(`${table}.greenbean_moisture_${end}`));
  return sql`round((coalesce(${min}, ${max}) + coalesce(${max}, ${min})) / 2.0)::integer`;
}

async function nextBatch(work: Transaction, asked: unknown): Promise<number> {
  const [, ...parts] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(typeof asked === 'string' ? asked : '') ?? [];
  const day = parts.join('-');
  return leastFree(await batchesOf(work, isDate(day) ? day : await today(work)));
}

/** Today by the roastery's clock. */
async function today({ run, actor }: Transaction): Promise<string> {
  const [row] = await run(
    sql<{ today: string }>`SELECT (now() AT TIME ZONE org_zone)::date AS today FROM org WHERE org = ${orgOf(actor)}`,
  );
  return row?.today ?? '';
}
