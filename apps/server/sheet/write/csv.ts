import { clockOf } from '../zone.ts';
import type { Cell } from './cells.ts';

/** What a spreadsheet would calculate when it opens the text. */
const LIVE = /^['\s]*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** A text that no spreadsheet calculates: it takes it for a text when a `'` stands before it. */
export const tamed = (text: string): string => (LIVE.test(text) ? `'${text}` : text);

/** A text as it was before it was tamed. */
export const untamed = (text: string): string =>
  text.startsWith("'") && LIVE.test(text.slice(1)) ? text.slice(1) : text;

const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV file in pieces: UTF-8 with its mark, a line a row; instants are told with the offset of a zone. */
export async function* csvOf(rows: AsyncIterable<readonly (readonly Cell[])[]>, zone: string): AsyncGenerator<Buffer> {
  const read = clockOf(zone);
  const told = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(tamed(cell));
    if ('number' in cell) return String(cell.number);
    if ('day' in cell) return cell.day;
    const { day, time, offset } = read(cell.instant);
    return `${day}T${time}${offset}`;
  };
  let mark = '\uFEFF';
  for await (const batch of rows) {
    const lines = batch.map((cells) => `${cells.map(told).join(',')}\r\n`);
    yield Buffer.from(mark + lines.join(''));
    mark = '';
  }
}
