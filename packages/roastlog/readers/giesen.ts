import { cellsOf, secondsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { columnNamed, timed } from './table/rows.ts';

/**
 * The CSV that Giesen's Profiler exports: a row each second with `air`, `beans`, `ror`, `power`, `speed`, `pressure`, in
 * °C, and no marks. As Artisan imports it (artisan-roaster-scope/artisan, src/artisanlib/giesen.py and
 * src/test/sanity/data/giesen), which counts the rows as seconds; where there is a column `seconds` it is believed.
 */
export const giesen: Reader = {
  source: 'giesen',
  recognises(_text, { lines: [head = ''] }) {
    const names = new Set(cellsOf(head)[0]?.map((cell) => cell.trim()));
    return names.has('beans') && ['ror', 'power', 'speed', 'pressure'].filter((name) => names.has(name)).length >= 2;
  },
  read(text) {
    const [heads = [], ...rows] = cellsOf(text);
    const column = (name: string) => columnNamed(heads, name);
    const seconds = column('seconds');
    const sheet = timed(rows, 2, (cells, index) => (seconds === undefined ? index : secondsOf(cells[seconds])));
    return {
      source: 'giesen',
      unit: 'C',
      time: sheet.time,
      bean: sheet.numbers(column('beans')),
      air: sheet.numbers(column('air')),
      marks: {},
      controls: [
        ...sheet.control(column('power'), 'heat', 'power', '%'),
        ...sheet.control(column('speed'), 'drum', 'speed', ''),
      ],
      curves: sheet.curve(column('pressure'), 'pressure', ''),
      meta: { machine: 'Giesen' },
      notes: sheet.notes(),
    };
  },
};
