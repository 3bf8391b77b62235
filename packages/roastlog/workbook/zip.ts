import { RoastFaultError } from '../fault.ts';
import { TOO_LARGE } from '../limits.ts';

/** Parts of a package, and bytes of all that is read of it together once it is unpacked. */
const MOST_PARTS = 1000;
const MOST_UNPACKED = 48_000_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of a package lies before a remark of this length at most. */
const LONGEST_REMARK = 65_535;
const END_SIZE = 22;
/** The bytes at the end of a package in which its list is told. */
export const TAIL = END_SIZE + LONGEST_REMARK;
/** The fixed head that stands before each packed part. */
export const HEAD = 30;

/** A packed file (ZIP, as APPNOTE 6.3 of PKWARE describes it), of which single parts are unpacked. */
export interface Package {
  readonly has: (name: string) => boolean;
  /** A part as text. */
  readonly text: (name: string) => Promise<string>;
}

/**
 * Opens a packed file. What unpacks to more than there may be is refused while it is read, whatever it says of itself.
 * @throws RoastFaultError `broken`, and `too_large` of parts
 */
export function openPackage(bytes: Uint8Array): Package {
  const { count, at } = endOf(bytes.subarray(Math.max(0, bytes.length - TAIL)));
  if (count > MOST_PARTS) throw broken();
  const decoder = new TextDecoder();
  const parts = new Map(
    entriesOf(bytes, count, at).map((part) => [decoder.decode(part.name).toLowerCase(), part] as const),
  );
  let left = MOST_UNPACKED;
  return {
    has: (name) => parts.has(name.toLowerCase()),
    async text(name) {
      const part = parts.get(name.toLowerCase());
      if (!part) throw broken();
      const from = part.at + HEAD + restOf(bytes.subarray(part.at, part.at + HEAD));
      const packed = new Blob([bytes.slice(from, from + part.size)]);
      const decoder = new TextDecoder();
      let text = '';
      for await (const piece of unpacked(packed, part)) {
        left -= piece.length;
        if (left < 0) throw new RoastFaultError(TOO_LARGE.key, TOO_LARGE.args);
        text += decoder.decode(piece, { stream: true });
      }
      return text + decoder.decode();
    },
  };
}

/** A part as the list of a package tells it. */
export interface Entry {
  readonly name: Uint8Array;
  /** Its name is UTF-8, and not in whatever letters the system had that packed it. */
  readonly isUtf8: boolean;
  readonly at: number;
  /** Packed bytes. */
  readonly size: number;
  readonly method: number;
  readonly isLocked: boolean;
  /** When it was changed last, as MS-DOS counts: date and time of day. */
  readonly changed: readonly [date: number, time: number];
}

/**
 * Where the list of a package begins, how many bytes it has and how many parts, as the end of a package tells.
 * @throws RoastFaultError `broken`
 */
export function endOf(tail: Uint8Array): { readonly count: number; readonly at: number; readonly size: number } {
  const view = viewOf(tail);
  let end = tail.length - END_SIZE;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw broken();
  const [size, at] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  return { count: view.getUint16(end + 10, true), at, size };
}

/**
 * The parts that a list tells, which begins at a place of these bytes.
 * @throws RoastFaultError `broken`
 */
export function entriesOf(bytes: Uint8Array, count: number, begin = 0): Entry[] {
  const view = viewOf(bytes);
  let at = begin;
  return Array.from({ length: count }, () => {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw broken();
    const flags = view.getUint16(at + 8, true);
    const length = view.getUint16(at + 28, true);
    const entry: Entry = {
      name: bytes.subarray(at + 46, at + 46 + length),
      isUtf8: (flags & 0x800) !== 0,
      at: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      isLocked: (flags & 1) === 1,
      changed: [view.getUint16(at + 14, true), view.getUint16(at + 12, true)],
    };
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return entry;
  });
}

/**
 * How much further a packed part begins than its fixed head ends.
 * @throws RoastFaultError `broken`
 */
export function restOf(head: Uint8Array): number {
  const view = viewOf(head);
  if (head.length < HEAD || view.getUint32(0, true) !== LOCAL) throw broken();
  return view.getUint16(26, true) + view.getUint16(28, true);
}

/**
 * What a packed part holds, piece by piece: whoever has enough stops.
 * @throws RoastFaultError `locked`, `broken`
 */
export async function* unpacked(packed: Blob, { method, isLocked }: Entry): AsyncGenerator<Uint8Array> {
  if (isLocked) throw new RoastFaultError('locked');
  if (method !== 0 && method !== 8) throw broken();
  const stream = packed.stream();
  const reader = (method === 8 ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw broken();
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const broken = () => new RoastFaultError('broken');
