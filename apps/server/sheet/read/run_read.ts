import { untamed } from '@hanjan/core/calc/csv.ts';
import { readCsv } from './csv.ts';
import { type Sheet, type SheetRow, typedText, type Unread, UnreadFile } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

// Reads one file in a process of its own, so that whatever it holds can neither stop the server nor take its memory: a
// thread that has no memory left may end all of it. It begins with every file, so it takes next to nothing from other
// rooms.

/** A file as it is sent here. */
export interface Brought {
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
  /** Letters of the longest text that any field takes. */
  readonly longest: number;
}

/** What is sent back: some rows at a time, or why the file is not taken. */
export type Read = { readonly rows: Sheet; readonly isLast: boolean } | { readonly code: Unread };

/** Letters of the rows that are sent at once: so many are unpacked before the server does something else. */
const LETTERS_AT_ONCE = 200_000;

process.once('message', async ({ bytes, isPacked, longest }: Brought) => {
  try {
    const sheet = isPacked ? await readXlsx(Buffer.from(bytes), longest) : readCsv(bytes, longest).map(untamedRow);
    const pieces = inPieces(sheet);
    for (const [at, rows] of pieces.entries()) tell({ rows, isLast: at === pieces.length - 1 });
  } catch (error) {
    tell({ code: error instanceof UnreadFile ? error.code : 'import_unreadable' });
  }
});

const untamedRow = ({ row, cells }: SheetRow): SheetRow => ({
  row,
  cells: cells.map((cell) => (typeof cell === 'string' ? untamed(cell) : cell)),
});

const tell = (read: Read) => process.send?.(read);

function inPieces(sheet: Sheet): Sheet[] {
  const pieces: SheetRow[][] = [];
  let left = 0;
  for (const row of sheet) {
    const size = row.cells.reduce<number>((sum, cell) => sum + typedText(cell).length + 1, 0);
    const piece = left > 0 ? pieces.at(-1) : undefined;
    if (piece) piece.push(row);
    else {
      pieces.push([row]);
      left = LETTERS_AT_ONCE;
    }
    left -= size;
  }
  return pieces;
}
