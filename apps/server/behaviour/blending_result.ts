import { isSame, pick } from '@hanjan/core';
import type { RowOf, SoundRowOf } from '@hanjan/model';
import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import type { Wanted } from '../domain/stock.ts';
import { invalid } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';
import { type Batch, batchesFor, gathered, namedAfter, yearAndNumber } from './blend_batches.ts';
import { followMade } from './made_lot.ts';

type Blend = SoundRowOf<'roaster_blending_result'>;
type Part = RowOf<'roaster_blending_result'>['blending_result_comb'][number];

/** What a component takes from its batch. */
const FROM_BATCH = ['roasting_loss', 'roasting_organic_loss', 'roasting_moisture', 'roasting_result_key'] as const;

const partsOf = (row: Blend | null): readonly Part[] => row?.blending_result_comb ?? [];

/** A blend is what its batches are, takes them from the stock where its recipe says so, and is a stock of its own. */
export const blendingResult: BehaviourOf<'roaster_blending_result'> = {
  async fill(work, row, before) {
    const parts = partsOf(row);
    const isOfOthers = before === null || !isSame(parts.map(yearAndNumber), partsOf(before).map(yearAndNumber));
    const known = before ? partsOf(before).map(({ roasting_result_key }) => roasting_result_key) : [];
    const found = await batchesFor(work, parts, known);
    const batches = allThere(found);
    refuseEarly(row, before, batches);
    return {
      ...row,
      ...(!isNamed(row) && namedAfter(batches)),
      ...(isOfOthers && gathered(batches)),
      blending_instock: row.blending_instock ?? 0,
      blending_result_comb: parts.map((part, nth) => ({ ...part, ...pick(batches[nth] ?? {}, FROM_BATCH) })),
    };
  },

  follow: (work, change, key) =>
    followMade(work, change, { lot: 'blending', key }, roasterBlendingResult.name, 'BLEND', takenBy),
};

const isNamed = ({ blending_name, blending_name_locale }: Blend) =>
  (blending_name ?? blending_name_locale ?? null) !== null;

/** What a blend takes of its batches and gives: nothing of them where its recipe leaves the roasted stock alone. */
function takenBy(row: Blend | null, key: number): Wanted[] {
  if (row === null) return [];
  const taken = partsOf(row).flatMap(({ roasting_result_key, roasting_mass }): readonly Wanted[] =>
    roasting_result_key === null ? [] : [{ lot: 'roasting', key: roasting_result_key, mass: -roasting_mass }],
  );
  const made: Wanted = { lot: 'blending', key, mass: row.blending_total_mass ?? 0 };
  return row.roasting_instock_change ? [...taken, made] : [made];
}

/**
 * Nothing is blended before it was roasted. The day of a blend stays, so that a batch which is put into it later is refused
 * where it stands; what was stored so already is left alone.
 */
function refuseEarly(row: Blend, before: Blend | null, batches: readonly Batch[]): void {
  const had = partsOf(before).map(yearAndNumber);
  const day = row.blending_result_date;
  const faults = batches.flatMap((batch, nth) => {
    if (batch.roasting_result_date <= day || had.includes(yearAndNumber(batch))) return [];
    const fault = { key: 'blend_before_roast', args: { batch: yearAndNumber(batch), day: batch.roasting_result_date } };
    return before === null
      ? [{ ...fault, name: 'blending_result_date' }]
      : [{ ...fault, name: 'blending_result_comb', at: { row: nth, item: 'roasting_result_seq' } }];
  });
  if (faults.length > 0) throw invalid(before === null ? faults.slice(0, 1) : faults, roasterBlendingResult);
}

/** All batches; one that is not there, or that somebody does not see, is a fault at its number. */
function allThere(found: readonly (Batch | null)[]): readonly Batch[] {
  const faults = found.flatMap((batch, row) =>
    batch === null
      ? [{ name: 'blending_result_comb', key: 'field_ref', args: {}, at: { row, item: 'roasting_result_seq' } }]
      : [],
  );
  if (faults.length > 0) throw invalid(faults, roasterBlendingResult);
  return found.flatMap((batch) => batch ?? []);
}
