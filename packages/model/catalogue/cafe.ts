import { cafeCoffeebean, cafeCoffeebeanScreen } from '../cafe/coffeebean.ts';
import { cafeReceived, cafeReceivedScreen } from '../cafe/received.ts';
import type { Area } from './area.ts';

/** What cafes keep. */
export const cafe = {
  entities: [cafeCoffeebean, cafeReceived],
  screens: [cafeCoffeebeanScreen, cafeReceivedScreen],
} as const satisfies Area;
