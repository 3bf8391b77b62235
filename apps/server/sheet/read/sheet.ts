import { hasMarkRun } from '@hanjan/core/calc/marks.ts';

/** A day, a time of day, or both, as a spreadsheet distinguishes them from numbers. */
export interface Stamp {
  readonly day?: string;
  readonly time?: string;
}

/** A cell that has no value: nobody has calculated its formula, it came to an error, or it is nothing that is read. */
export interface Broken {
  /** The key of a text. */
  readonly broken: 'import_formula' | 'import_error' | 'import_long' | 'field_marks';
  /** As the spreadsheet shows it, or how it begins. */
  readonly text: string;
}

/** A cell of a file that says something, or nothing. */
export type Said = string | number | boolean | Stamp | null;

/** What stands in a cell of a file. */
export type Typed = Said | Broken;

export const isBroken = (cell: Typed): cell is Broken => typeof cell === 'object' && cell !== null && 'broken' in cell;

/** A row of a file with its number as people see it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly Typed[];
}

/** What a file says: its rows that are not empty, the head first. */
export type Sheet = readonly SheetRow[];

/** Rows of records that a file may have, and columns that are looked at. */
export const MAX_ROWS = 5_000;
export const MAX_COLUMNS = 300;
/** Letters of all cells together: one text may stand in any number of them. */
const MAX_LETTERS = 20_000_000;

/** Why a file is not taken. The code of a refusal. */
export type Unread = 'import_type' | 'import_encoding' | 'import_empty' | 'import_rows' | 'import_unreadable';

/** Thrown while a file is read. */
export class UnreadFile extends Error {
  readonly code: Unread;

  constructor(code: Unread) {
    super(code);
    this.code = code;
  }
}

/** A cell as people typed it. */
export function typedText(cell: Typed | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  if (isBroken(cell)) return cell.text;
  if (typeof cell === 'object') return [cell.day, cell.time].filter(Boolean).join(' ');
  return String(cell);
}

/** Whether nothing stands in a cell. */
export const isEmpty = (cell: Typed | undefined): boolean => typedText(cell).trim() === '';

/** How much of a cell is shown that is not read. */
const MOST_SHOWN = 200;

/** A text that is worth bringing to the server; of any other how it begins, and why it is not read. */
function readable(cell: Typed, longest: number): Typed {
  if (typeof cell !== 'string') return cell;
  const broken = cell.length > longest ? 'import_long' : hasMarkRun(cell) ? 'field_marks' : null;
  return broken ? { broken, text: cell.slice(0, MOST_SHOWN) } : cell;
}

/**
 * Gathers rows and leaves out the empty ones. A text of more than `longest` letters fits no field and is cut. Throws once
 * there are too many, or too much stands in them.
 */
export function gatherer(longest: number): { add(row: SheetRow): void; sheet(): Sheet } {
  const rows: SheetRow[] = [];
  let letters = 0;
  return {
    add({ row, cells }) {
      if (cells.every(isEmpty)) return;
      if (rows.length > MAX_ROWS) throw new UnreadFile('import_rows');
      const kept = cells.slice(0, MAX_COLUMNS);
      letters += kept.reduce<number>((sum, cell) => sum + typedText(cell).length, 0);
      if (letters > MAX_LETTERS) throw new UnreadFile('import_unreadable');
      rows.push({ row, cells: kept.map((cell) => readable(cell, longest)) });
    },
    sheet() {
      if (rows.length === 0) throw new UnreadFile('import_empty');
      return rows;
    },
  };
}
