import { userBrewingDefault, userBrewingDefaultScreen } from '../user/brewing_default.ts';
import { userBrewingResult, userBrewingResultScreen } from '../user/brewing_result.ts';
import { userCupnote, userCupnoteScreen } from '../user/cupnote.ts';
import { userEquip, userEquipScreen } from '../user/equip.ts';
import { userCafeNote, userCafeNoteScreen, userRoasterNote, userRoasterNoteScreen } from '../user/own_note.ts';
import type { Area } from './area.ts';

/** What people keep for themselves. */
export const user = {
  entities: [userCupnote, userEquip, userBrewingDefault, userBrewingResult, userCafeNote, userRoasterNote],
  screens: [
    userCupnoteScreen,
    userEquipScreen,
    userBrewingDefaultScreen,
    userBrewingResultScreen,
    userCafeNoteScreen,
    userRoasterNoteScreen,
  ],
} as const satisfies Area;
