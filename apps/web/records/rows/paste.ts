import type { Row } from '@hanjan/core';
import { blankRow, type ItemColumn, isUnread, type RowsField } from './items.ts';

/** A cell: its row, counted from 0, and its column. */
interface Cell {
  readonly row: number;
  readonly item: string;
}

/** Rows after cells were put in. */
export interface Pasted {
  readonly rows: readonly Row[];
  /** How many cells were put in. */
  readonly count: number;
  /** Those of them that stay as they were written because nothing could read them. */
  readonly unread: readonly Cell[];
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
  at: Cell,
  grid: readonly (readonly string[])[],
  tools: { read(column: ItemColumn, text: string): unknown; nameOf(item: string): string },
): Pasted {
  const from = columns.findIndex(({ name }) => name === at.item);
  const into = columns.slice(from);
  const isHead = (line: readonly string[]) =>
    line.some((text) => text.trim()) &&
    line.every((text, right) => !text.trim() || (into[right] && text.trim() === tools.nameOf(into[right].name)));
  const lines = isHead(grid[0] ?? []) ? grid.slice(1) : grid;
  const fitting = lines.slice(0, Math.max(0, field.max - at.row));
  const rows = [...before];
  let count = 0;
  const unread: Cell[] = [];
  for (const [down, line] of fitting.entries()) {
    const place = at.row + down;
    const row = { ...(rows[place] ?? blankRow(field)) };
    for (const [right, column] of into.entries()) {
      const text = line[right];
      if (text === undefined || column.isFixed) continue;
      const value = text.trim() === '' ? null : tools.read(column, text);
      row[column.name] = value;
      count += 1;
      if (isUnread(column.field, value)) unread.push({ row: place, item: column.name });
    }
    rows[place] = row;
  }
  return { rows, count, unread, rest: lines.length - fitting.length };
}
