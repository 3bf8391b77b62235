import { RoastFaultError } from '../../fault.ts';
import type { Control, ControlStep, Curve, Note, Reading } from '../../log.ts';
import { numberOf } from '../../text/cells.ts';

/** A row of a table that has a time, in seconds on the file's clock. */
export interface TimedRow {
  readonly s: number;
  readonly cells: readonly string[];
}

/** A table whose rows have times: what its columns, counted from 0, hold. */
export interface Timed {
  readonly rows: readonly TimedRow[];
  readonly time: readonly number[];
  /** The numbers of a column, of which `parts` make one; all null when there is no such column. */
  numbers(column: number | undefined, parts?: number): Reading[];
  curve(column: number | undefined, name: string, unit: string, parts?: number): readonly Curve[];
  /** What was set step by step; nothing where the column says nothing. */
  control(
    column: number | undefined,
    kind: Control['kind'],
    name: string,
    unit: string,
    parts?: number,
  ): readonly Control[];
  /** What could not be read so far. */
  notes(): readonly Note[];
}

/** Cells that say themselves that there was no reading. */
const NO_READING = /^(?:[-–—.?]*|nan|n\/?a|null|none|inf(?:inity)?|-inf(?:inity)?)$/i;

/**
 * The rows of a table below its head that have a time; `first` is the number of the first one as a spreadsheet counts.
 * A row without a time is passed over and told, unless none has one; of one that holds nothing the time is undefined.
 */
export function timed(
  rows: readonly (readonly string[])[],
  first: number,
  timeOf: (cells: readonly string[], index: number) => number | null | undefined,
): Timed {
  const found: TimedRow[] = [];
  const skipped: number[] = [];
  const unreadable: number[] = [];
  const rowOf: number[] = [];
  const isCut = isCutOff(rows);
  const whole = isCut ? rows.slice(0, -1) : rows;
  whole.forEach((cells, index) => {
    if (cells.every((cell) => !cell.trim())) return;
    const s = timeOf(cells, index);
    if (s === null) skipped.push(first + index);
    else if (s !== undefined) {
      found.push({ s, cells });
      rowOf.push(first + index);
    }
  });
  const row = skipped[0];
  if (found.length === 0)
    throw row === undefined ? new RoastFaultError('no_samples') : new RoastFaultError('row', { row });

  const time = found.map(({ s }) => s);
  const numbers: Timed['numbers'] = (column, parts = 1) => {
    const wrong: number[] = [];
    const values = found.map(({ cells }, index): Reading => {
      const cell = column === undefined ? '' : (cells[column] ?? '');
      if (!cell) return null;
      const value = numberOf(cell, ',');
      if (value === null && !NO_READING.test(cell.trim())) wrong.push(rowOf[index] ?? 0);
      return value === null ? null : value / parts;
    });
    // A column without any number is a column of texts.
    if (values.some((value) => value !== null)) for (const row of wrong) unreadable.push(row);
    return values;
  };
  return {
    rows: found,
    time,
    numbers,
    curve(column, name, unit, parts) {
      const values = numbers(column, parts);
      return values.every((value) => value === null) ? [] : [{ name, unit, time, values }];
    },
    control(column, kind, name, unit, parts) {
      const steps = stepsOf(time, numbers(column, parts));
      return steps.length === 0 ? [] : [{ kind, name, unit, steps }];
    },
    notes: () => [
      ...told('rows_skipped', skipped),
      ...told('cells_unreadable', unreadable),
      ...(isCut ? [{ key: 'file_truncated' as const }] : []),
    ],
  };
}

/** When a value changed and to what. */
export function stepsOf(time: readonly number[], values: readonly Reading[]): ControlStep[] {
  const steps: ControlStep[] = [];
  values.forEach((value, index) => {
    const s = time[index];
    if (value !== null && s !== undefined && value !== steps.at(-1)?.value) steps.push({ s, value });
  });
  return steps;
}

/** How many rows there are to tell of, and the first of them. */
const told = (key: Note['key'], rows: readonly number[]): readonly Note[] =>
  rows.length === 0
    ? []
    : [{ key, args: { count: rows.length, row: rows.reduce((first, row) => Math.min(first, row)) } }];

/** Whether the last line is shorter than the one before it, so that its last number may be cut. */
function isCutOff(rows: readonly (readonly string[])[]): boolean {
  const last = rows.at(-1);
  return rows.length > 2 && !!last?.some((cell) => cell.trim()) && last.length < (rows.at(-2)?.length ?? 0);
}

/** The column with this name, counted from 0. */
export const columnNamed = (heads: readonly string[], name: string): number | undefined => {
  const column = heads.findIndex((head) => head.trim().toLowerCase() === name.toLowerCase());
  return column < 0 ? undefined : column;
};

/** When the flag in a column is first set; in the first row only when it may be set from the beginning. */
export function setAt(rows: readonly TimedRow[], column: number | undefined, from = 1): number | undefined {
  if (column === undefined) return undefined;
  const index = rows.findIndex(({ cells }) => isSet(cells[column]));
  return index < from ? undefined : rows[index]?.s;
}

/** Whether a cell says yes. */
export const isSet = (cell: string | undefined): boolean =>
  /^\s*(?:true|1(?:\.0*)?|yes|y|x|o|on|v|예|✓|✔|√)\s*$/i.test(cell ?? '');
