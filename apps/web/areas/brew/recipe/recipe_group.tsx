import { type Entity, inLocale, type Row } from '@hanjan/core';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Way } from '../../../records/history/Way.tsx';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { roundedRecipe } from '../rounded.ts';
import { recipesOf } from './pair.ts';
import { Timed } from './Timed.tsx';
import { useRecorded } from './useRecorded.ts';
import './recipe.css';

/** Fields among which a recipe is chosen that fills the form. */
export const recipeGroupView: GroupView = { Body: RecipeGroup };

function RecipeGroup(props: GroupProps) {
  return (
    <FormHere value={props.form}>
      <div>
        <Fields {...props} />
        <div className="recipe-ways">
          <Timed {...props} />
        </div>
      </div>
    </FormHere>
  );
}

/** What comes of a brew that is read: a recipe. */
export function ToRecipe({ form }: Pick<GroupProps, 'form'>) {
  const { entity, values } = form;
  const recipes = recipesOf(entity);
  useRecorded(form);
  return (
    recipes && (
      <Way to={recipes} label={t('brew_to_recipe')} values={() => recipeLike(values(), entity, recipes.entity)} />
    )
  );
}

/** A new recipe for a brew as it was, in round numbers; its name is still to be written. */
function recipeLike(brew: Row, brews: Entity, recipes: Entity): Row {
  const { plain, locale } = recipes.label;
  const [name] = inLocale(plain, locale, currentLocale());
  return { [name]: null, ...roundedRecipe(saidBy(brew, brews, recipes)) };
}
