import { roasterQcBlending, roasterQcBlendingScreen } from '../qc/qc_blending.ts';
import { roasterQcBlendingResult, roasterQcBlendingResultScreen } from '../qc/qc_blending_result.ts';
import { roasterQcBrewingDefault, roasterQcBrewingDefaultScreen } from '../qc/qc_brewing_default.ts';
import { roasterQcGreenbean, roasterQcGreenbeanScreen } from '../qc/qc_greenbean.ts';
import { roasterQcRoasting, roasterQcRoastingScreen } from '../qc/qc_roasting.ts';
import { roasterBlending, roasterBlendingScreen } from '../roaster/blending.ts';
import {
  roasterBlendingInventoryScreen,
  roasterBlendingResult,
  roasterBlendingResultScreen,
} from '../roaster/blending_result.ts';
import { roasterCafe, roasterCafeEtcScreen, roasterCafeRegisterScreen, roasterCafeScreen } from '../roaster/cafe.ts';
import { roasterEquip, roasterEquipScreen } from '../roaster/equip.ts';
import { roasterEvent, roasterEventScreen } from '../roaster/event.ts';
import { roasterGreenbean, roasterGreenbeanScreen } from '../roaster/greenbean.ts';
import { roasterGreenbeanArrival, roasterGreenbeanArrivalScreen } from '../roaster/greenbean_arrival.ts';
import { roasterGreenbeanYear, roasterGreenbeanYearScreen } from '../roaster/greenbean_year.ts';
import { roasterRoasting, roasterRoastingScreen } from '../roaster/roasting.ts';
import { roasterRoastingResult } from '../roaster/roasting_result.ts';
import { roasterRoastingInventoryScreen, roasterRoastingResultScreen } from '../roaster/roasting_result_screens.ts';
import { roasterMaterial, roasterMaterialScreen } from '../roaster/supply/material.ts';
import { roasterMaterialPurchase, roasterMaterialPurchaseScreen } from '../roaster/supply/material_purchase.ts';
import { roasterMaterialUse, roasterMaterialUseScreen } from '../roaster/supply/material_use.ts';
import { roasterPackaging, roasterPackagingScreen } from '../roaster/supply/packaging.ts';
import { roasterSupplier, roasterSupplierScreen } from '../roaster/supply/supplier.ts';
import { roasterUser, roasterUserEtcScreen, roasterUserScreen, roasterUserSignUpScreen } from '../roaster/user.ts';
import type { Area } from './area.ts';

/** What roasteries keep. */
export const roaster = {
  entities: [
    roasterEquip,
    roasterGreenbean,
    roasterGreenbeanYear,
    roasterGreenbeanArrival,
    roasterRoasting,
    roasterBlending,
    roasterRoastingResult,
    roasterBlendingResult,
    roasterQcBrewingDefault,
    roasterQcBlendingResult,
    roasterQcBlending,
    roasterQcRoasting,
    roasterQcGreenbean,
    roasterUser,
    roasterEvent,
    roasterCafe,
    roasterSupplier,
    roasterMaterial,
    roasterMaterialPurchase,
    roasterMaterialUse,
    roasterPackaging,
  ],
  screens: [
    roasterEquipScreen,
    roasterGreenbeanScreen,
    roasterGreenbeanYearScreen,
    roasterGreenbeanArrivalScreen,
    roasterRoastingScreen,
    roasterBlendingScreen,
    roasterRoastingResultScreen,
    roasterRoastingInventoryScreen,
    roasterBlendingResultScreen,
    roasterBlendingInventoryScreen,
    roasterQcBrewingDefaultScreen,
    roasterQcBlendingResultScreen,
    roasterQcBlendingScreen,
    roasterQcRoastingScreen,
    roasterQcGreenbeanScreen,
    roasterUserScreen,
    roasterUserSignUpScreen,
    roasterUserEtcScreen,
    roasterEventScreen,
    roasterCafeScreen,
    roasterCafeRegisterScreen,
    roasterCafeEtcScreen,
    roasterSupplierScreen,
    roasterMaterialScreen,
    roasterMaterialPurchaseScreen,
    roasterMaterialUseScreen,
    roasterPackagingScreen,
  ],
} as const satisfies Area;
