import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { airView } from './air/air.tsx';
import { blendGroupView } from './blend/blend_group.tsx';
import { blendReading } from './blend/blend_reading.tsx';
import { blendingRecipeView } from './blend/blending_recipe.tsx';
import { roastedBatchView } from './blend/roasted_batch.tsx';
import { roastingPartView } from './blend/roasting_part.tsx';
import { recipeReading } from './plan/recipe_reading.tsx';
import { roastReading } from './reading/reading.tsx';
import { roastProfileView } from './roast_profile/roast_profile.tsx';
import { batchNoView } from './roasting_recipe/batch_no.tsx';
import { recipeBeanView } from './roasting_recipe/recipe_bean.tsx';
import { roastingRecipeView } from './roasting_recipe/roasting_recipe.tsx';

/** The views of roasts, of blends of them, and of the recipes of both. */
provideViews({
  fields: {
    batch_no: batchNoView,
    blending_recipe: blendingRecipeView,
    recipe_bean: recipeBeanView,
    roasted_batch: roastedBatchView,
    roasting_part: roastingPartView,
    roasting_recipe: roastingRecipeView,
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
