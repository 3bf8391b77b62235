import { useQueryClient } from '@tanstack/react-query';
import type { FieldView, InputProps } from '../../../records/field/view.ts';
import type { Form } from '../../../records/form/store.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { LinkedRef } from '../../../records/views/record_link/LinkedRef.tsx';
import { broughtBy } from './brought.ts';

/** The recipe of a roast, whose choice fills the form: its beans come with the lots that are used next. */
export const roastingRecipeView: FieldView<'ref'> = {
  Input: RecipeBox,
  Cell: LinkedRef,
};

function RecipeBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number, form: Form) => {
    const values = await broughtBy(client, key, form.field('roasting_result_date').value);
    return values && { values };
  };
  return <FillingBox {...props} bring={bring} filled="roasting_recipe_filled" missing="roasting_recipe_missing" />;
}
