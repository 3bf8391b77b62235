import { RoastFaultError } from '../../fault.ts';
import type { Control, RawLog, Source } from '../../log.ts';
import { cellsOf, numberOf } from '../../text/cells.ts';
import { timed } from './rows.ts';

/** Which column of a maker's table is what; those that are not named are further curves. */
export interface Columns {
  readonly clock: RegExp;
  /** How many of the clock's units are a second. */
  readonly perSecond?: number;
  /** Makes the times that the rows really had of those that stand in them. */
  readonly running?: (time: readonly number[]) => readonly number[];
  readonly bean: RegExp;
  readonly air: RegExp;
  readonly controls: readonly { readonly kind: Control['kind']; readonly column: RegExp; readonly unit: string }[];
  /** Columns that are no curve: what a regulator reckons with, texts, counters. */
  readonly left: RegExp;
  /** The unit of a column whose header says none. */
  readonly units?: readonly (readonly [column: RegExp, unit: string])[];
}

/** Letters of a column's name that are looked at. */
const LONGEST_NAME = 200;

/** A log without its marks, and the cells beside its readings. */
export interface ReadTable {
  readonly log: Omit<RawLog, 'marks'>;
  /** The cells of a column, one for each reading; none when there is no such column. */
  readonly texts: (column: RegExp) => readonly string[];
}

/** Whether the head of a table names a column of each kind. */
export function hasColumns(head: string | undefined, columns: readonly RegExp[]): boolean {
  const names = cellsOf(head ?? '')[0]?.map((name) => name.trim()) ?? [];
  return columns.every((column) => names.some((name) => column.test(name)));
}

/** The readings of a table whose row `header` names its columns. */
export function readColumns(
  source: Source,
  table: readonly (readonly string[])[],
  header: number,
  columns: Columns,
): ReadTable {
  const names = (table[header] ?? []).map((cell) => cell.slice(0, LONGEST_NAME).trim());
  const indexOf = (column: RegExp): number | undefined => {
    const index = names.findIndex((name) => column.test(name));
    return index < 0 ? undefined : index;
  };
  const clock = indexOf(columns.clock);
  if (clock === undefined) throw new RoastFaultError('row', { row: header + 1 });
  const bean = indexOf(columns.bean);
  if (bean === undefined) throw new RoastFaultError('no_bean');
  const below = table.slice(header + 1);
  const written = below.map((cells) => numberOf(cells[clock], ','));
  const told = written.flatMap((time) => time ?? []).map((time) => time / (columns.perSecond ?? 1));
  const seconds = (columns.running?.(told) ?? told).values();
  const times = written.map((time) => (time === null ? null : (seconds.next().value ?? null)));
  const rows = timed(below, header + 2, (_cells, index) => times[index] ?? null);

  const air = indexOf(columns.air);
  const controls = columns.controls.map(({ column, ...control }) => ({ ...control, index: indexOf(column) }));
  const known = [clock, bean, air, ...controls.map(({ index }) => index)];
  const log = {
    source,
    unit: /°\s*F/i.test(names[bean] ?? '') ? ('F' as const) : ('C' as const),
    time: rows.time,
    bean: rows.numbers(bean),
    air: rows.numbers(air),
    controls: controls.flatMap(({ index, kind, unit }) =>
      index === undefined ? [] : rows.control(index, kind, named(names[index] ?? '').name, unit),
    ),
    curves: names.flatMap((header, index) => {
      if (!header || known.includes(index) || columns.left.test(header)) return [];
      const { name, unit } = named(header);
      return rows.curve(index, name, unit || (columns.units?.find(([column]) => column.test(header))?.[1] ?? ''));
    }),
  };
  return {
    log: { ...log, notes: rows.notes() },
    texts(column) {
      const index = indexOf(column);
      return index === undefined ? [] : rows.rows.map(({ cells }) => cells[index]?.trim() ?? '');
    },
  };
}

/** A header's name and the unit that stands in brackets behind it. */
function named(header: string): { readonly name: string; readonly unit: string } {
  const [, name, unit = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(header) ?? [undefined, header];
  return { name: name ?? header, unit: /^°\s*[CF]$/i.test(unit) ? 'temperature' : unit };
}
