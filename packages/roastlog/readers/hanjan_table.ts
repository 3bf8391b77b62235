import { untamed } from '@hanjan/core';
import { cellsOf, numberOf } from '../cells.ts';
import {
  type Control,
  type Curve,
  MARKS,
  type MarkAt,
  type Meta,
  type Reading,
  type RoastLog,
  SOURCES,
} from '../log.ts';
import { withMarkNotes } from '../mark_notes.ts';
import { META_KEYS, META_TEXTS } from '../meta.ts';
import { toMilliseconds } from '../order.ts';
import { settle } from '../settle.ts';
import { COLUMNS } from '../write/csv.ts';

/** The first columns of our own table, whatever parts and quotes them since. */
const TABLE = new RegExp(`^${COLUMNS.map((name) => `"?${name}"?`).join('[,;\\t]')}[,;\\t]`);
const PARTED = /^"?no"?(.)/;
const [NO, SECONDS, , BEAN, AIR, EVENT] = COLUMNS.keys();
const HEAD = /^(heat|airflow|drum|other|curve)(?:: (.*?))?(?: \[([^\]]*)\])?$/s;

interface Row {
  readonly s: number;
  readonly isSample: boolean;
  /** The number in a column. */
  readonly read: (column: number) => Reading;
  readonly event: string;
}

export const isOwnTable = (text: string): boolean => TABLE.test(text);

/** The log of a table that `csvOf` wrote, also after a spreadsheet has saved it. */
export function tableLog(text: string): RoastLog {
  const separator = PARTED.exec(text)?.[1] ?? ',';
  const [heads = [], ...body] = cellsOf(text, separator);
  // Where a spreadsheet writes commas in numbers it parts cells by something else.
  const decimal = separator === ',' ? '.' : ',';
  const filled = body.filter((cells) => cells[SECONDS as number]?.trim());
  const told = filled.flatMap((cells): Row[] => {
    const read = (column: number) => numberOf(cells[column], decimal);
    const s = read(SECONDS as number);
    if (s === null) return [];
    return [{ s, read, isSample: Boolean(cells[NO as number]?.trim()), event: cells[EVENT as number] ?? '' }];
  });
  const start = marksOf(told).CHARGE?.s ?? 0;
  const rows = told.map((row) => ({ ...row, s: toMilliseconds(row.s - start) }));
  const marks = marksOf(rows);
  const samples = rows.filter(({ isSample }) => isSample);
  const skipped = filled.length - rows.length;
  const about = heads.lastIndexOf('detail');
  const details = new Map(about < 0 ? [] : body.map((cells) => [cells[about] ?? '', untamed(cells[about + 1] ?? '')]));
  const log = settle(
    {
      time: samples.map(({ s }) => s),
      bean: samples.map(({ read }) => read(BEAN as number)),
      air: samples.map(({ read }) => read(AIR as number)),
      marks: Object.fromEntries(Object.entries(marks).flatMap(([mark, at]) => (at ? [[mark, at.s]] : []))),
      ...columnsOf(heads, rows),
      meta: metaIn(details, decimal),
      notes: skipped > 0 ? [{ key: 'rows_skipped', args: { count: skipped } }] : [],
      zero: !marks.CHARGE ? 'start' : marks.CHARGE.isEstimated ? 'estimated' : 'charge',
    },
    {},
  );
  return {
    ...log,
    source: SOURCES.find((source) => source === details.get('source')) ?? 'hanjan',
    unit: details.get('recorded_unit') === 'F' ? 'F' : 'C',
    marks,
    notes: withMarkNotes(log.notes, marks),
  };
}

/** What the column of events says: `FCs`, `DRY estimated`, several with a plus between them. */
function marksOf(rows: readonly Row[]): RoastLog['marks'] {
  const set = rows.flatMap(({ s, event }) =>
    event.split('+').map((part): [string, MarkAt] => {
      const [mark = '', estimated] = part.trim().split(' ');
      return [mark, { s, isEstimated: estimated === 'estimated' }];
    }),
  );
  const all = new Map(set);
  return Object.fromEntries(MARKS.map((mark) => [mark, all.get(mark) ?? null])) as RoastLog['marks'];
}

/** The columns of controls and of further curves. */
function columnsOf(heads: readonly string[], rows: readonly Row[]): Pick<RoastLog, 'controls' | 'curves'> {
  const controls: Control[] = [];
  const curves: Curve[] = [];
  for (const [column, head] of heads.entries()) {
    const [, kind, name = '', unit = ''] = HEAD.exec(head) ?? [];
    const said = rows.flatMap(({ s, read, isSample }) => {
      const value = read(column);
      return value === null ? [] : [{ s, value, isSample }];
    });
    if (kind && kind !== 'curve') {
      controls.push({ kind: kind as Control['kind'], name, unit, steps: said.map(({ s, value }) => ({ s, value })) });
    }
    if (kind === 'curve') {
      // A curve that was read at samples alone has gaps at the others.
      const isSampled = said.every(({ isSample }) => isSample);
      const of = isSampled ? rows.filter(({ isSample }) => isSample) : rows.filter(({ read }) => read(column) !== null);
      const values = of.map(({ read }) => read(column));
      curves.push({ name, unit: unit === '°C' ? 'temperature' : unit, time: of.map(({ s }) => s), values });
    }
  }
  return { controls, curves };
}

function metaIn(details: ReadonlyMap<string, string>, decimal: '.' | ','): Partial<Meta> {
  const said = META_KEYS.flatMap((key) => {
    const value = details.get(key);
    return value === undefined ? [] : [[key, META_TEXTS.includes(key) ? value : numberOf(value, decimal)]];
  });
  return Object.fromEntries(said);
}
