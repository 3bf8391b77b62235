import { csvCell, showTerm, tamed } from '@hanjan/core';
import { META_KEYS } from '../finish/meta.ts';
import { toMilliseconds } from '../finish/order.ts';
import { type Control, MARKS, type Mark, type RoastLog } from '../log.ts';
import { readAt, samplesOf } from './samples.ts';

/** What marks are called, by words that are read again. */
const NAMES: Readonly<Record<Mark, string>> = {
  CHARGE: 'Charge',
  TP: 'Turning point',
  DRY: 'Dry end',
  FCs: 'First crack start',
  FCe: 'First crack end',
  SCs: 'Second crack start',
  SCe: 'Second crack end',
  DROP: 'Drop',
  COOL: 'Cool end',
};

/**
 * A log as a table that spreadsheets open and `readRoastLog` reads: UTF-8 with its mark, what is known of the roast in
 * lines that begin with `#`, then a row for each sample, with one more wherever something was marked or set between two,
 * and one more column of events where a moment has several. Seconds from charge, °C to a hundredth; marks that nobody set
 * are called estimated; of settings the moment at which each was made. Reading it gives curves, marks that were set,
 * settings and further curves, but not what lines with `#` say.
 */
export function csvOf(log: RoastLog): string {
  const time = samplesOf(log);
  const settings = log.controls.map(({ steps }) => new Map(steps.map(({ s, value }) => [s, value])));
  const most = Math.max(1, ...Object.values(log.marks).map((mark) => (mark ? eventsAt(log, mark.s).length : 0)));
  const columns = [
    ['seconds', ...time.map(toMilliseconds)],
    ['time', ...time.map((s) => showTerm(Math.round(s) * 1000))],
    ['bean_c', ...readAt(time, log.time, log.bean, '')],
    ['air_c', ...readAt(time, log.time, log.air, '')],
    ...Array.from({ length: most }, (_, nth) => ['event', ...time.map((s) => eventsAt(log, s)[nth] ?? '')]),
    ...log.controls.map((control, nth) => [controlHead(control), ...time.map((s) => settings[nth]?.get(s) ?? '')]),
    ...log.curves.map(({ name, unit, time: own, values }) => [
      tamed(withUnit(name, unit === 'temperature' ? '°C' : unit)),
      ...readAt(time, own, values, ''),
    ]),
  ];
  const rows = ['', ...time].map((_, row) => columns.map((column) => csvCell(String(column[row]))).join(','));
  return `\uFEFF${[...about(log), ...rows].map((line) => `${line}\r\n`).join('')}`;
}

/** What a log says besides its curves, a line each. No line is one that a spreadsheet calculates. */
function about(log: RoastLog): string[] {
  const said: readonly (readonly [string, string | number | null])[] = [
    ['source', log.source],
    ['recorded_unit', log.unit],
    ...META_KEYS.map((key) => [key, log[key]] as const),
  ];
  return said.flatMap(([key, value]) =>
    value === null ? [] : csvCell(`# ${key}: ${String(value).replaceAll(/\s*[\r\n]+\s*/g, ' / ')}`),
  );
}

const eventsAt = ({ marks }: RoastLog, s: number): string[] =>
  MARKS.flatMap((mark) =>
    marks[mark]?.s === s ? `${NAMES[mark]}${marks[mark].isEstimated ? ' (estimated)' : ''}` : [],
  );

const controlHead = ({ kind, name, unit }: Control) =>
  withUnit(name.startsWith(kind) ? name : `${kind} ${name}`.trim(), unit);

const withUnit = (name: string, unit: string) => (unit ? `${name} [${unit}]` : name);
