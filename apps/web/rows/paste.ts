import type { Row } from '@hanjan/core';
import { blankRow, type ItemColumn, isUnread, type RowsField } from './items.ts';

/** Where something is put in: a row and a column that is typed. */
interface Corner {
  readonly row: number;
  readonly item: string;
}

/** Rows after cells were put in. */
export interface Pasted {
  readonly rows: readonly Row[];
  /** Cells that were put in, and those of them that stay as they were written because nothing could read them. */
  readonly count: number;
  readonly unread: number;
  /** Rows that there was no room for. */
  readonly rest: number;
}

/**
 * Puts the cells of a spreadsheet into rows, from one cell on to the right and down; missing rows are added as long as
 * there may be more. What is calculated takes its column and nothing from it. A first line that says the names of the
 * columns is passed over.
 */
export function pasted(
  field: RowsField,
  columns: readonly ItemColumn[],
  before: readonly Row[],
  corner: Corner,
  grid: readonly (readonly string[])[],
  tools: { read(column: ItemColumn, text: string): unknown; nameOf(item: string): string },
): Pasted {
  const from = columns.findIndex(({ name }) => name === corner.item);
  const into = columns.slice(from);
  const isHead = (line: readonly string[]) =>
    line.some((text) => text.trim()) &&
    line.every((text, at) => !text.trim() || (into[at] && text.trim() === tools.nameOf(into[at].name)));
  const lines = isHead(grid[0] ?? []) ? grid.slice(1) : grid;
  const fitting = lines.slice(0, Math.max(0, field.max - corner.row));
  const rows = [...before];
  let count = 0;
  let unread = 0;
  for (const [at, line] of fitting.entries()) {
    const place = corner.row + at;
    const row = { ...(rows[place] ?? blankRow(field)) };
    for (const [nth, column] of into.entries()) {
      const text = line[nth];
      if (text === undefined || column.isFixed) continue;
      const value = text.trim() === '' ? null : tools.read(column, text);
      row[column.name] = value;
      count += 1;
      if (isUnread(column.field, value)) unread += 1;
    }
    rows[place] = row;
  }
  return { rows, count, unread, rest: lines.length - fitting.length };
}
