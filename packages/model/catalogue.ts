import type { Entity, Screen } from '@hanjan/core';
import { cafeCoffeebean, cafeCoffeebeanScreen } from './cafe/coffeebean.ts';
import { cafeReceived, cafeReceivedScreen } from './cafe/received.ts';
import { company } from './reference/company.ts';
import { farm } from './reference/farm.ts';
import { productEquip } from './reference/product_equip.ts';
import { region } from './reference/region.ts';
import { userBrewingDefault, userBrewingDefaultScreen } from './user/brewing_default.ts';
import { userBrewingResult, userBrewingResultScreen } from './user/brewing_result.ts';
import { userCupnote, userCupnoteScreen } from './user/cupnote.ts';
import { userEquip, userEquipScreen } from './user/equip.ts';
import { cafeView, cafeViewScreen, roasterView, roasterViewScreen, userView, userViewScreen } from './view.ts';

/** Every kind of record that the product keeps; from here come tables, checks and history. */
export const entities: readonly Entity[] = [
  userCupnote,
  userEquip,
  userBrewingDefault,
  userBrewingResult,
  cafeCoffeebean,
  cafeReceived,
  region,
  farm,
  company,
  productEquip,
  userView,
  cafeView,
  roasterView,
];

/** Every list and form; from here come routes, pages and the permission table. */
export const screens: readonly Screen[] = [
  userCupnoteScreen,
  userEquipScreen,
  userBrewingDefaultScreen,
  userBrewingResultScreen,
  cafeCoffeebeanScreen,
  cafeReceivedScreen,
  userViewScreen,
  cafeViewScreen,
  roasterViewScreen,
];
