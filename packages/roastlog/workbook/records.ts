import { RoastFaultError } from '../fault.ts';

const CONTINUE = 0x3c;

/** A record of an old Excel file, with the parts that it goes on in. */
export interface BookRecord {
  readonly type: number;
  readonly pieces: readonly Uint8Array[];
}

/** The records from a place on, as far as they are whole. */
export function* recordsOf(stream: Uint8Array, from: number): Generator<BookRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = from; at + 4 <= stream.length; ) {
    const type = view.getUint16(at, true);
    const pieces: Uint8Array[] = [];
    do {
      const size = view.getUint16(at + 2, true);
      pieces.push(stream.subarray(at + 4, at + 4 + size));
      at += 4 + size;
    } while (at + 4 <= stream.length && view.getUint16(at, true) === CONTINUE);
    yield { type, pieces };
  }
}

/** The bytes of a record as one, little end first. What lies behind its end is damage. */
export interface Piece {
  readonly length: number;
  readonly u8: (at: number) => number;
  readonly u16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly f64: (at: number) => number;
  /** Signs of two bytes or of one. */
  readonly text: (at: number, signs: number, isWide: boolean) => string;
  /** How many bytes there are from a place to the end of the part that it lies in. */
  readonly roomAt: (at: number) => number;
}

const WIDE = new TextDecoder('utf-16le');

/** @throws RoastFaultError `broken` where something is read that is not there */
export function pieceOf(pieces: readonly Uint8Array[]): Piece {
  const [first = new Uint8Array()] = pieces;
  const bytes = pieces.length === 1 ? first : joined(pieces);
  const ends: number[] = [];
  for (const { length } of pieces) ends.push((ends.at(-1) ?? 0) + length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (at: number, size: number, get: () => number): number => {
    if (at + size > bytes.length) throw new RoastFaultError('broken');
    return get();
  };
  let part = 0;
  return {
    length: bytes.length,
    u8: (at) => read(at, 1, () => view.getUint8(at)),
    u16: (at) => read(at, 2, () => view.getUint16(at, true)),
    u32: (at) => read(at, 4, () => view.getUint32(at, true)),
    f64: (at) => read(at, 8, () => view.getFloat64(at, true)),
    text(at, signs, isWide) {
      const taken = bytes.subarray(at, at + signs * (isWide ? 2 : 1));
      return isWide ? WIDE.decode(taken) : Array.from(taken, (code) => String.fromCharCode(code)).join('');
    },
    roomAt(at) {
      if (at < (ends[part - 1] ?? 0)) part = 0;
      while (part < ends.length - 1 && at >= (ends[part] as number)) part++;
      return (ends[part] as number) - at;
    },
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
