import type { Mark } from '../log.ts';
import { cellsOf, numberOf, secondsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { columnNamed, isSet, setAt, type Timed, timed } from './table/rows.ts';
import { stampOf } from './table/stamps.ts';

const HEADS = ['RoastTimeSeconds', 'RoastingOnOff', 'BeanTemperature'] as const;

/** The columns before the first flag: a number and the time. */
const BEFORE_READINGS = 2;

/**
 * The roast log that a Loring sends by mail: a row every 6 s, temperatures ×10, the burner's percentage ×100, and marks
 * as flags. Its columns are listed in the mail itself (artisan-roaster-scope/artisan, discussion 897) and named as
 * Artisan imports them (src/artisanlib/loring.py, src/test/sanity/data/loring), which prefers `Time` to the roast's
 * seconds because those are rough.
 */
export const loring: Reader = {
  source: 'loring',
  recognises: (_text, { lines: [head = ''] }) => HEADS.every((name) => head.includes(name)),
  read(text) {
    const [heads = [], ...rows] = cellsOf(text);
    const column = (name: string) => columnNamed(heads, name);
    const [time, seconds, roasting] = [column('Time'), column('RoastTimeSeconds'), column('RoastingOnOff')];
    const stamps = rows.map((cells) => (time === undefined ? null : stampOf(cells[time], 'month_first')));
    const start = stamps.find((stamp) => stamp !== null);
    const sheet = timed(rows, 2, (cells, index) => {
      // The last row has a time and nothing else.
      if (!cells.slice(BEFORE_READINGS).some(Boolean)) return undefined;
      const stamp = stamps[index];
      if (start) return stamp ? stamp.s - start.s : null;
      return seconds === undefined ? null : secondsOf(cells[seconds]);
    });
    const celsius = column('DegreesCelciusOnOff');
    const isFahrenheit = celsius !== undefined && numberOf(sheet.rows[0]?.cells[celsius]) === 0;
    return {
      source: 'loring',
      unit: isFahrenheit ? 'F' : 'C',
      time: sheet.time,
      bean: sheet.numbers(column('BeanTemperature'), 10),
      air: sheet.numbers(column('ReturnAirTemperature'), 10),
      marks: marksOf(sheet, roasting, column),
      controls: sheet.control(column('BurnerPercentage'), 'heat', 'Burner', '%', 100),
      curves: [
        ...sheet.curve(column('InletAirTemperature'), 'Inlet', 'temperature', 10),
        ...sheet.curve(column('StackTemperature'), 'Stack', 'temperature', 10),
      ],
      meta: { machine: 'Loring', roasted_at: start?.iso ?? null },
      notes: sheet.notes(),
    };
  },
};

/** A flag goes on at its mark. First and second crack end where it goes off during the roast; a push for a moment is no crack. */
function marksOf({ rows }: Timed, roasting: number | undefined, column: (name: string) => number | undefined) {
  const marks: Partial<Record<Mark, number>> = {};
  const set = (mark: Mark, s: number | undefined) => {
    if (s !== undefined) marks[mark] = s;
  };
  const charge = roasting === undefined ? -1 : rows.findIndex(({ cells }) => isSet(cells[roasting]));
  const roast = charge < 0 ? [] : rows.slice(charge);
  const end = roast.findIndex(({ cells }) => !isSet(cells[roasting ?? 0]));
  set('CHARGE', roast[0]?.s);
  set('DROP', roast[end]?.s);
  const during = end < 0 ? roast : roast.slice(0, end);
  set('DRY', setAt(during, column('ColorChangeOnOff')));
  for (const [name, start, stop] of [
    ['FirstCrackOnOff', 'FCs', 'FCe'],
    ['SecondCrackOnOff', 'SCs', 'SCe'],
  ] as const) {
    const flag = column(name);
    const from = setAt(during, flag);
    set(start, from);
    const after = during.filter(({ s }) => from !== undefined && s > from);
    const off = after.findIndex(({ cells }) => !isSet(cells[flag ?? 0]));
    if (off > 0) set(stop, after[off]?.s);
  }
  return marks;
}
