import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** What a cup tastes of: flavor wheel, radar, notes. */
export const cup = {
  pages: {
    Flavorwheel: { frame: 'dial', load: () => import('./page/Flavorwheel.tsx') },
    RadarChart: { frame: 'tabs', load: () => import('./page/RadarChart.tsx') },
    QcCompare: { frame: 'desk', load: () => withTexts('qc', import('./compare/QcCompare.tsx')) },
    QcCalibration: { frame: 'desk', load: () => withTexts('qc', import('./calibration/QcCalibration.tsx')) },
  },
} satisfies WebArea;
