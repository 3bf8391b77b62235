import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { recordQuery } from '../../engine/detail/useRecord.ts';
import { refView } from '../../engine/field/ref.tsx';
import type { FieldView, InputProps } from '../../engine/field/view.ts';
import type { Form } from '../../engine/form/store.ts';
import { FillingBox } from '../filling/FillingBox.tsx';
import { recipesOf } from './pair.ts';

/** A recipe whose choice fills the form. */
export const recipeView: FieldView<'ref'> = { ...refView, Input: RecipeBox };

function RecipeBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number, { entity }: Form) => {
    const screen = recipesOf(entity);
    return screen ? saidBy(await client.fetchQuery(recordQuery(screen, key)), screen.entity, entity) : null;
  };
  return <FillingBox {...props} bring={bring} filled="recipe_filled" missing="recipe_missing" />;
}
