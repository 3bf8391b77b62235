import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** Roasting: profiles, logs, live roasts, and what roasteries keep. */
export const roast = {
  pages: {
    BlendingPlan: { frame: 'desk', load: () => withTexts('roasted', import('./production/BlendingPlan.tsx')) },
    RoastingCompare: {
      frame: 'desk',
      load: () =>
        withTexts('roast', withTexts('roast_compare', withTexts('roasted', import('./compare/RoastingCompare.tsx')))),
    },
    RoastLogs: {
      frame: 'desk',
      load: () => withTexts('roast', withTexts('roasted', import('./logs/RoastLogs.tsx'))),
    },
    RoastingProfile: { frame: 'tabs', load: () => import('./page/RoastingProfile.tsx') },
  },
  lists: { roaster_roasting_result: { frame: 'desk', load: () => import('./logs/RoastList.tsx') } },
  cells: () => import('./cells.ts'),
  views: () => import('./views.ts'),
} satisfies WebArea;
