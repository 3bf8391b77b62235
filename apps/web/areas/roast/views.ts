import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { filledGroupView } from '../../records/views/filling/filled_group.tsx';
import { cuppedView } from '../cup/cupped/cupped.tsx';
import { qcGroupView } from '../cup/cupped/qc_group.tsx';
import { greenbeanDefaultView } from '../stock/greenbean_default/greenbean_default.tsx';
import { lotBeanView } from '../stock/lot/lot_bean.tsx';
import { lotYearView } from '../stock/lot/lot_year.tsx';
import { sellerView } from '../stock/seller/seller.tsx';
import { stockGroupView } from '../stock/stock.tsx';
import { airView } from './air/air.tsx';
import { blendGroupView } from './blend/blend_group.tsx';
import { blendReading } from './blend/blend_reading.tsx';
import { blendingRecipeView } from './blend/blending_recipe.tsx';
import { roastedBatchView } from './blend/roasted_batch.tsx';
import { roastingPartView } from './blend/roasting_part.tsx';
import { roastReading } from './reading/reading.tsx';
import { roastProfileView } from './roast_profile/roast_profile.tsx';
import { batchNoView } from './roasting_recipe/batch_no.tsx';
import { greenGroupView } from './roasting_recipe/green_group.tsx';
import { recipeBeanView } from './roasting_recipe/recipe_bean.tsx';
import { roastingRecipeView } from './roasting_recipe/roasting_recipe.tsx';

/** The views of what roasteries keep. */
provideViews({
  fields: {
    batch_no: batchNoView,
    blending_recipe: blendingRecipeView,
    cupped: cuppedView,
    greenbean_default: greenbeanDefaultView,
    lot_bean: lotBeanView,
    lot_year: lotYearView,
    recipe_bean: recipeBeanView,
    roasting_part: roastingPartView,
    roasted_batch: roastedBatchView,
    roasting_recipe: roastingRecipeView,
    seller: sellerView,
  },
  groups: {
    air: airView,
    blend: blendGroupView,
    filled: filledGroupView,
    green: greenGroupView,
    qc: qcGroupView,
    roast_profile: roastProfileView,
    stock: stockGroupView,
  },
  readings: {
    blend: blendReading,
    roast: roastReading,
  },
} satisfies ViewsOf<'roast'>);
