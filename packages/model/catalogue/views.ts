import { cafeView, cafeViewScreen, roasterView, roasterViewScreen, userView, userViewScreen } from '../view.ts';
import type { Area } from './area.ts';

/** Lists as people want to see them again. They have no pages: every list has its own. */
export const views = {
  entities: [userView, cafeView, roasterView],
  screens: [userViewScreen, cafeViewScreen, roasterViewScreen],
} as const satisfies Area;
