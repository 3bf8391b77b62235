import type { Mark, Reading } from '../log.ts';
import { cellsOf, numberOf, secondsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { type Timed, timed } from './table/rows.ts';

/** What the columns hold, which no head says; a second set of them is the roast that was followed. */
const [BEAN, FAN, HEATER, DRUM, HUMIDITY, AIR, PRESSURE] = [1, 2, 3, 5, 6, 7, 8] as const;
const COLUMNS = 9;
/** Where the first line says in which second a mark was set, 0 where it was not; the bean temperature stands behind it. */
const MARKED = { FCs: 19, SCs: 21, DROP: 23 } as const;
/** Seconds of marks are counted from 1, those of rows from 0. */
const FIRST_SECOND = 1;
/** °C by which the temperature of a mark may differ from the curve. */
const SAME = 1;

/**
 * The CSV of a Rubasse: no head but a line of settings, among them when the cracks began and the roast ended, then a row
 * each second with time, bean, fan, heater, rate of rise, drum, humidity, air and pressure, in °C. As Artisan imports it
 * (artisan-roaster-scope/artisan, src/artisanlib/rubasse.py, issue 870 and src/test/sanity/data/rubasse). A mark counts
 * where the temperature that is recorded with it is that of the curve.
 */
export const rubasse: Reader = {
  source: 'rubasse',
  recognises(_text, { lines }) {
    const [first, ...rows] = cellsOf(lines.slice(0, 4).join('\n'));
    const isNumber = (cell: string | undefined) => numberOf(cell, ',') !== null;
    const isRow = (cells: readonly string[]) =>
      cells.length >= COLUMNS && [0, BEAN, FAN, HEATER, AIR].every((column) => isNumber(cells[column]));
    return isNumber(first?.[MARKED.FCs]) && isNumber(first?.[MARKED.SCs]) && rows.length > 1 && rows.every(isRow);
  },
  read(text) {
    const [settings = [], ...all] = cellsOf(text);
    const rows = all.slice(0, endOf(all));
    const sheet = timed(rows, 2, (cells) => secondsOf(cells[0]));
    const bean = sheet.numbers(BEAN);
    return {
      source: 'rubasse',
      unit: 'C',
      time: sheet.time,
      bean,
      air: sheet.numbers(AIR),
      marks: marksOf(settings, sheet, bean),
      controls: [
        ...sheet.control(HEATER, 'heat', 'Heater', '%'),
        ...sheet.control(FAN, 'airflow', 'Fan', '%'),
        ...sheet.control(DRUM, 'drum', 'Drum', ''),
      ],
      curves: [...sheet.curve(HUMIDITY, 'Humidity', '%'), ...sheet.curve(PRESSURE, 'Pressure', '')],
      meta: { machine: 'Rubasse' },
      notes: sheet.notes(),
    };
  },
};

/** How many rows hold readings: while the followed roast goes on, the last ones are repeated. */
function endOf(rows: readonly (readonly string[])[]): number {
  const readings = (at: number) => rows[at]?.slice(1, COLUMNS).join();
  let end = rows.length;
  while (end > 1 && (!readings(end - 1) || readings(end - 1) === readings(end - 2))) end--;
  return end;
}

function marksOf(settings: readonly string[], { time }: Timed, bean: readonly Reading[]) {
  const marks: Partial<Record<Mark, number>> = {};
  for (const [mark, at] of Object.entries(MARKED) as [Mark, number][]) {
    const second = numberOf(settings[at], ',') ?? 0;
    const told = numberOf(settings[at + 1], ',');
    const reading = bean[time.indexOf(second - FIRST_SECOND)] ?? null;
    const isThere = told === null || (reading !== null && Math.abs(reading - told) <= SAME);
    if (second > 0 && isThere) marks[mark] = second - FIRST_SECOND;
  }
  return marks;
}
