import { RoastFaultError } from '../fault.ts';
import { TOO_LARGE } from '../limits.ts';

/** A sheet of a workbook: its cells as texts, rows counted as the spreadsheet counts them. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Sheets of a workbook that are read, and cells of all of them together, the empty ones too: a roast of an hour has 50,000. */
export const MOST_SHEETS = 64;
const MOST_CELLS = 2_000_000;
/** Columns and rows of a sheet that are read, as of any table. */
const MOST_COLUMNS = 64;
const MOST_ROWS = 500_000;

/** How many cells there may still be. */
export interface Room {
  cells: number;
}
export const roomFor = (): Room => ({ cells: MOST_CELLS });

/**
 * Takes cells in as they come. `room` is shared by the sheets of a workbook.
 * @throws RoastFaultError `too_large`
 */
export function gatherer(name: string, room: Room) {
  const rows: string[][] = [];
  return {
    add(row: number, column: number, text: string): void {
      if (!(row >= 0 && row < MOST_ROWS && column >= 0 && column < MOST_COLUMNS) || text === '') return;
      room.cells -= Math.max(0, row + 1 - rows.length) + Math.max(0, column + 1 - (rows[row]?.length ?? 0));
      if (room.cells < 0) throw new RoastFaultError(TOO_LARGE.key, TOO_LARGE.args);
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] as string[];
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
    sheet: (): Sheet => ({ name, rows }),
  };
}

/**
 * A sheet as a table whose cells are parted by tabs, as readers of texts take it. Each row ends with its line: a last one
 * of fewer cells would be taken for cut off.
 */
export const textOf = ({ rows }: Sheet): string => rows.map((cells) => `${cells.map(quoted).join('\t')}\n`).join('');

const quoted = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
