import { csvCell, tamed } from '@hanjan/core';
import { clockOf } from '../zone.ts';
import type { Cell } from './cells.ts';

/** A CSV file in pieces: UTF-8 with its mark, a line a row; instants are told with the offset of a zone. */
export async function* csvOf(rows: AsyncIterable<readonly (readonly Cell[])[]>, zone: string): AsyncGenerator<Buffer> {
  const read = clockOf(zone);
  const told = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return csvCell(tamed(cell));
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
