import { isDate, type Row } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import { roasterGreenbean } from '@hanjan/model/roaster/greenbean.ts';
import { assumedMoisture, lotsOf } from '@hanjan/model/roaster/next_lot.ts';
import { roasterRoasting } from '@hanjan/model/roaster/roasting.ts';
import { sql } from 'kysely';
import { batchesOf, leastFree } from '../../domain/batch.ts';
import { greenLots } from '../../domain/stock_lots.ts';
import { recordSql, scopeSql } from '../../engine/scope.ts';
import { todayThere } from '../../engine/today.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { notFound } from '../../http/refusal.ts';

type Bean = RowOf<'roaster_greenbean'>;
type Lot = RowOf<'roaster_greenbean_year'>;
type Moist = Pick<Bean, 'greenbean_moisture_min' | 'greenbean_moisture_max'>;
/** A row of a recipe. */
type Charge = RowOf<'roaster_roasting'>['roasting_default_greenbean'][number];

/** A green bean of a recipe. */
interface Planned extends Charge {
  /** Null where somebody does not see the bean. */
  readonly greenbean_name: Bean['greenbean_name'] | null;
  readonly greenbean_name_locale: Bean['greenbean_name_locale'] | null;
}

/** A green bean of a recipe with the lot that it is roasted of next. */
interface RecipeGreen extends Planned {
  /** The newest lot in use of which something is left, or else the newest. */
  readonly greenbean_year: Lot['greenbean_year'] | null;
  readonly greenbean_instock: Lot['greenbean_instock'];
  /** What the lot says, or else the bean, where that is one value; ×10 percent. */
  readonly greenbean_moisture: number | null;
}

/** The beans of a recipe, and the batch that a roast after it is. */
interface RecipeStart {
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

async function greenOfRecipe(work: Transaction, recipe: number): Promise<RecipeGreen[]> {
  const { run, actor } = work;
  const planned = await run(
    sql<Planned & Moist>`SELECT greenbean_order, green.greenbean_roaster_seq, greenbean_mass, greenbean_percent,
        greenbean_name, greenbean_name_locale, greenbean_moisture_min, greenbean_moisture_max
      FROM roaster_roasting
      JOIN roaster_roasting_greenbean AS green USING (org, roasting_seq)
      LEFT JOIN roaster_greenbean ON roaster_greenbean.org = green.org
       AND roaster_greenbean.greenbean_roaster_seq = green.greenbean_roaster_seq AND ${scopeSql(roasterGreenbean, actor)}
     WHERE ${recordSql(roasterRoasting, actor, recipe)} AND roaster_roasting.removed_at IS NULL
     ORDER BY nth`,
  );
  const beans = planned.map(({ greenbean_roaster_seq }) => greenbean_roaster_seq);
  const lots = await greenLots(work, beans);
  return planned.map(({ greenbean_moisture_min, greenbean_moisture_max, ...green }) => {
    const [lot] = lotsOf(lots, green.greenbean_roaster_seq);
    return {
      ...green,
      greenbean_year: lot?.year ?? null,
      greenbean_instock: lot?.instock ?? null,
      greenbean_moisture: assumedMoisture(lot, { greenbean_moisture_min, greenbean_moisture_max }),
    };
  });
}

async function nextBatch(work: Transaction, asked: unknown): Promise<number> {
  const [, ...parts] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(typeof asked === 'string' ? asked : '') ?? [];
  const day = parts.join('-');
  return leastFree(await batchesOf(work, isDate(day) ? day : ((await todayThere(work, roasterRoasting)) ?? '')));
}
