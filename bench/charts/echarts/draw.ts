import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type ChartName, SIZE } from '../data.ts';
import { offer } from '../offered.ts';

use([CanvasRenderer]);

/** Draws a chart for the first time and notes how long that took. */
export function draw(
  place: HTMLElement,
  name: ChartName,
  option: Parameters<EChartsType['setOption']>[0],
): EChartsType {
  const { width, height } = SIZE[name];
  Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
  place.getBoundingClientRect();
  const began = performance.now();
  const chart = init(place);
  chart.setOption({ animation: false, ...option });
  chart.getZr().flush();
  const script = performance.now() - began;
  requestAnimationFrame(() => setTimeout(() => offer({ drawn: { script, paint: performance.now() - began } })));
  return chart;
}
