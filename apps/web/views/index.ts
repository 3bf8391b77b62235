import type { FieldView } from '../engine/field/view.ts';
import type { Views } from '../engine/views.ts';
import { checksView } from './checks.tsx';
import { daysAfterView } from './days_after.tsx';
import { daysSinceView } from './days_since.tsx';
import { equipTypeView } from './equip/equip_type.tsx';
import { filledGroupView } from './filling/filled_group.tsx';
import { flavorGroupView } from './flavors/flavor_group.tsx';
import { flavorsView } from './flavors/flavors.tsx';
import { greenbeanDefaultView } from './greenbean_default/greenbean_default.tsx';
import { lotBeanView } from './lot/lot_bean.tsx';
import { lotYearView } from './lot/lot_year.tsx';
import { mapView } from './map/map.tsx';
import { ordinalView } from './ordinal.tsx';
import { qrView } from './qr/qr.tsx';
import { radioView } from './radio.tsx';
import { rateView } from './rate/rate.tsx';
import { brewedGroupView } from './recipe/brewed_group.tsx';
import { doseGroupView } from './recipe/dose_group.tsx';
import { planGroupView } from './recipe/plan_group.tsx';
import { recipeView } from './recipe/recipe.tsx';
import { recipeGroupView } from './recipe/recipe_group.tsx';
import { roastProfileView } from './roast_profile/roast_profile.tsx';
import { batchNoView } from './roasting_recipe/batch_no.tsx';
import { recipeBeanView } from './roasting_recipe/recipe_bean.tsx';
import { roastingRecipeView } from './roasting_recipe/roasting_recipe.tsx';
import { roastingRecipeGroupView } from './roasting_recipe/roasting_recipe_group.tsx';
import { pointsView } from './score/points.tsx';
import { scoreView } from './score/score.tsx';
import { sellerView } from './seller/seller.tsx';
import { sliderView } from './slider/slider.tsx';
import { pourView } from './steps/pour.tsx';
import { stepsView } from './steps/steps.tsx';
import { stockGroupView } from './stock.tsx';
import { switchView } from './switch.tsx';
import { wheelOptionsView } from './wheel_options/wheel_options.tsx';
import { wordView } from './word.tsx';

/** The views that fields and groups of the model ask for by name. */
export const views: Views = {
  fields: {
    batch_no: batchNoView as FieldView,
    checks: checksView as FieldView,
    days_after: daysAfterView as FieldView,
    days_since: daysSinceView as FieldView,
    equip_type: equipTypeView as FieldView,
    flavors: flavorsView as FieldView,
    greenbean_default: greenbeanDefaultView as FieldView,
    lot_bean: lotBeanView as FieldView,
    lot_year: lotYearView as FieldView,
    map: mapView as FieldView,
    ordinal: ordinalView as FieldView,
    pour: pourView as FieldView,
    qr: qrView as FieldView,
    radio: radioView as FieldView,
    rate: rateView as FieldView,
    recipe: recipeView as FieldView,
    recipe_bean: recipeBeanView as FieldView,
    roasting_recipe: roastingRecipeView as FieldView,
    score: scoreView as FieldView,
    seller: sellerView as FieldView,
    slider: sliderView as FieldView,
    switch: switchView as FieldView,
    word: wordView as FieldView,
  },
  groups: {
    brewed: brewedGroupView,
    dose: doseGroupView,
    filled: filledGroupView,
    flavors: flavorGroupView,
    plan: planGroupView,
    points: pointsView,
    recipe: recipeGroupView,
    roast_profile: roastProfileView,
    roasting_recipe: roastingRecipeGroupView,
    steps: stepsView,
    stock: stockGroupView,
    wheel_options: wheelOptionsView,
  },
};
