import { createHash } from 'node:crypto';

/*
 * A backup is one file:
 *
 *     HANJAN BACKUP 1\n        what it is, and the version of this format
 *     gzip(frame, frame, …)    the content
 *     SHA-256                  32 bytes, of everything before them
 *
 * A frame is a letter, a length (4 bytes, big endian) and so many bytes:
 *
 *     h  JSON of Head          once, first
 *     t  JSON of TableHead     a table begins; tables come after those that they refer to
 *     d  bytes                 rows as COPY … TO STDOUT writes them, cut anywhere
 *     e  JSON of TableEnd      the table ends
 */

/** What a backup tells about itself. */
export interface Head {
  readonly made_at: string;
  /** The version of PostgreSQL it was read from, such as `18.4`. */
  readonly postgres: string;
  /** What had been applied to the database, in order. */
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  readonly sequences: readonly { readonly name: string; readonly last_value: string; readonly is_called: boolean }[];
  /** Tables whose rows are not in it. */
  readonly left_out: readonly string[];
}

export interface TableHead {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface TableEnd {
  readonly rows: number;
  /** Of the bytes of all its `d` frames, in hexadecimal digits. */
  readonly sha256: string;
}

type Kind = 'h' | 't' | 'd' | 'e';

/** One piece of the content. */
export interface Frame {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** The file is a backup, but not as it was written. */
export class Damaged extends Error {}

/** The file is no backup, or one of a format that came later. */
export class Foreign extends Error {
  readonly isNewer: boolean;
  constructor(isNewer: boolean) {
    super();
    this.isNewer = isNewer;
  }
}

const NAME = 'HANJAN BACKUP ';
const MAGIC = Buffer.from(`${NAME}1\n`);
const CHECKSUM = 32;
const MOST = 1 << 24;

/** The bytes of one frame. */
export function frame(kind: Kind, content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const front = Buffer.alloc(5, kind);
  front.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([front, bytes]);
}

/** Cuts the content into frames again. */
export async function* readFrames(content: AsyncIterable<Buffer>): AsyncGenerator<Frame, undefined> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    while (held.length >= 5) {
      const end = 5 + held.readUInt32BE(1);
      if (end > MOST) throw new Damaged();
      if (held.length < end) break;
      yield { kind: held.toString('latin1', 0, 1), bytes: held.subarray(5, end) };
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw new Damaged();
}

/** Puts the name of the format in front of the packed content, and the checksum behind it. */
export async function* seal(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(MAGIC);
  yield MAGIC;
  for await (const chunk of packed) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/** Takes both away again. Throws `Foreign` at the start, `Damaged` at the end: nothing is sure before that. */
export async function* unseal(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(MAGIC);
  let held: Buffer = Buffer.alloc(0);
  let isOurs = false;
  for await (const chunk of file) {
    held = Buffer.concat([held, chunk]);
    if (!isOurs && held.length >= MAGIC.length) {
      isOurs = held.indexOf(MAGIC) === 0;
      if (!isOurs) throw new Foreign(new RegExp(`^${NAME}\\d`).test(held.toString('latin1', 0, MAGIC.length)));
      held = held.subarray(MAGIC.length);
    }
    const ready = held.subarray(0, isOurs ? Math.max(0, held.length - CHECKSUM) : 0);
    hash.update(ready);
    if (ready.length > 0) yield ready;
    held = held.subarray(ready.length);
  }
  if (!isOurs) throw new Foreign(false);
  if (!hash.digest().equals(held)) throw new Damaged();
}
