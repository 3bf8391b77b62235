import { RadarChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { AXES, OTHERS, SCORES, SIZE } from '../data.ts';
import { draw } from './draw.ts';

use([RadarChart, RadarComponent]);

const MAX = 10;
/** Px of an axis. */
const RADIUS = 150;

/** The radar; its first score follows the pressed mouse, which ECharts leaves to the page. */
export function show(place: HTMLElement): void {
  const data = (scores: readonly number[]) => [{ value: scores }, { value: OTHERS }];
  const radar = { indicator: AXES.map((name) => ({ name, max: MAX })), radius: RADIUS };
  const label = { show: true };
  const chart = draw(place, 'radar', { radar, series: [{ type: 'radar', label, data: data(SCORES) }] });
  chart.getZr().on('mousemove', ({ offsetY, event }) => {
    if ((event as unknown as MouseEvent).buttons !== 1) return;
    const score = Math.round((MAX * (SIZE.radar.height / 2 - offsetY)) / RADIUS);
    chart.setOption({ series: [{ data: data([Math.min(MAX, Math.max(0, score)), ...SCORES.slice(1)]) }] });
  });
}
