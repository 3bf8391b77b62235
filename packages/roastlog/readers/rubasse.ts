import { cellsOf, numberOf } from '../cells.ts';
import type { Reader } from './registry.ts';
import { timed } from './rows.ts';

/** What the columns hold, which no head says; a second ten is the roast that was followed. */
const [BEAN, FAN, HEATER, DRUM, HUMIDITY, AIR, PRESSURE] = [1, 2, 3, 5, 6, 7, 8] as const;
const COLUMNS = 9;
/** Where the first line says in which second the cracks began; 0 where they did not. */
const [FIRST_CRACK, SECOND_CRACK] = [19, 21] as const;

/**
 * The CSV of a Rubasse: no head but a line of settings, among them when the cracks began, then a row each second with
 * time, bean, fan, heater, rate of rise, drum, humidity, air and pressure, in °C. As Artisan imports it
 * (artisan-roaster-scope/artisan, src/artisanlib/rubasse.py, and issue 870 about its columns).
 */
export const rubasse: Reader = {
  source: 'rubasse',
  recognises(_text, { lines }) {
    const [first, ...rows] = cellsOf(lines.slice(0, 4).join('\n'), ',');
    const isNumber = (cell: string | undefined) => numberOf(cell) !== null;
    const isRow = (cells: readonly string[]) =>
      cells.length >= COLUMNS && [BEAN, FAN, HEATER, AIR].every((column) => isNumber(cells[column]));
    return isNumber(first?.[FIRST_CRACK]) && isNumber(first?.[SECOND_CRACK]) && rows.length > 1 && rows.every(isRow);
  },
  read(text) {
    const [settings = [], ...rows] = cellsOf(text, ',');
    const sheet = timed(rows, 2, (_cells, index) => index);
    const cracks = { FCs: numberOf(settings[FIRST_CRACK]), SCs: numberOf(settings[SECOND_CRACK]) };
    const said = Object.entries(cracks).flatMap(([mark, s]) => (s !== null && s > 0 ? [[mark, s] as const] : []));
    return {
      source: 'rubasse',
      unit: 'C',
      time: sheet.time,
      bean: sheet.numbers(BEAN),
      air: sheet.numbers(AIR),
      marks: Object.fromEntries(said),
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
