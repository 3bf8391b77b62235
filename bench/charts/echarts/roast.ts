import { LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { SIZE } from '../data.ts';
import { offer } from '../offered.ts';
import { AXES_OF_ROAST, endOf, MARKS, phasesTo, READINGS, readings } from '../roast.ts';

use([CanvasRenderer, LineChart, GridComponent, MarkAreaComponent, MarkLineComponent]);

const axisOf = ([min, max]: readonly [number, number]) => ({ type: 'value', min, max }) as const;
const lineOf = (color: string, width: number) =>
  ({ type: 'line', showSymbol: false, silent: true, sampling: 'minmax', lineStyle: { color, width } }) as const;

/** The roast as lines over values; phases are marked areas, and marks are marked lines. */
export function show(place: HTMLElement): void {
  Object.assign(place.style, { width: `${SIZE.roast.width}px`, height: `${SIZE.roast.height}px` });
  const { x, y, ror } = AXES_OF_ROAST;
  const seriesOf = (count: number) => {
    const { time, ...all } = readings(count);
    const data = (values: readonly (number | null)[]) => time.map((s, i) => [s, values[i] ?? null]);
    const areas = phasesTo(endOf(count)).map(
      ({ label, from, to, percent }) =>
        [{ name: `${label} ${percent.toFixed(1)} %`, xAxis: from }, { xAxis: to }] as const,
    );
    const markLine = {
      symbol: 'none',
      data: MARKS.map(({ label, s, bean }) => ({
        name: label,
        xAxis: s,
        label: { formatter: `${label} ${bean.toFixed(1)}` },
      })),
    };
    return [
      { ...lineOf('#99401c', 2.25), data: data(all.bean), markArea: { data: areas as never }, markLine },
      { ...lineOf('#186575', 1.5), data: data(all.air) },
      { ...lineOf('#866617', 1.5), data: data(all.ror), yAxisIndex: 1 },
    ];
  };
  let chart: ReturnType<typeof init> | null = null;
  offer({
    begin() {
      chart = init(place);
      const axes = { xAxis: axisOf(x), yAxis: [axisOf(y), axisOf(ror)] };
      chart.setOption({ animation: false, grid: { top: 74 }, ...axes, series: seriesOf(READINGS) });
      chart.getZr().flush();
    },
    grow(step) {
      chart?.setOption({ series: seriesOf(READINGS + step) });
      chart?.getZr().flush();
    },
    drawn: { script: 0, paint: 0 },
  });
}
