import { csvCell, tamed } from '@hanjan/core';
import { clockOf } from '@hanjan/core/calc/time/zone.ts';
import { type Cell, cellText } from './cells.ts';

/** A CSV file in pieces: UTF-8 with its mark, a line a row; instants are written with the offset of a zone. */
export async function* csvOf(rows: AsyncIterable<readonly (readonly Cell[])[]>, zone: string): AsyncGenerator<Buffer> {
  const read = clockOf(zone);
  const told = (cell: Cell): string => (typeof cell === 'string' ? csvCell(tamed(cell)) : cellText(cell, read));
  let mark = '\uFEFF';
  for await (const batch of rows) {
    const lines = batch.map((cells) => `${cells.map(told).join(',')}\r\n`);
    yield Buffer.from(mark + lines.join(''));
    mark = '';
  }
}
