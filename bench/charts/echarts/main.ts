import type { ChartName } from '../data.ts';

// The same chart as the pages of ECharts show how to write it, with no more of its modules than it needs.
const charts: Readonly<Record<ChartName, () => Promise<{ show: (place: HTMLElement) => Promise<void> | void }>>> = {
  wheel: () => import('./wheel.ts'),
  radar: () => import('./radar.ts'),
  map: () => import('./map.ts'),
  roast: () => import('./roast.ts'),
};

const load = charts[new URLSearchParams(location.search).get('chart') as ChartName];
const place = document.getElementById('root');
if (place) await (await load()).show(place);
