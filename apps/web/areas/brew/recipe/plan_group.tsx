import type { Entity, Row, Screen } from '@hanjan/core';
import { RECIPE, saidBy } from '@hanjan/model/brewing/recipe.ts';
import { t } from '../../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { brewsOf } from './pair.ts';
import { Way } from './Way.tsx';
import './recipe.css';

/** What a recipe is called; whoever reads it can brew it at once. */
export const planGroupView: GroupView = { Body: PlanGroup };

function PlanGroup(props: GroupProps) {
  const { entity, values } = props.form;
  const brews = props.isReading && brewsOf(entity);
  return (
    <div>
      <Fields {...props} />
      {brews && (
        <div className="recipe-ways">
          <Way to={brews} label={t('brew_this_recipe')} values={() => brewAfter(values(), entity, brews)} />
        </div>
      )}
    </div>
  );
}

/** A new brew after a recipe; which coffee it is comes first. */
const brewAfter = (recipe: Row, recipes: Entity, brews: Screen): Row => ({
  brewing_coffee: null,
  [RECIPE]: recipe[recipes.key],
  ...saidBy(recipe, recipes, brews.entity),
});
