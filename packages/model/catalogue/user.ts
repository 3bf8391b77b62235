import { userBrewingDefault, userBrewingDefaultScreen } from '../user/brewing_default.ts';
import { userBrewingResult, userBrewingResultScreen } from '../user/brewing_result.ts';
import { userCupnote, userCupnoteScreen } from '../user/cupnote.ts';
import { userEquip, userEquipScreen } from '../user/equip.ts';
import type { Area } from './area.ts';

/** What people keep for themselves. */
export const user = {
  entities: [userCupnote, userEquip, userBrewingDefault, userBrewingResult],
  screens: [userCupnoteScreen, userEquipScreen, userBrewingDefaultScreen, userBrewingResultScreen],
} as const satisfies Area;
