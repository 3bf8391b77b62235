import { cafeCoffeebean, cafeCoffeebeanScreen } from '../cafe/coffeebean.ts';
import { cafeEvent, cafeEventScreen } from '../cafe/event.ts';
import { cafeReceived, cafeReceivedScreen } from '../cafe/received.ts';
import { cafeRoaster, cafeRoasterScreen } from '../cafe/roaster.ts';
import { cafeUser, cafeUserEtcScreen, cafeUserScreen, cafeUserSignUpScreen } from '../cafe/user.ts';
import type { Area } from './area.ts';

/** What cafes keep. */
export const cafe = {
  entities: [cafeCoffeebean, cafeReceived, cafeUser, cafeEvent, cafeRoaster],
  screens: [
    cafeCoffeebeanScreen,
    cafeReceivedScreen,
    cafeUserScreen,
    cafeUserSignUpScreen,
    cafeUserEtcScreen,
    cafeEventScreen,
    cafeRoasterScreen,
  ],
} as const satisfies Area;
