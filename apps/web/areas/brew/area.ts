import type { WebArea } from '../area.ts';

/** Brewing: recipes, brews, timers. */
export const brew = {
  pages: {
    BrewingRecord: { frame: 'tabs', load: () => import('./page/BrewingRecord.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
