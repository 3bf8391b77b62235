import type { WebArea } from '../area.ts';

/** Brewing: recipes, brews, timers. */
export const brew = {
  pages: {
    InfoEquip: { frame: 'desk', load: () => import('./equip/InfoEquip.tsx') },
    BrewingRecord: { frame: 'tabs', load: () => import('./page/BrewingRecord.tsx') },
  },
  lists: {
    cafe_brewing_today: { frame: 'desk', load: () => import('./wall/Today.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
