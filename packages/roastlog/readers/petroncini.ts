import { cellsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { columnNamed, timed } from './table/rows.ts';
import { stampOf } from './table/stamps.ts';

const BEAN = 'Beans Temperature';
/** Lines in which the head is looked for; two stand above it. */
const MOST_ABOVE = 5;
const PARTS = ['Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'] as const;

/**
 * The CSV of a Petroncini: two lines with the place it was exported to, then a head and a row each second, with
 * semicolons and decimal commas, in °C, and no marks. As Artisan imports it (artisan-roaster-scope/artisan,
 * src/artisanlib/petroncini.py and src/test/sanity/data/petroncini). Where the parts of the date tell the rows apart they
 * are the time; otherwise a row is a second.
 */
export const petroncini: Reader = {
  source: 'petroncini',
  recognises: (_text, { lines }) =>
    lines.slice(0, MOST_ABOVE).some((line) => line.includes(BEAN) && line.includes(';')),
  read(text) {
    const all = cellsOf(text, ';');
    const above = all.findIndex((cells) => columnNamed(cells, BEAN) !== undefined);
    const heads = all[above] ?? [];
    const rows = all.slice(above + 1);
    const column = (name: string) => columnNamed(heads, name);
    const parts = PARTS.map(column);
    const stamps = rows.map((cells) => {
      const [year, month, day, hour, ...rest] = parts.map((at) => (at === undefined ? '' : (cells[at]?.trim() ?? '')));
      return stampOf(`${year}-${month}-${day} ${hour}:${rest.map((part) => part.padStart(2, '0')).join(':')}`);
    });
    const start = stamps.find((stamp) => stamp !== null) ?? null;
    const isTold = new Set(stamps.map((stamp) => stamp?.s)).size * 10 > rows.length * 9;
    const sheet = timed(rows, above + 2, (_cells, index) => {
      const stamp = stamps[index];
      if (!isTold || !start) return index;
      return stamp ? stamp.s - start.s : null;
    });
    return {
      source: 'petroncini',
      unit: 'C',
      time: sheet.time,
      bean: sheet.numbers(column(BEAN)),
      air: sheet.numbers(column('Outlet Temperature')),
      marks: {},
      controls: sheet.control(column('Burner Percentage'), 'heat', 'Burner', '%'),
      curves: sheet.curve(column('Inlet Temperature'), 'Inlet', 'temperature'),
      meta: { machine: 'Petroncini', roasted_at: start?.iso ?? null },
      notes: sheet.notes(),
    };
  },
};
