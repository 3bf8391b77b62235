import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { CellProps, FieldView, InputProps } from '../../../records/field/view.ts';
import type { Form } from '../../../records/form/store.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { broughtBy } from './brought.ts';

/** The recipe of a roast, whose choice fills the form: its beans come with the lots that are used next. */
export const roastingRecipeView: FieldView<'ref'> = {
  Input: RecipeBox,
  Cell: RecipeCell,
};

function RecipeBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number, form: Form) => {
    const values = await broughtBy(client, key, form.field('roasting_result_date').value);
    return values && { values };
  };
  return <FillingBox {...props} bring={bring} filled="roasting_recipe_filled" missing="roasting_recipe_missing" />;
}

/** In a record that is read the way to it; in a list, and where changes are shown, its name. */
function RecipeCell({ value, field, names, dense }: CellProps<'ref'>) {
  const form = use(FormHere);
  return (
    <RecordLink screen={field.to} id={dense || !form ? null : value}>
      {names.ref(field.to, value)}
    </RecordLink>
  );
}
