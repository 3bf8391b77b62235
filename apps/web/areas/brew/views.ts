import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { brewedGroupView } from './recipe/brewed_group.tsx';
import { doseGroupView } from './recipe/dose_group.tsx';
import { planGroupView } from './recipe/plan_group.tsx';
import { recipeView } from './recipe/recipe.tsx';
import { recipeGroupView } from './recipe/recipe_group.tsx';
import { pourView } from './steps/pour.tsx';
import { stepsView } from './steps/steps.tsx';

/** The views of recipes and brews. */
provideViews({
  fields: {
    pour: pourView,
    recipe: recipeView,
  },
  groups: {
    brewed: brewedGroupView,
    dose: doseGroupView,
    plan: planGroupView,
    recipe: recipeGroupView,
    steps: stepsView,
  },
} satisfies ViewsOf<'brew'>);
