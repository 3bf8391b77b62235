import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** What a cafe sells. */
export const drink = {
  pages: {
    CafeRecipeHistory: { frame: 'desk', load: () => withTexts('compare', import('./pages/DrinkHistory.tsx')) },
    CafeRecipeMaterial: { frame: 'desk', load: () => import('./pages/DrinkMaterials.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
