import { cafeBrewingDefault, cafeBrewingDefaultScreen } from '../cafe/brewing/brewing_default.ts';
import { cafeBrewingResult, cafeBrewingResultScreen, cafeBrewingTodayScreen } from '../cafe/brewing/brewing_result.ts';
import { cafeCare, cafeCareScreen } from '../cafe/care.ts';
import { cafeCoffeebean, cafeCoffeebeanScreen } from '../cafe/coffeebean.ts';
import { cafeDrink, cafeDrinkScreen } from '../cafe/drink/drink.ts';
import { cafeEquip, cafeEquipScreen, cafeEquipThereScreen } from '../cafe/equip.ts';
import { cafeEvent, cafeEventScreen } from '../cafe/event.ts';
import { cafeQcCoffeebean, cafeQcCoffeebeanScreen } from '../cafe/qc_coffeebean.ts';
import { cafeQcMenu, cafeQcMenuScreen } from '../cafe/qc_menu.ts';
import { cafeCoffeebeanInventoryScreen, cafeReceived, cafeReceivedScreen } from '../cafe/received.ts';
import { cafeRoaster, cafeRoasterScreen } from '../cafe/roaster.ts';
import { cafeSettingDefault, cafeSettingDefaultScreen } from '../cafe/setting/setting_default.ts';
import { cafeSettingResult, cafeSettingResultScreen } from '../cafe/setting/setting_result.ts';
import { cafeMaterial, cafeMaterialScreen, cafeMaterialStockScreen } from '../cafe/supply/material.ts';
import { cafeMaterialPurchase, cafeMaterialPurchaseScreen } from '../cafe/supply/material_purchase.ts';
import { cafeMaterialUse, cafeMaterialUseScreen } from '../cafe/supply/material_use.ts';
import { cafeSupplier, cafeSupplierScreen } from '../cafe/supply/supplier.ts';
import { cafeUser, cafeUserEtcScreen, cafeUserScreen, cafeUserSignUpScreen } from '../cafe/user.ts';
import type { Area } from './area.ts';

/** What cafes keep. */
export const cafe = {
  entities: [
    cafeCoffeebean,
    cafeReceived,
    cafeEquip,
    cafeCare,
    cafeBrewingDefault,
    cafeBrewingResult,
    cafeSettingDefault,
    cafeSettingResult,
    cafeQcCoffeebean,
    cafeUser,
    cafeEvent,
    cafeRoaster,
    cafeSupplier,
    cafeMaterial,
    cafeMaterialPurchase,
    cafeMaterialUse,
    cafeDrink,
    cafeQcMenu,
  ],
  screens: [
    cafeCoffeebeanScreen,
    cafeReceivedScreen,
    cafeCoffeebeanInventoryScreen,
    cafeEquipScreen,
    cafeCareScreen,
    cafeBrewingDefaultScreen,
    cafeBrewingResultScreen,
    cafeBrewingTodayScreen,
    cafeSettingDefaultScreen,
    cafeSettingResultScreen,
    cafeQcCoffeebeanScreen,
    cafeUserScreen,
    cafeUserSignUpScreen,
    cafeUserEtcScreen,
    cafeEventScreen,
    cafeRoasterScreen,
    cafeSupplierScreen,
    cafeMaterialScreen,
    cafeMaterialPurchaseScreen,
    cafeMaterialUseScreen,
    cafeMaterialStockScreen,
    cafeEquipThereScreen,
    cafeDrinkScreen,
    cafeQcMenuScreen,
  ],
} as const satisfies Area;
