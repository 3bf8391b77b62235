import { type WheelNode, wheelTree } from '../../packages/charts/wheel/tree.ts';
import { producing } from '../../packages/model/seed/country.ts';
import { flavorCodes } from '../../test/harness/flavors.ts';

/** The charts that are measured beside those of ECharts alone. */
export const CHARTS = ['wheel', 'radar', 'map'] as const;
export type ChartName = (typeof CHARTS)[number] | 'roast';

/** Px of each chart. */
export const SIZE: Readonly<Record<ChartName, { readonly width: number; readonly height: number }>> = {
  wheel: { width: 720, height: 720 },
  radar: { width: 480, height: 420 },
  map: { width: 960, height: 500 },
  roast: { width: 876, height: 468 },
};

/** All flavors, a few of them chosen. */
export const flavors = (): readonly WheelNode[] =>
  wheelTree(flavorCodes('ko'), ['JASMINE', 'BLACK_TEA', 'PEACH', 'HONEY', 'ALMOND']);

export const AXES = ['밸런스', '향', '단맛', '바디', '플레이버', '산미'];
export const SCORES = [5, 9, 8, 7, 9, 6];
export const OTHERS = [8, 7, 8, 8, 6, 10];

/** Countries where coffee grows: three letters, the English and the Korean name. */
export const countries = producing.map(([id, , name, korean]) => ({ id, name, korean }));

/** Where the pages find borders: as world-atlas has them, and as GeoJSON. */
export const BORDERS = { topology: '/topology.json', features: '/features.json' };
