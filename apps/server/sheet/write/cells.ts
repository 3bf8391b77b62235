import { type CellValue, type Field, type Fields, kindOf, type Names, type Row } from '@hanjan/core';
import type { Clock } from '@hanjan/core/calc/time/zone.ts';

/** What a cell holds: a text, a number, a calendar date, an instant, or nothing. */
export type Cell = CellValue | string | null;

/** A value of a field as it stands in a sheet, in the unit that is stored. */
export function cellOf(field: Field, value: unknown, names: Names): Cell {
  if (value === null || value === undefined) return null;
  const { cell, show } = kindOf(field);
  return cell?.(value, field) ?? show(value, field, names);
}

/** A cell as a text; instants are written with the offset of a zone. */
export function cellText(cell: Cell, read: Clock): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return String(cell.number);
  if ('day' in cell) return cell.day;
  const { day, time, offset } = read(cell.instant);
  return `${day}T${time}${offset}`;
}

/** The cells of a record: its key, then some of its fields; what the engine keeps of it are instants. */
export const cellsOf = (fields: Fields, row: Row, key: string, columns: readonly string[], names: Names): Cell[] => [
  { number: Number(row[key]) },
  ...columns.map((name) => {
    const field = fields[name];
    const value = row[name] ?? null;
    if (field) return cellOf(field, value, names);
    return value === null ? null : { instant: String(value) };
  }),
];
