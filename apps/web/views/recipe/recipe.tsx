import { initials, isSame, localDate, pick, type Row } from '@hanjan/core';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { screens } from '@hanjan/model/catalogue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { recordQuery } from '../../engine/detail/useRecord.ts';
import { refView } from '../../engine/field/ref.tsx';
import type { FieldView, InputProps } from '../../engine/field/view.ts';
import type { Form } from '../../engine/form/store.ts';
import { t } from '../../i18n/index.ts';
import { toast } from '../../shell/toast.ts';
import { FormOfRecipe } from './form_of_recipe.ts';

/** A recipe whose choice fills the form. */
export const recipeView: FieldView<'ref'> = { ...refView, Input: RecipeBox };

function RecipeBox(props: InputProps<'ref'>) {
  const { name, field, set, fill } = props;
  const form = useContext(FormOfRecipe);
  const client = useQueryClient();
  const screen = screens.find(({ entity, access }) => entity.name === field.to && access.code);

  const choose = async (key: number | null) => {
    set(key);
    if (key === null || !form || !screen) return;
    const recipe = await client.fetchQuery(recordQuery(screen, key)).catch(() => null);
    // Meanwhile another one was chosen.
    if (form.field(name).value !== key) return;
    if (!recipe) return toast({ text: t('recipe_missing') });
    // A day that was emptied is today again.
    fill(initials(form.entity, localDate()));
    fillFrom(form, saidBy(recipe, screen.entity, form.entity));
  };
  return <refView.Input {...props} set={choose} />;
}

/** Writes what a recipe says over what the form said, which comes back when the person takes it back. */
function fillFrom(form: Form, said: Row): void {
  const before = pick(form.values(), Object.keys(said));
  const put = (row: Row) => {
    for (const [name, value] of Object.entries(row)) {
      if (!isSame(form.field(name).value, value)) form.set(name, value);
    }
  };
  put(said);
  toast({ text: t('recipe_filled'), action: { label: t('undo'), run: () => put(before) } });
}
