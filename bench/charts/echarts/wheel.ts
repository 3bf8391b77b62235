import { SunburstChart } from 'echarts/charts';
import { use } from 'echarts/core';
import type { WheelNode } from '../../../packages/charts/wheel/tree.ts';
import { flavors } from '../data.ts';
import { offer } from '../offered.ts';
import { draw } from './draw.ts';

use([SunburstChart]);

interface Slice {
  readonly name: string;
  readonly value?: number;
  readonly children?: Slice[];
}

const sliceOf = ({ label, children }: WheelNode): Slice =>
  children.length > 0 ? { name: label, children: children.map(sliceOf) } : { name: label, value: 1 };

const label = { rotate: 'radial', fontSize: 11, minAngle: 0 } as const;

/** The flavor wheel as a sunburst, whose start angle is what turns it. */
export function show(place: HTMLElement): void {
  const levels = [
    {},
    { r0: '15%', r: '40%', label },
    { r0: '40%', r: '60%', label },
    { r0: '60%', r: '65%', label: { ...label, position: 'outside' } },
  ];
  const series = { type: 'sunburst', nodeClick: false, sort: undefined, levels, data: flavors().map(sliceOf) };
  const chart = draw(place, 'wheel', { series: [{ ...series, startAngle: 90 }] });
  offer({ turnTo: (degrees) => chart.setOption({ series: [{ startAngle: 90 - degrees }] }) });
}
