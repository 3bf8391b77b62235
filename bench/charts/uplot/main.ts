import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { SIZE } from '../data.ts';
import { offer } from '../offered.ts';
import { AXES_OF_ROAST, endOf, MARKS, phasesTo, READINGS, readings } from '../roast.ts';

// The roast as uPlot draws lines; it has no phases and marks, which are painted onto its canvas as its demos do.

const [x, y, ror] = [AXES_OF_ROAST.x, AXES_OF_ROAST.y, AXES_OF_ROAST.ror].map(
  ([from, to]) => ({ range: () => [from, to] }) as uPlot.Scale,
);
let count = READINGS;
const dataOf = (): uPlot.AlignedData => {
  const { time, bean, air, ror } = readings(count);
  return [time, bean, air, ror];
};

const COLOURS = ['#dbcfa9', '#dba779', '#99401c'];

/** The band of phases with its words, and marks as lines from there to the curve. */
function paint(plot: uPlot): void {
  const { ctx: pen, bbox } = plot;
  const at = (s: number) => plot.valToPos(s, 'x', true);
  pen.save();
  pen.font = '500 12px sans-serif';
  pen.textAlign = 'left';
  phasesTo(endOf(count)).forEach(({ label, from, to, percent }, i) => {
    pen.fillStyle = COLOURS[i] ?? '';
    pen.fillRect(at(from), bbox.top - 6, at(to) - at(from), 5);
    pen.fillStyle = '#251c16';
    pen.fillText(`${label} ${Math.round(to - from)} ${percent.toFixed(1)} %`, at(from), bbox.top - 12);
  });
  pen.strokeStyle = '#8a7e71';
  for (const { label, s, bean } of MARKS) {
    pen.beginPath();
    pen.moveTo(at(s), bbox.top);
    pen.lineTo(at(s), plot.valToPos(bean, 'y', true) - 6);
    pen.stroke();
    pen.beginPath();
    pen.arc(at(s), plot.valToPos(bean, 'y', true), 3.5, 0, 2 * Math.PI);
    pen.stroke();
    pen.fillText(label, at(s) + 6, bbox.top + 14);
    pen.fillText(bean.toFixed(1), at(s) + 6, bbox.top + 30);
  }
  pen.restore();
}

const options: uPlot.Options = {
  ...SIZE.roast,
  padding: [40, null, null, null],
  scales: { x: { ...x, time: false }, y: y ?? {}, ror: ror ?? {} },
  axes: [{}, {}, { scale: 'ror', side: 1, grid: { show: false } }],
  series: [
    {},
    { label: '원두', stroke: '#99401c', width: 2.25 },
    { label: '배기', stroke: '#186575', width: 1.5 },
    { label: 'RoR', stroke: '#866617', width: 1.5, scale: 'ror' },
  ],
  legend: { show: false },
  hooks: { draw: [paint] },
};

let plot: uPlot | null = null;
offer({
  begin() {
    plot = new uPlot(options, dataOf(), document.getElementById('root') ?? undefined);
  },
  grow(step) {
    count = READINGS + step;
    plot?.setData(dataOf());
  },
  drawn: { script: 0, paint: 0 },
});
