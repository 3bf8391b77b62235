import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import type { Form } from '../../../records/form/store.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { recipesOf } from './pair.ts';

/** A recipe whose choice fills the form. */
export const recipeInput: InputView<'ref'> = { Input: RecipeBox };

function RecipeBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number, { entity }: Form) => {
    const screen = recipesOf(entity);
    if (!screen) return null;
    return { values: saidBy(await client.fetchQuery(recordQuery(screen, key)), screen.entity, entity) };
  };
  return <FillingBox {...props} bring={bring} filled="recipe_filled" missing="recipe_missing" />;
}
