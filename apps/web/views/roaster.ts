import type { FieldView } from '../engine/field/view.ts';
import { provideViews } from '../engine/views.ts';
import { airView } from './air/air.tsx';
import { cuppedView } from './cupped/cupped.tsx';
import { qcGroupView } from './cupped/qc_group.tsx';
import { filledGroupView } from './filling/filled_group.tsx';
import { greenbeanDefaultView } from './greenbean_default/greenbean_default.tsx';
import { lotBeanView } from './lot/lot_bean.tsx';
import { lotYearView } from './lot/lot_year.tsx';
import { roastProfileView } from './roast_profile/roast_profile.tsx';
import { batchNoView } from './roasting_recipe/batch_no.tsx';
import { greenGroupView } from './roasting_recipe/green_group.tsx';
import { recipeBeanView } from './roasting_recipe/recipe_bean.tsx';
import { roastingRecipeView } from './roasting_recipe/roasting_recipe.tsx';
import { roastingRecipeGroupView } from './roasting_recipe/roasting_recipe_group.tsx';
import { sellerView } from './seller/seller.tsx';
import { stockGroupView } from './stock.tsx';

/** The views of what roasteries keep. */
provideViews({
  fields: {
    batch_no: batchNoView as FieldView,
    cupped: cuppedView as FieldView,
    greenbean_default: greenbeanDefaultView as FieldView,
    lot_bean: lotBeanView as FieldView,
    lot_year: lotYearView as FieldView,
    recipe_bean: recipeBeanView as FieldView,
    roasting_recipe: roastingRecipeView as FieldView,
    seller: sellerView as FieldView,
  },
  groups: {
    air: airView,
    filled: filledGroupView,
    green: greenGroupView,
    qc: qcGroupView,
    roast_profile: roastProfileView,
    roasting_recipe: roastingRecipeGroupView,
    stock: stockGroupView,
  },
});
