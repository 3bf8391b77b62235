import type { WebArea } from '../area.ts';

/** What a cup tastes of: flavor wheel, radar, notes. */
export const cup = {
  pages: {
    Flavorwheel: { frame: 'dial', load: () => import('./page/Flavorwheel.tsx') },
    RadarChart: { frame: 'tabs', load: () => import('./page/RadarChart.tsx') },
  },
} satisfies WebArea;
