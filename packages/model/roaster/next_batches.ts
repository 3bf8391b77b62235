import { numberOrNull, type Row, spread } from '@hanjan/core';

/** A roasted batch of which something is left; masses and percents as they are stored (×10). */
export interface BatchLeft {
  readonly key: number;
  readonly year: number;
  readonly number: number;
  /** The recipe after which it was roasted; none where it followed none. */
  readonly recipe: number | null;
  readonly day: string;
  readonly left: number;
  readonly loss: number | null;
  readonly organicLoss: number | null;
  readonly moisture: number | null;
}

/** A component as a recipe of a blend has it. */
export interface PlannedPart {
  readonly roasting_seq: number;
  readonly roasting_mass: number;
}

/** What goes into a blend after a recipe, and the recipes of which nothing is there. */
export interface Taken {
  readonly parts: readonly Row[];
  readonly missing: readonly number[];
}

/** A blend has so many components at the most. */
const MOST_PARTS = 20;

/** A batch of a look-up. */
export const batchOf = (row: Row): BatchLeft => ({
  key: Number(row.roasting_result_key),
  year: Number(row.roasting_result_year),
  number: Number(row.roasting_result_seq),
  recipe: numberOrNull(row.roasting_seq),
  day: String(row.roasting_result_date),
  left: Number(row.roasting_instock ?? 0),
  loss: numberOrNull(row.roasting_loss),
  organicLoss: numberOrNull(row.roasting_organic_loss),
  moisture: numberOrNull(row.roasting_moisture),
});

/** What was made first comes first. */
export const byAge = (a: Aged, b: Aged): number => (a.day === b.day ? a.key - b.key : a.day < b.day ? -1 : 1);
type Aged = Pick<BatchLeft, 'day' | 'key'>;

/** The batches of a look-up of which something is left, what was roasted first first. */
export const batchesLeft = (rows: readonly Row[]): readonly BatchLeft[] =>
  rows
    .map(batchOf)
    .filter(({ left }) => left > 0)
    .toSorted(byAge);

/** What a component of a blend takes from a batch besides its mass. */
export const ofBatch = ({ year, number, loss, organicLoss, moisture }: BatchLeft): Row => ({
  roasting_result_year: year,
  roasting_result_seq: number,
  roasting_loss: loss,
  roasting_organic_loss: organicLoss,
  roasting_moisture: moisture,
});

/**
 * The batches that a blend is made of after a recipe: of each component what was roasted first is used up first. Where less
 * is there than the recipe asks, its newest batch is asked for the rest, so that the shortage is seen.
 */
export function takenAfter(planned: readonly PlannedPart[], batches: readonly BatchLeft[]): Taken {
  const missing: number[] = [];
  const parts = planned.flatMap(({ roasting_seq, roasting_mass }) => {
    const own = batches.filter(({ recipe }) => recipe === roasting_seq);
    if (own.length === 0) missing.push(roasting_seq);
    const { parts, open } = spread(
      roasting_mass,
      own.map(({ left }) => left),
    );
    return own.flatMap((batch, nth) => {
      const mass = (parts[nth] ?? 0) + (nth === own.length - 1 ? open : 0);
      return mass > 0 ? [{ ...ofBatch(batch), roasting_mass: mass }] : [];
    });
  });
  return { parts: parts.slice(0, MOST_PARTS), missing };
}
