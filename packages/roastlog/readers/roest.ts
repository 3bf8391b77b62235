import type { Mark } from '../log.ts';
import { cellsOf } from '../text/cells.ts';
import type { Reader } from './reader.ts';
import { type Columns, hasColumns, readColumns } from './table/columns.ts';
import { markOf } from './table/words.ts';

const EVENT = /^event$/i;

const COLUMNS: Columns = {
  clock: /^time$/i,
  perSecond: 1000,
  bean: /^bean temp/i,
  air: /^air temp/i,
  controls: [
    { kind: 'heat', column: /^power \(/i, unit: '%' },
    { kind: 'airflow', column: /^fan \(/i, unit: '%' },
    { kind: 'drum', column: /^rpm \(/i, unit: 'RPM' },
  ],
  left: EVENT,
};

/** Columns that tables of anybody hardly have, not with these units. */
const OWN = /rpm \(rpm|(?:inlet|drum|exhaust) temp \(°|target \(°/i;

/**
 * The CSV of a ROEST sample roaster: one row a second, the time in ms, marks by name in the column `Event`, the unit of
 * each column in its header. As ROEST exports it and Artisan imports it (artisan-roaster-scope/artisan,
 * src/artisanlib/roest.py and src/test/sanity/data/roest).
 */
export const roest: Reader = {
  source: 'roest',
  recognises: (_text, { lines: [head = '', first = '', second = ''] }) =>
    // Whoever writes such a table by hand writes its time otherwise.
    hasColumns(head, [COLUMNS.clock, EVENT, COLUMNS.bean]) &&
    !first.includes(':') &&
    (OWN.test(head) || /^\d{3,}[,;\t]/.test(second)),
  read(text) {
    const { log, texts } = readColumns('roest', cellsOf(text), 0, COLUMNS);
    const marks: Partial<Record<Mark, number>> = {};
    for (const [index, event] of texts(EVENT).entries()) {
      const mark = markOf(event);
      if (mark) marks[mark] ??= log.time[index];
    }
    return { ...log, marks, meta: { machine: 'ROEST' } };
  },
};
