import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** What a cup tastes of: flavor wheel, radar, notes. */
export const cup = {
  pages: {
    Flavorwheel: { frame: 'dial', load: () => import('./page/Flavorwheel.tsx') },
    RadarChart: { frame: 'tabs', load: () => import('./page/RadarChart.tsx') },
    QcCompare: { frame: 'desk', load: () => withTexts('qc', import('./compare/QcCompare.tsx')) },
    QCCoffee: { frame: 'desk', load: () => withTexts('qc', import('./coffee/QCCoffee.tsx')) },
    QcCalibration: { frame: 'desk', load: () => withTexts('qc', import('./calibration/QcCalibration.tsx')) },
  },
  lists: Object.fromEntries(
    ['roaster_qc_greenbean', 'roaster_qc_roasting', 'roaster_qc_blending_result', 'cafe_qc_coffeebean'].map((name) => [
      name,
      { frame: 'desk' as const, load: () => import('./page/QcList.tsx') },
    ]),
  ),
  views: () => import('./views.ts'),
} satisfies WebArea;
