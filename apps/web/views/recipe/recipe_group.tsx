import { Fields } from '../../engine/form/FormGroups.tsx';
import type { GroupProps, GroupView } from '../../engine/form/groups.ts';
import { FormOfRecipe } from './form_of_recipe.ts';

/** Fields among which a recipe is chosen that fills the form. */
export const recipeGroupView: GroupView = { Body: RecipeGroup };

function RecipeGroup(props: GroupProps) {
  return (
    <FormOfRecipe value={props.form}>
      <Fields {...props} />
    </FormOfRecipe>
  );
}
