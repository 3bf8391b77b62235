import { type Cell, type MadeSheet, serialOf } from './workbooks.ts';

/** Bytes of a part of the texts that cells share: real files break at 8,224, these so often that each kind of break comes. */
const PART = 97;
const SECTOR = 512;

const record = (type: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([words(type, body.length), body]);
};
const words = (...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) buffer.writeUInt16LE(value, at * 2);
  return buffer;
};
const long = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
};
const double = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleLE(value);
  return buffer;
};
/** Whether a text needs signs of two bytes. */
const isWide = (text: string): boolean => /[^\x20-\xff]/.test(text);
/** A text with its length in one or two bytes and its kind of signs before it. */
const told = (text: string, sized: 1 | 2): Buffer =>
  Buffer.concat([
    sized === 1 ? Buffer.from([text.length]) : words(text.length),
    Buffer.from([isWide(text) ? 1 : 0]),
    Buffer.from(text, isWide(text) ? 'utf16le' : 'latin1'),
  ]);

/** A file of Excel 97 to 2003, after MS-XLS and MS-CFB of Microsoft: one stream of records in a small file system. */
export function xlsOf(sheets: readonly MadeSheet[]): Uint8Array {
  const shared: string[] = [];
  const bodies = sheets.map((sheet) => sheetOf(sheet, shared));
  const head = (places: readonly number[]) =>
    Buffer.concat([
      record(0x809, words(0x0600, 0x0005, 0, 0), long(0), long(0)),
      record(0x22, words(0)),
      record(0x41e, words(164), told('yyyy\\-mm\\-dd\\ hh:mm', 2)),
      ...[0, 164, 45].map((format) => record(0xe0, words(0, format), Buffer.alloc(16))),
      ...sheets.map(({ name }, nth) => record(0x85, long(places[nth] ?? 0), words(0), told(name, 1))),
      sharedOf(shared),
      record(0x0a),
    ]);
  let at = head([]).length;
  const places = bodies.map((body) => {
    at += body.length;
    return at - body.length;
  });
  return compound(Buffer.concat([head(places), ...bodies]));
}

function sheetOf({ rows }: MadeSheet, shared: string[]): Buffer {
  const cells = rows.flatMap((row, y) => row.map((cell, x) => cellOf(cell, y, x, shared)));
  return Buffer.concat([record(0x809, words(0x0600, 0x0010, 0, 0), long(0), long(0)), ...cells, record(0x0a)]);
}

function cellOf(cell: Cell, row: number, column: number, shared: string[]): Buffer {
  if (typeof cell === 'string') {
    if (cell === '') return Buffer.alloc(0);
    // What stands in the third column was calculated.
    if (column === 2)
      return Buffer.concat([
        record(0x06, words(row, column, 0, 0, 0, 0, 0xffff, 0), long(0), words(0)),
        record(0x207, told(cell, 2)),
      ]);
    shared.push(cell);
    return record(0xfd, words(row, column, 0), long(shared.length - 1));
  }
  if (typeof cell === 'object') {
    const [value, style] = 'date' in cell ? [serialOf(cell.date), 1] : [cell.seconds / 86_400, 2];
    return record(0x203, words(row, column, style), double(value));
  }
  // Whole numbers and hundredths are packed, one of them in a row of several.
  const hundredths = Math.round(cell * 100);
  if (Number.isInteger(cell) && column > 0)
    return record(0xbd, words(row, column, 0), long((cell << 2) | 2), words(column));
  if (Number.isInteger(cell)) return record(0x27e, words(row, column, 0), long((cell << 2) | 2));
  if (hundredths / 100 === cell) return record(0x27e, words(row, column, 0), long((hundredths << 2) | 3));
  return record(0x203, words(row, column, 0), double(cell));
}

/** The shared texts, broken into parts wherever they are full: in the midst of a text its kind of signs is told again. */
function sharedOf(shared: readonly string[]): Buffer {
  const parts: Buffer[] = [];
  let part: Buffer = Buffer.concat([long(shared.length), long(shared.length)]);
  const next = (first: Buffer) => {
    parts.push(part);
    part = first;
  };
  for (const text of shared) {
    // Texts that begin with a capital are told to have a format behind them, as those of heads do.
    const [wide, rich] = [isWide(text) ? 1 : 0, /^[A-Z]/.test(text) ? 8 : 0];
    if (part.length + 7 > PART) next(Buffer.alloc(0));
    part = Buffer.concat([part, words(text.length), Buffer.from([wide | rich]), rich ? words(1) : words()]);
    for (const unit of text.split('')) {
      if (part.length + 2 > PART) next(Buffer.from([wide]));
      part = Buffer.concat([part, Buffer.from(unit, wide ? 'utf16le' : 'latin1')]);
    }
    if (rich) part = Buffer.concat([part, words(0, 1)]);
  }
  parts.push(part);
  return Buffer.concat(parts.map((one, nth) => record(nth === 0 ? 0xfc : 0x3c, one)));
}

/** A stream in a compound file: the head, the table of sectors, the directory, and the stream, of 4,096 bytes at least. */
function compound(stream: Buffer): Uint8Array {
  const length = Math.max(stream.length, 4096);
  const count = Math.ceil(length / SECTOR);
  let tables = 1;
  while ((tables * SECTOR) / 4 < count + tables + 1) tables++;
  const [directory, first] = [tables, tables + 1];
  const links = new Array<number>((tables * SECTOR) / 4).fill(0xffffffff);
  for (let nth = 0; nth < tables; nth++) links[nth] = 0xfffffffd;
  links[directory] = 0xfffffffe;
  for (let nth = 0; nth < count; nth++) links[first + nth] = nth === count - 1 ? 0xfffffffe : first + nth + 1;

  const head = Buffer.alloc(SECTOR, 0);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head);
  words(0x3e, 3, 0xfffe, 9, 6).copy(head, 24);
  for (const [value, at] of [
    [tables, 44],
    [directory, 48],
    [4096, 56],
    [0xfffffffe, 60],
    [0xfffffffe, 68],
  ] as const)
    long(value).copy(head, at);
  for (let nth = 0; nth < 109; nth++) long(nth < tables ? nth : 0xffffffff).copy(head, 76 + 4 * nth);

  const entry = (name: string, type: number, start: number, size: number) => {
    const one = Buffer.alloc(128);
    one.write(name, 'utf16le');
    one.writeUInt16LE(name ? (name.length + 1) * 2 : 0, 64);
    one[66] = type;
    one.writeUInt32LE(start, 116);
    one.writeUInt32LE(size, 120);
    return one;
  };
  const entries = [
    entry('Root Entry', 5, 0xfffffffe, 0),
    entry('Workbook', 2, first, length),
    ...[entry('', 0, 0, 0), entry('', 0, 0, 0)],
  ];
  const padded = Buffer.alloc(count * SECTOR);
  stream.copy(padded);
  return new Uint8Array(Buffer.concat([head, ...links.map(long), ...entries, padded]));
}
