import { initials, localDate } from '@hanjan/core';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { recordQuery } from '../../engine/detail/useRecord.ts';
import { refView } from '../../engine/field/ref.tsx';
import type { FieldView, InputProps } from '../../engine/field/view.ts';
import { typeInto } from '../../history/useTypedLater.ts';
import { t } from '../../i18n/index.ts';
import { toast } from '../../shell/toast.ts';
import { FormOfRecipe } from './form_of_recipe.ts';
import { recipesOf } from './pair.ts';

/** A recipe whose choice fills the form. */
export const recipeView: FieldView<'ref'> = { ...refView, Input: RecipeBox };

function RecipeBox(props: InputProps<'ref'>) {
  const { name, set, fill } = props;
  const form = useContext(FormOfRecipe);
  const client = useQueryClient();
  const screen = form && recipesOf(form.entity);

  const choose = async (key: number | null) => {
    set(key);
    if (key === null || !form || !screen) return;
    const recipe = await client.fetchQuery(recordQuery(screen, key)).catch(() => null);
    // Meanwhile another one was chosen.
    if (form.field(name).value !== key) return;
    if (!recipe) return toast({ text: t('recipe_missing') });
    // A day that was emptied is today again.
    fill(initials(form.entity, localDate()));
    const undo = typeInto(form, saidBy(recipe, screen.entity, form.entity));
    toast({ text: t('recipe_filled'), action: { label: t('undo'), run: undo } });
  };
  return <refView.Input {...props} set={choose} />;
}
