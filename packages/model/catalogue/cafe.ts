import { cafeCoffeebean, cafeCoffeebeanScreen } from '../cafe/coffeebean.ts';
import { cafeReceived, cafeReceivedScreen } from '../cafe/received.ts';
import { cafeUser, cafeUserEtcScreen, cafeUserScreen, cafeUserSignUpScreen } from '../cafe/user.ts';
import type { Area } from './area.ts';

/** What cafes keep. */
export const cafe = {
  entities: [cafeCoffeebean, cafeReceived, cafeUser],
  screens: [cafeCoffeebeanScreen, cafeReceivedScreen, cafeUserScreen, cafeUserSignUpScreen, cafeUserEtcScreen],
} as const satisfies Area;
