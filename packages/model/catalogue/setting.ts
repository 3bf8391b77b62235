import { settingCafe, settingCafeScreen, settingRoaster, settingRoasterScreen } from '../setting/org.ts';
import type { Area } from './area.ts';

/** What administrators of the site keep. */
export const setting = {
  entities: [settingRoaster, settingCafe],
  screens: [settingRoasterScreen, settingCafeScreen],
} as const satisfies Area;
