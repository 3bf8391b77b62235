import { idOf } from '@hanjan/core';
import type { RowOf } from '@hanjan/model';
import { ASPECTS, type Aspect, BEANS, type BLEND_BEANS } from '@hanjan/model/roaster/beans.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { sql } from 'kysely';
import { columnList, ownedSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { joined, listed, ownWords } from './roast_beans.ts';

/** What a blend takes over from a roasted batch. */
const TAKEN = [
  'roasting_result_key',
  'roasting_result_year',
  'roasting_result_seq',
  'roasting_result_date',
  'roasting_name',
  'roasting_name_locale',
  'roasting_loss',
  'roasting_organic_loss',
  'roasting_moisture',
  ...BEANS,
] as const;
type Blend = RowOf<'roaster_blending_result'>;
export type Batch = Pick<RowOf<'roaster_roasting_result'>, (typeof TAKEN)[number]>;

/** What a batch is found by. */
type Named = Pick<Blend['blending_result_comb'][number], 'roasting_result_year' | 'roasting_result_seq'>;

/**
 * The batches of a blend, component by component; null where there is none that the actor sees. They are locked in the
 * order of their numbers before anything else asks for them. `known` are those that the blend has already: they stay,
 * though they were removed since.
 */
export async function batchesFor(
  { run, actor }: Transaction,
  parts: readonly Named[],
  known: readonly (number | null)[],
): Promise<(Batch | null)[]> {
  const years = parts.map(({ roasting_result_year }) => roasting_result_year);
  const numbers = parts.map(({ roasting_result_seq }) => roasting_result_seq);
  const found = await run(
    sql<Batch & { is_seen: boolean }>`SELECT ${columnList(roasterRoastingResult, TAKEN)},
        (${scopeSql(roasterRoastingResult, actor)} AND removed_at IS NULL) AS is_seen
      FROM roaster_roasting_result
     WHERE ${ownedSql(roasterRoastingResult, actor)} AND (roasting_result_year, roasting_result_seq) IN
         (SELECT * FROM unnest(${years}::integer[], ${numbers}::integer[]))
     ORDER BY roasting_result_key FOR NO KEY UPDATE`,
  );
  return parts.map((part) => {
    const batch = found.find((one) => yearAndNumber(one) === yearAndNumber(part));
    return batch && (batch.is_seen || known.includes(batch.roasting_result_key)) ? batch : null;
  });
}

/** What people call a batch. */
export const yearAndNumber = (batch: Named): string => idOf(roasterRoastingResult, batch);

/** What the beans of all batches are together, each thing once. */
export const gathered = (batches: readonly Batch[]): Pick<Blend, (typeof BLEND_BEANS)[number]> =>
  Object.fromEntries(
    (Object.keys(ASPECTS) as Aspect[]).flatMap((aspect) => {
      const list = listed(batches.flatMap((batch) => batch[`roasting_${aspect}_list`] ?? []));
      const words = batches.map((batch) => batch[`roasting_${aspect}_etc`]);
      return [
        [`blending_${aspect}_list`, list],
        [`blending_${aspect}_etc`, ownWords(list, words)],
      ];
    }),
  ) as Pick<Blend, (typeof BLEND_BEANS)[number]>;

/** The names of the batches, for a blend that has none. */
export const namedAfter = (batches: readonly Batch[]): Pick<Blend, 'blending_name' | 'blending_name_locale'> => ({
  blending_name: joined(batches.map((batch) => batch.roasting_name)),
  blending_name_locale: joined(batches.map((batch) => batch.roasting_name_locale)),
});
