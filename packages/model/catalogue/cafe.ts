import { cafeCoffeebean, cafeCoffeebeanScreen } from '../cafe/coffeebean.ts';
import { cafeEvent, cafeEventScreen } from '../cafe/event.ts';
import { cafeReceived, cafeReceivedScreen } from '../cafe/received.ts';
import { cafeUser, cafeUserEtcScreen, cafeUserScreen, cafeUserSignUpScreen } from '../cafe/user.ts';
import type { Area } from './area.ts';

/** What cafes keep. */
export const cafe = {
  entities: [cafeCoffeebean, cafeReceived, cafeUser, cafeEvent],
  screens: [
    cafeCoffeebeanScreen,
    cafeReceivedScreen,
    cafeUserScreen,
    cafeUserSignUpScreen,
    cafeUserEtcScreen,
    cafeEventScreen,
  ],
} as const satisfies Area;
