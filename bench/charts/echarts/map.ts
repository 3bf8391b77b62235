import { GeoComponent } from 'echarts/components';
import { registerMap, use } from 'echarts/core';
import { BORDERS, countries } from '../data.ts';
import { draw } from './draw.ts';

use([GeoComponent]);

/** The map, moved and enlarged as ECharts does by itself. */
export async function show(place: HTMLElement): Promise<void> {
  registerMap('world', await (await fetch(BORDERS.features)).json());
  const growing = { itemStyle: { areaColor: '#d9b48f' }, label: { show: true } };
  const regions = countries.map(({ name }) => ({ name, ...growing }));
  draw(place, 'map', { geo: { map: 'world', roam: true, regions } });
}
