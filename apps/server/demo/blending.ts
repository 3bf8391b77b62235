import { roasterBlendingResultScreen } from '@hanjan/model/roaster/blending_result.ts';
import { sql } from 'kysely';
import { orgOf } from '../domain/org.ts';
import type { Move } from '../domain/stock.ts';
import type { Work } from '../engine/work.ts';
import type { Save } from './as_person.ts';
import { BLENDS, OPEN } from './blends.ts';

/** A batch that was roasted, and how much of it is left (×10 g). */
export interface Batch {
  readonly key: number;
  readonly recipe: number;
  /** How many days ago it was roasted. */
  readonly ago: number;
  mass: number;
}

/** What is blended at once for each kilogram of a recipe, ×10 g: a third of what the recipe says. */
const EACH_KG = 3_000;
/** After so many days nothing is left of a blend. */
const LASTS = 9;

/** A blend that was made, and how many days ago. */
export interface BlendMade {
  readonly key: number;
  /** Which of the demo's blends it is. */
  readonly nth: number;
  readonly ago: number;
  readonly mass: number;
}

/** Makes the first blend, from the n-th on, for which each recipe has a batch with enough in it; null where none has. */
export async function makeBlend(
  save: Save,
  work: Work,
  { blends, batches, day, ago }: { blends: readonly number[]; batches: readonly Batch[]; day: string; ago: number },
): Promise<BlendMade | null> {
  for (const nth of BLENDS.keys()) {
    const blend = BLENDS[(nth + ago) % BLENDS.length];
    const parts = blend?.parts.flatMap(([recipe, kg]) => {
      const batch = batches.findLast((one) => one.recipe === recipe && one.mass >= kg * EACH_KG);
      return batch ? [{ batch, mass: kg * EACH_KG }] : [];
    });
    if (!blend || !parts || parts.length < blend.parts.length) continue;
    const key = await save(roasterBlendingResultScreen, {
      blending_result_date: day,
      blending_seq: blends[(nth + ago) % BLENDS.length],
      blending_name_locale: blend.ko,
      blending_name: blend.en,
      ...OPEN,
      blending_result_comb: await rowsOf(work, parts),
    });
    for (const { batch, mass } of parts) batch.mass -= mass;
    return { key, nth: (nth + ago) % BLENDS.length, ago, mass: parts.reduce((sum, { mass }) => sum + mass, 0) };
  }
  return null;
}

/** Components as their record has them: batches by year and number. */
async function rowsOf({ run, actor }: Work, parts: readonly { batch: Batch; mass: number }[]) {
  const keys = parts.map(({ batch }) => batch.key);
  const found = await run(
    sql<{ key: number; year: number; number: number }>`SELECT roasting_result_key AS key, roasting_result_year AS year,
        roasting_result_seq AS number FROM roaster_roasting_result
      WHERE org = ${orgOf(actor)} AND roasting_result_key = ANY(${keys})`,
  );
  return parts.map(({ batch, mass }) => {
    const named = found.find(({ key }) => key === batch.key);
    return { roasting_result_year: named?.year, roasting_result_seq: named?.number, roasting_mass: mass };
  });
}

/** What is left of blends that were made some days ago is counted away. */
export const blendsGone = (made: readonly BlendMade[], ago: number): Move[] =>
  made
    .filter((blend) => blend.ago - ago === LASTS)
    .map(({ key, mass }) => ({
      lot: 'blending',
      key,
      mass: -mass,
      reason: 'DELIVER',
      left: { move_customer_seq: null, move_customer: '카페 온도', move_bag_mass: null, move_bag_count: null },
    }));
