import type { Row } from '@hanjan/core';
import { RECIPE } from '@hanjan/model/brewing/recipe.ts';
import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import { Total } from '../../../parts/Total.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { useField } from '../../../records/form/hooks.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { recipesOf } from './pair.ts';
import { yieldOf } from './yield.ts';
import './recipe.css';

const ComparedRecipe = later(() => withTexts('brew', import('./ComparedRecipe.tsx')));

/** What came of a brew: how it was, how much of the coffee is in the cup, and for a reader where it left its recipe. */
export const brewedGroupView: GroupView = { Body: Brewed, isRead: hasPlan };

/** Whether there is a recipe, and something that was measured to compare with it. */
function hasPlan(brew: Row): boolean {
  return typeof brew[RECIPE] === 'number' && (brew.brewing_step_use === true || typeof brew.brewing_term === 'number');
}

function Brewed(props: GroupProps) {
  const { form, isReading } = props;
  const recipes = isReading && hasPlan(form.values()) && recipesOf(form.entity);
  return (
    <div>
      <Fields {...props} />
      <Yield form={form} />
      {recipes && (
        <Suspense>
          <ComparedRecipe brew={form.values()} recipes={recipes} />
        </Suspense>
      )}
    </div>
  );
}

/** How much of the coffee is in the cup; shown once it can be known. */
function Yield({ form }: Pick<GroupProps, 'form'>) {
  const strength = useField(form, 'brewing_result_tds').value;
  const beverage = useField(form, 'brewing_mass').value;
  const dose = useField(form, 'brewing_bean_mass').value;
  const percent = yieldOf(strength, beverage, dose);
  return (
    percent !== null && (
      <dl className="brew-yield">
        <Total label={t('brew_yield')}>
          {percent}
          <span className="unit">%</span>
        </Total>
      </dl>
    )
  );
}
