import { nameInLocale, type Row, textOrNull, type Units } from '@hanjan/core';
import { type BatchLeft, batchesLeft, batchOf } from '@hanjan/model/roaster/next_batches.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import type { Choice } from '../../../parts/choice/choices.ts';
import { ageText } from '../../stock/lot_text.ts';
import { exact, stockGauge } from '../../stock/masses.ts';

/** What batches are records of. */
export const BATCH = 'roaster_roasting_result';

/** A batch with what it is called. */
interface NamedBatch extends BatchLeft {
  readonly name: string;
}

const named = (row: Row, batch: BatchLeft): NamedBatch => ({
  ...batch,
  name: nameInLocale(textOrNull(row.roasting_name), textOrNull(row.roasting_name_locale), currentLocale()),
});

/** What a batch is called where there is little room: `2026-83`. */
export const numberOf = ({ year, number }: { readonly year: unknown; readonly number: unknown }): string =>
  `${year}-${number}`;

/** The batch of a component among those of a look-up, whatever is left of it. */
export function findBatch(rows: readonly Row[] | undefined, year: unknown, number: unknown): NamedBatch | undefined {
  const row = rows?.find((one) => one.roasting_result_year === year && one.roasting_result_seq === number);
  return row && named(row, batchOf(row));
}

/** Batches to choose from, each with how old it is and how much is left; the oldest first, the chosen one in any case. */
export function batchChoices(rows: readonly Row[], chosen: number | null, units: Units): readonly Choice[] {
  const gauge = stockGauge(units);
  const left = batchesLeft(rows);
  const byKey = new Map(rows.map((row) => [row.roasting_result_key, row]));
  const own = byKey.get(chosen);
  const all = own && !left.some(({ key }) => key === chosen) ? [batchOf(own), ...left] : left;
  return all.map((batch) => {
    const { name } = named(byKey.get(batch.key) ?? {}, batch);
    const there = batch.left > 0 ? exact(gauge, batch.left) : t('lot_empty');
    return {
      id: batch.key,
      name: [numberOf(batch), name, ageText(batch.day), there].filter(Boolean).join(' · '),
      words: [numberOf(batch), name, batch.day],
      under: null,
    };
  });
}
