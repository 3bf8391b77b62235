import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** What somebody starred, and the places that they go to. */
export const favorite = {
  pages: {
    UserFavorites: { frame: 'desk', load: () => withTexts('favorite', import('./UserFavorites.tsx')) },
    UserPlace: { frame: 'desk', load: () => withTexts('favorite', import('./UserPlace.tsx')) },
  },
} satisfies WebArea;
