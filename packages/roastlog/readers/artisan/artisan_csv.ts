/**
 * Artisan's CSV export: a row of marks in mm:ss, a row of names, then a row for each second. Documented by Artisan's
 * `exportProfile2CSV` and `extractProfileArtisanCSV` (artisan-roaster-scope/artisan, src/artisanlib/util.py).
 */

import { RoastFaultError } from '../../fault.ts';
import type { Mark, RawLog } from '../../log.ts';
import { cellsOf, numberOf } from '../../text/cells.ts';
import type { Head, Reader } from '../reader.ts';
import { momentOf } from './artisan_values.ts';

/** What Artisan calls the marks; the turning point is found in the readings. */
const MARKED: Readonly<Record<string, Mark>> = {
  CHARGE: 'CHARGE',
  DRYe: 'DRY',
  FCs: 'FCs',
  FCe: 'FCe',
  SCs: 'SCs',
  SCe: 'SCe',
  DROP: 'DROP',
  COOL: 'COOL',
};
/** Seconds that a mark may come after the last row: both are rounded, and rows of one second are written once. */
const LATE_S = 5;
/** The names of further curves follow. */
const OWN = ['Time1', 'Time2', 'ET', 'BT', 'Event'];
/** Artisan parts cells by tabs; spreadsheets that saved the file again by what their country does. */
const SEPARATORS = ['\t', ';', ','];

export const artisanCsv: Reader = {
  source: 'artisan_csv',
  recognises: (_, { lines: [first = '', second = ''] }) => /^"?Date:/.test(first) && separatorIn(second) !== undefined,
  read,
};

/** What parts the names of the columns; undefined when they are not Artisan's. */
const separatorIn = (heads: string): string | undefined =>
  SEPARATORS.find((separator) => {
    const [names = []] = cellsOf(heads, separator);
    return OWN.every((name, nth) => names[nth]?.trim() === name);
  });

function read(text: string, { lines: [, names = ''] }: Head): RawLog {
  const separator = separatorIn(names) ?? '\t';
  const [told = [], heads = [], ...body] = cellsOf(text, separator);
  const says = new Map(told.map((cell) => [cell.slice(0, cell.indexOf(':')), cell.slice(cell.indexOf(':') + 1)]));
  const filled = body.filter((cells) => cells.some((cell) => cell.trim()));
  if (filled.length === 0) throw new RoastFaultError('no_samples');
  const rows = filled.flatMap((cells) => {
    const s = clockOf(cells[0]);
    return s === null ? [] : [{ s, cells }];
  });
  const column = (nth: number) => rows.map(({ cells }) => numberOf(cells[nth], ','));
  const time = rows.map(({ s }) => s);
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(says.get('Date') ?? '') ?? [];
  const skipped = filled.length - rows.length;
  const set = Object.entries(MARKED).flatMap(([name, mark]): [Mark, number][] => {
    const s = clockOf(says.get(name));
    return s === null ? [] : [[mark, s]];
  });
  // The first line tells of the whole roast, however little of it is left.
  const end = (time.at(-1) ?? 0) + LATE_S;
  const isCut = (filled.at(-1)?.length ?? 0) < OWN.length || set.some(([, s]) => s > end);
  return {
    source: 'artisan_csv',
    unit: says.get('Unit') === 'F' ? 'F' : 'C',
    time,
    bean: column(3),
    air: column(2),
    marks: Object.fromEntries(set.filter(([, s]) => s <= end)),
    // Of which unit they are the file does not say.
    curves: heads
      .slice(OWN.length)
      .map((name, nth) => ({ name: name.trim(), unit: '', time, values: column(OWN.length + nth) }))
      .filter(({ name, values }) => name && values.some((value) => value !== null && value !== -1)),
    meta: { roasted_at: momentOf(`${year}-${month}-${day}`, says.get('Time') ?? null) },
    notes: [
      ...(skipped > 0 ? [{ key: 'rows_skipped', args: { count: skipped } } as const] : []),
      ...(isCut ? [{ key: 'file_truncated' } as const] : []),
    ],
  };
}

/**
 * Seconds of `mm:ss`. Artisan rounds seconds alone, so that 3:59.7 is written `03:60`; spreadsheets take it for hours and
 * minutes and write 24 and more of them with seconds, `24:11:00`.
 */
function clockOf(cell: string | undefined): number | null {
  const [, minutes, seconds] = /^\s*(\d{1,4}):(\d{2})(?::00)?\s*$/.exec(cell ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}
