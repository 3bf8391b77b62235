import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { careGroupView } from './care/care_group.tsx';
import { brewReading } from './reading/brew_reading.tsx';
import { recipeReading } from './reading/recipe_reading.tsx';
import { receivedLotInput } from './received/received_lot.tsx';
import { brewedGroupView } from './recipe/brewed_group.tsx';
import { doseGroupView } from './recipe/dose_group.tsx';
import { recipeInput } from './recipe/recipe.tsx';
import { recipeGroupView } from './recipe/recipe_group.tsx';
import { pourInput } from './steps/pour.tsx';
import { stepsView } from './steps/steps.tsx';

/** The views of recipes and brews. */
provideViews({
  inputs: {
    pour: pourInput,
    received_lot: receivedLotInput,
    recipe: recipeInput,
  },
  groups: {
    brewed: brewedGroupView,
    care: careGroupView,
    dose: doseGroupView,
    recipe: recipeGroupView,
    steps: stepsView,
  },
  readings: {
    brew: brewReading,
    recipe: recipeReading,
  },
} satisfies ViewsOf<'brew'>);
