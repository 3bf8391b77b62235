import { cafeBrewingDefault, cafeBrewingDefaultScreen } from '../cafe/brewing/brewing_default.ts';
import { cafeBrewingResult, cafeBrewingResultScreen, cafeBrewingTodayScreen } from '../cafe/brewing/brewing_result.ts';
import { cafeCoffeebean, cafeCoffeebeanScreen } from '../cafe/coffeebean.ts';
import { cafeEquip, cafeEquipScreen } from '../cafe/equip.ts';
import { cafeEvent, cafeEventScreen } from '../cafe/event.ts';
import { cafeQcCoffeebean, cafeQcCoffeebeanScreen } from '../cafe/qc_coffeebean.ts';
import { cafeReceived, cafeReceivedScreen } from '../cafe/received.ts';
import { cafeRoaster, cafeRoasterScreen } from '../cafe/roaster.ts';
import { cafeUser, cafeUserEtcScreen, cafeUserScreen, cafeUserSignUpScreen } from '../cafe/user.ts';
import type { Area } from './area.ts';

/** What cafes keep. */
export const cafe = {
  entities: [
    cafeCoffeebean,
    cafeReceived,
    cafeEquip,
    cafeBrewingDefault,
    cafeBrewingResult,
    cafeQcCoffeebean,
    cafeUser,
    cafeEvent,
    cafeRoaster,
  ],
  screens: [
    cafeCoffeebeanScreen,
    cafeReceivedScreen,
    cafeEquipScreen,
    cafeBrewingDefaultScreen,
    cafeBrewingResultScreen,
    cafeBrewingTodayScreen,
    cafeQcCoffeebeanScreen,
    cafeUserScreen,
    cafeUserSignUpScreen,
    cafeUserEtcScreen,
    cafeEventScreen,
    cafeRoasterScreen,
  ],
} as const satisfies Area;
