import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { airView } from './air/air.tsx';
import { blendGroupView } from './blend/blend_group.tsx';
import { blendReading } from './blend/blend_reading.tsx';
import { blendingRecipeInput } from './blend/blending_recipe.tsx';
import { roastedBatchInput } from './blend/roasted_batch.tsx';
import { recipeReading } from './plan/recipe_reading.tsx';
import { roastReading } from './reading/reading.tsx';
import { roastProfileView } from './roast_profile/roast_profile.tsx';
import { batchNoInput } from './roasting_recipe/batch_no.tsx';
import { recipeBeanInput } from './roasting_recipe/recipe_bean.tsx';
import { roastingRecipeInput } from './roasting_recipe/roasting_recipe.tsx';

/** The views of roasts, of blends of them, and of the recipes of both. */
provideViews({
  inputs: {
    batch_no: batchNoInput,
    blending_recipe: blendingRecipeInput,
    recipe_bean: recipeBeanInput,
    roasted_batch: roastedBatchInput,
    roasting_recipe: roastingRecipeInput,
  },
  groups: {
    air: airView,
    blend: blendGroupView,
    roast_profile: roastProfileView,
  },
  readings: {
    blend: blendReading,
    roast: roastReading,
    roasting_recipe: recipeReading,
  },
} satisfies ViewsOf<'roast'>);
