import { useQueryClient } from '@tanstack/react-query';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import type { Form } from '../../../records/form/store.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { broughtBy } from './brought.ts';

/** The recipe of a roast, whose choice fills the form: its beans come with the lots that are used next. */
export const roastingRecipeInput: InputView<'ref'> = {
  Input: RecipeBox,
};

function RecipeBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number, form: Form) => {
    const values = await broughtBy(client, key, form.field('roasting_result_date').value);
    return values && { values };
  };
  return <FillingBox {...props} bring={bring} filled="roasting_recipe_filled" missing="roasting_recipe_missing" />;
}
