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
  lists: {
    roaster_qc_greenbean: { frame: 'desk', load: () => import('./page/QcList.tsx') },
    roaster_qc_roasting: { frame: 'desk', load: () => import('./page/QcList.tsx') },
    roaster_qc_blending_result: { frame: 'desk', load: () => import('./page/QcList.tsx') },
    cafe_qc_coffeebean: { frame: 'desk', load: () => import('./page/QcList.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
