import { RoastFaultError } from '../fault.ts';
import type { Mark, Note } from '../log.ts';
import { cellsOf, secondsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { columnNamed, timed } from './table/rows.ts';
import { markOf } from './table/words.ts';

/** The bean probe: machines of the first generation measure in the tower of the drum. */
const BEAN = ['Bean Surface', 'Tower Drum'];
const CONTROLS = [
  ['Hot Air', 'heat'],
  ['Halogen', 'heat'],
  ['Drum Heater', 'heat'],
  ['Bean Agitation', 'drum'],
  ['Blower', 'airflow'],
] as const;
const CURVES = ['Hot Air Temp', 'Drum Surface'];
const MOST_ABOVE = 5;

/**
 * The table that Stronghold exports for its S2, S7 Pro, S7 Pro X, S8X and S9X, as `.xlsx` or saved from it as CSV: `Time`,
 * `Internal` (the air), `Bean Surface` or `Tower Drum`, `Hot Air Temp`, what was set in steps, and `Note`, in which `1st`
 * is the first crack. It begins with the charge and ends with the drop, in °C. As Artisan imports it
 * (artisan-roaster-scope/artisan, src/artisanlib/stronghold.py). Heads in other languages than English are documented by
 * nobody.
 */
export const stronghold: Reader = {
  source: 'stronghold',
  recognises: (_text, { lines }) => headOf(cellsOf(lines.slice(0, MOST_ABOVE).join('\n'))) >= 0,
  read(text) {
    const all = cellsOf(text);
    const head = headOf(all);
    const heads = all[head] ?? [];
    const column = (name: string) => columnNamed(heads, name);
    const [time, note] = [column('Time'), column('Note')];
    const bean = BEAN.map(column).find((at) => at !== undefined);
    if (time === undefined || bean === undefined) throw new RoastFaultError('no_bean');
    const sheet = timed(all.slice(head + 1), head + 2, (cells) => secondsOf(cells[time]));
    const notes: Note[] = [...sheet.notes()];
    const marks: Partial<Record<Mark, number>> = { CHARGE: sheet.time[0] };
    if (notes.every(({ key }) => key !== 'file_truncated')) {
      marks.DROP = sheet.time.at(-1);
      notes.push({ key: 'drop_at_end' });
    }
    for (const { s, cells } of sheet.rows) {
      const said = note === undefined ? '' : (cells[note]?.trim() ?? '');
      const mark = said === '1st' ? 'FCs' : said ? markOf(said) : null;
      if (mark && mark !== 'CHARGE' && mark !== 'DROP') marks[mark] ??= s;
    }
    return {
      source: 'stronghold',
      unit: 'C',
      time: sheet.time,
      bean: sheet.numbers(bean),
      air: sheet.numbers(column('Internal')),
      marks,
      controls: CONTROLS.flatMap(([name, kind]) => sheet.control(column(name), kind, name, '')),
      curves: CURVES.flatMap((name) => sheet.curve(column(name), name, 'temperature')),
      meta: { machine: 'Stronghold' },
      notes,
    };
  },
};

/** The row of names, counted from 0; −1 where there is none. */
const headOf = (rows: readonly (readonly string[])[]): number =>
  rows
    .slice(0, MOST_ABOVE)
    .findIndex((cells) =>
      ['Time', 'Internal', 'Hot Air Temp', 'Halogen'].every((name) => columnNamed(cells, name) !== undefined),
    );
