import { calledOr, pick } from '@hanjan/core';
import { batchesLeft, type PlannedPart, takenAfter } from '@hanjan/model/roaster/next_batches.ts';
import { STAGES } from '@hanjan/model/shared/public_stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { recordsQuery } from '../../../records/lookup/refs.ts';
import { recordQuery, type StoredRecord } from '../../../records/store/useRecord.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { BATCH } from './batches.ts';

/** What a blend takes over from its recipe besides its components, also where it is empty there. */
const COPIED = ['blending_name_locale', 'blending_name', 'roasting_instock_change', ...STAGES];

/** The recipe of a blend, whose choice fills the form: its components come as the batches that are used up first. */
export const blendingRecipeInput: InputView<'ref'> = { Input: RecipeBox };

function RecipeBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number) => {
    const screen = screenNamed(props.field.to);
    if (!screen) return null;
    const [recipe, { rows }] = await Promise.all([
      client.fetchQuery(recordQuery(screen, key)),
      client.fetchQuery({ ...recordsQuery(BATCH), staleTime: 0 }),
    ]);
    const planned = recipe.roasting_comb as readonly PlannedPart[];
    const { parts, missing } = takenAfter(planned, batchesLeft(rows));
    const values = { ...pick(recipe, COPIED), ...(parts.length > 0 && { blending_result_comb: parts }) };
    const names = missing.map((seq) => nameOf(recipe, seq));
    return names.length === 0 ? { values } : { values, hint: t('blend_batches_missing', { names: names.join(', ') }) };
  };
  return <FillingBox {...props} bring={bring} filled="roasting_recipe_filled" missing="roasting_recipe_missing" />;
}

/** What a component of a recipe is called. */
function nameOf({ resultName }: StoredRecord, seq: number): string {
  const found = resultName?.['roasting_comb.roasting_seq']?.[seq];
  return calledOr({ name: found?.roasting_name, name_locale: found?.roasting_name_locale }, seq, currentLocale());
}
