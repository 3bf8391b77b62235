import { RoastFaultError } from '../fault.ts';
import { TOO_LARGE } from '../limits.ts';
import { type Shown, shownBy, shownText } from './number.ts';
import { streamOf } from './ole.ts';
import { type Piece, pieceOf, recordsOf } from './records.ts';
import { gatherer, MOST_SHEETS, type Room, roomFor, type Sheet } from './sheet.ts';

/** Records that are looked at, as MS-XLS of Microsoft numbers them (section 2.3). */
const [BOF, EOF, BOUNDSHEET, SST, FORMAT, XF, DATEMODE, FILEPASS] = [
  0x809, 0x0a, 0x85, 0xfc, 0x41e, 0xe0, 0x22, 0x2f,
] as const;
const [NUMBER, RK, MULRK, LABELSST, LABEL, RSTRING, FORMULA, STRING] = [
  0x203, 0x27e, 0xbd, 0xfd, 0x204, 0xd6, 0x06, 0x207,
] as const;
const VALUES: ReadonlySet<number> = new Set([NUMBER, RK, MULRK, LABELSST, LABEL, RSTRING, FORMULA, STRING]);
/** Records of all sheets together: many may say that they begin at one place. */
const MOST_RECORDS = 2_000_000;
/** The version of Excel 97 to 2003, which everything that still writes such files writes. */
const VERSION = 0x0600;

/**
 * The sheets of an old Excel file (BIFF8, MS-XLS of Microsoft): values as they are shown, formulas by what they came to.
 * Sheets that are hidden are left out.
 * @throws RoastFaultError
 */
export function sheetsOfXls(bytes: Uint8Array): Sheet[] {
  const stream = streamOf(bytes, ['Workbook', 'Book']);
  if (!stream) {
    // A new file with a password is packed into an old one.
    if (streamOf(bytes, ['EncryptedPackage'])) throw new RoastFaultError('locked');
    throw new RoastFaultError('unsupported', { program: 'document' });
  }
  const book = bookOf(stream);
  const room = { ...roomFor(), records: MOST_RECORDS };
  return book.sheets.slice(0, MOST_SHEETS).map(({ name, at }) => sheetOf(name, stream, at, book, room));
}

interface Book {
  readonly sheets: { readonly name: string; readonly at: number }[];
  readonly shared: string[];
  readonly styles: Shown[];
  is1904: boolean;
}

function bookOf(stream: Uint8Array): Book {
  const book: Book = { sheets: [], shared: [], styles: [], is1904: false };
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isFirst = true;
  for (const { type, pieces } of recordsOf(stream, 0)) {
    const record = pieceOf(pieces);
    if (isFirst && (type !== BOF || record.u16(0) !== VERSION))
      throw new RoastFaultError('unsupported', { program: 'excel' });
    isFirst = false;
    if (type === EOF) break;
    if (type === FILEPASS) throw new RoastFaultError('locked');
    if (type === DATEMODE) book.is1904 = record.u16(0) === 1;
    else if (type === FORMAT) codes.set(record.u16(0), textAt(record, 2, 2).text);
    else if (type === XF) formats.push(record.u16(2));
    // Of charts and macros there is nothing to read, nor of what is hidden.
    else if (type === BOUNDSHEET && record.u8(4) === 0 && record.u8(5) === 0)
      book.sheets.push({ at: record.u32(0), name: textAt(record, 6, 1).text });
    else if (type === SST) readShared(record, book.shared);
  }
  for (const id of formats) book.styles.push(shownBy(id, codes.get(id)));
  return book;
}

function sheetOf(
  name: string,
  stream: Uint8Array,
  at: number,
  { shared, styles, is1904 }: Book,
  room: Room & { records: number },
): Sheet {
  const cells = gatherer(name, room);
  let waiting: readonly [row: number, column: number] | null = null;
  for (const { type, pieces } of recordsOf(stream, at)) {
    if (type === EOF) break;
    if (--room.records < 0) throw new RoastFaultError(TOO_LARGE.key, TOO_LARGE.args);
    if (!VALUES.has(type)) continue;
    const record = pieceOf(pieces);
    if (type === STRING) {
      if (waiting) cells.add(...waiting, textAt(record, 0, 2).text);
      waiting = null;
      continue;
    }
    const [row, column] = [record.u16(0), record.u16(2)];
    const add = (value: number, style: number, to = column) =>
      cells.add(row, to, shownText(value, styles[style] ?? 'plain', is1904));
    if (type === NUMBER) add(record.f64(6), record.u16(4));
    else if (type === RK) add(packed(record.u32(6)), record.u16(4));
    else if (type === MULRK)
      for (let nth = 0; 4 + 6 * nth + 8 <= record.length; nth++)
        add(packed(record.u32(6 + 6 * nth)), record.u16(4 + 6 * nth), column + nth);
    else if (type === LABELSST) cells.add(row, column, shared[record.u32(6)] ?? '');
    else if (type === FORMULA) {
      const isNumber = record.u16(12) !== 0xffff;
      waiting = !isNumber && record.u8(6) === 0 ? [row, column] : null;
      if (isNumber) add(record.f64(6), record.u16(4));
    } else cells.add(row, column, textAt(record, 6, 2).text);
  }
  return cells.sheet();
}

/** A number in 30 bits: a whole one or the upper part of a fraction, maybe in hundredths. */
function packed(word: number): number {
  const whole = word & 2 ? word >> 2 : upperOf(word & ~3);
  return word & 1 ? whole / 100 : whole;
}

const UPPER = new DataView(new ArrayBuffer(8));
function upperOf(word: number): number {
  UPPER.setUint32(0, word >>> 0);
  return UPPER.getFloat64(0);
}

/** The texts that cells share. */
function readShared(record: Piece, shared: string[]): void {
  const count = record.u32(4);
  let at = 8;
  while (shared.length < count && at + 3 <= record.length) {
    const { text, end } = textAt(record, at, 2);
    shared.push(text);
    at = end;
  }
}

/**
 * A text that begins with its length in one or two bytes and with what signs it has: of two bytes or one, with formats or
 * the reading of Japanese signs behind it. Where a record goes on in the next one, that begins with the same byte again.
 */
function textAt(record: Piece, at: number, sized: 1 | 2): { readonly text: string; readonly end: number } {
  let left = sized === 1 ? record.u8(at) : record.u16(at);
  const flags = record.u8(at + sized);
  let from = at + sized + 1;
  const runs = flags & 8 ? record.u16(from) : 0;
  from += flags & 8 ? 2 : 0;
  const more = flags & 4 ? record.u32(from) : 0;
  from += flags & 4 ? 4 : 0;
  let isWide = (flags & 1) === 1;
  let text = '';
  while (left > 0 && from < record.length) {
    const room = record.roomAt(from);
    const taken = Math.min(left, isWide ? room >> 1 : room);
    text += record.text(from, taken, isWide);
    from += taken * (isWide ? 2 : 1);
    left -= taken;
    if (left === 0) break;
    // An odd byte before the next part holds no sign.
    if (isWide && room % 2 === 1) from += 1;
    isWide = (record.u8(from) & 1) === 1;
    from += 1;
  }
  return { text, end: from + 4 * runs + more };
}
