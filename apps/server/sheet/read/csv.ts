import { parse } from 'csv-parse/sync';
import { gatherer, type Sheet, UnreadFile } from './sheet.ts';

/** Encodings by the mark at the start of a file. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/** Without a mark: UTF-8, or what a Korean Windows writes (CP949). */
const GUESSES = ['utf-8', 'euc-kr'];

/** The text of a file in whatever encoding it is; a fault when it is in none of ours. */
export function decoded(file: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => file[at] === byte));
  for (const encoding of marked ? [marked[1]] : GUESSES) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(file);
    } catch {
      // The next one, if there is any.
    }
  }
  throw new UnreadFile('import_encoding');
}

/** The sign between the cells: the one that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/);
  const count = (sign: string) => line.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Reads a CSV file: any of three delimiters, quotes where somebody set them, rows of any length. */
export function readCsv(file: Uint8Array, longest: number): Sheet {
  const text = decoded(file);
  if (text.includes('\u0000')) throw new UnreadFile('import_encoding');
  const rows = gatherer(longest);
  let row = 0;
  const take = (cells: string[]) => {
    row += 1;
    rows.add({ row, cells });
    return null;
  };
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: take,
    });
  } catch (error) {
    if (error instanceof UnreadFile) throw error;
    throw new UnreadFile('import_unreadable');
  }
  return rows.sheet();
}
