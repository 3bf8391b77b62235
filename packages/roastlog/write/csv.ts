import { csvCell, showTerm, tamed } from '@hanjan/core';
import { type Control, type Curve, MARKS, type Reading, type RoastLog } from '../log.ts';
import { META_KEYS } from '../meta.ts';

/** The first columns; a column for each control and each curve follows, and two with what is known of the roast. */
export const COLUMNS = ['no', 'seconds', 'time', 'bean_c', 'air_c', 'event'] as const;

/**
 * A log as a table that spreadsheets open and `readRoastLog` reads again: UTF-8 with its mark, a row for each sample and
 * for each moment of which something is known, `no` where it is a sample; seconds from charge, °C. Marks that nobody set
 * are called estimated. Times are exact to the millisecond, temperatures to a hundredth; notes are not held, and a curve
 * that has times of its own has no gaps.
 */
export function csvOf(log: RoastLog): string {
  const { time, curves, controls } = log;
  const marks = MARKS.flatMap((mark) => (log.marks[mark] ? [{ mark, ...log.marks[mark] }] : []));
  const known = [
    ...marks.map(({ s }) => s),
    ...controls.flatMap(({ steps }) => steps.map(({ s }) => s)),
    ...curves.flatMap((curve) => curve.time),
  ];
  const samples = new Map(time.map((s, at) => [s, at]));
  const columns = [
    ...controls.map(({ steps }) => new Map(steps.map(({ s, value }) => [s, String(value)]))),
    ...curves.map((curve) => new Map(curve.time.map((s, at) => [s, held(curve.values[at])]))),
  ];
  const rows = [...new Set([...time, ...known])]
    .sort((a, b) => a - b)
    .map((s) => {
      const at = samples.get(s);
      const readings = at === undefined ? ['', ''] : [held(log.bean[at]), held(log.air[at])];
      const event = marks
        .filter((mark) => mark.s === s)
        .map(({ mark, isEstimated }) => (isEstimated ? `${mark} estimated` : mark));
      const ms = Math.round(s * 1000);
      const first = [
        at === undefined ? '' : String(at + 1),
        String(ms / 1000),
        showTerm(ms),
        ...readings,
        event.join(' + '),
      ];
      return [...first, ...columns.map((values) => values.get(s) ?? '')];
    });
  const details = detailsOf(log);
  const width = COLUMNS.length + columns.length;
  const lines = Array.from({ length: Math.max(rows.length, details.length) }, (_, at) => [
    ...(rows[at] ?? Array.from({ length: width }, () => '')),
    ...(details[at] ?? ['', '']),
  ]);
  const heads = [...COLUMNS, ...controls.map(controlHead), ...curves.map(curveHead), 'detail', 'value'].map(csvCell);
  return `\uFEFF${[heads, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

const held = (value: Reading | undefined): string =>
  value === null || value === undefined ? '' : String(Math.round(value * 100) / 100);

function detailsOf(log: RoastLog): string[][] {
  const about: readonly (readonly [string, string | number | null])[] = [
    ['source', log.source],
    ['recorded_unit', log.unit],
    ...META_KEYS.map((key) => [key, log[key]] as const),
  ];
  return about.flatMap(([key, value]) => {
    if (value === null) return [];
    return [[key, typeof value === 'string' ? csvCell(tamed(value)) : String(value)]];
  });
}

const controlHead = ({ kind, name, unit }: Control) => headOf(kind, name, unit);

const curveHead = ({ name, unit }: Curve) => headOf('curve', name, unit === 'temperature' ? '°C' : unit);

/** `heat: Gas [kPa]`. Brackets stand also without a unit where a name itself ends with some. */
function headOf(kind: string, name: string, unit: string): string {
  const brackets = unit || name.endsWith(']') ? ` [${unit.replaceAll('[', '(').replaceAll(']', ')')}]` : '';
  return `${kind}${name && `: ${name}`}${brackets}`;
}
