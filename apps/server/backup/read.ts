import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupFault } from './fault.ts';
import {
  Damaged,
  Foreign,
  type Frame,
  type Head,
  readFrames,
  type TableEnd,
  type TableHead,
  unseal,
} from './format.ts';

/** Takes what a backup holds, in the order of the file. Nothing is sure before `readBackup` has ended well. */
export interface Taker {
  head(head: Head): Promise<void> | void;
  /** `rows` must be read to its end. */
  table(table: TableHead, rows: AsyncIterable<Buffer>): Promise<void>;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes of the file read so far. */
  readonly onBytes?: (bytes: number) => void;
}

/** What is in a backup. */
export interface Content {
  readonly head: Head;
  readonly rows: ReadonlyMap<string, number>;
}

/** Reads a whole backup in little memory. Throws a `BackupFault` when any byte of it is not as it was written. */
export async function readBackup(path: string, taker: Taker, { signal, onBytes }: ReadOptions): Promise<void> {
  const file = createReadStream(path);
  const unpacked = createGunzip({ chunkSize: 1 << 17 });
  const unsealed = pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of unseal(chunks)) {
        onBytes?.(file.bytesRead);
        yield chunk;
      }
    },
    unpacked,
    { signal },
  );
  unsealed.catch(() => undefined);
  try {
    await take(readFrames(unpacked), taker);
    await unsealed;
  } catch (error) {
    unpacked.destroy();
    throw explain(error, path);
  }
}

/** Reads a whole backup without keeping it: whether it is as it was written, and what is in it. */
export async function checkBackup(path: string, options: ReadOptions): Promise<Content> {
  const rows = new Map<string, number>();
  let head: Head | undefined;
  await readBackup(
    path,
    {
      head: (found) => {
        head = found;
      },
      table: async ({ name }, data) => {
        let count = 0;
        for await (const chunk of data) count += rowsIn(chunk);
        rows.set(name, count);
      },
    },
    options,
  );
  if (!head) throw new BackupFault(`${path} is empty.`);
  return { head, rows };
}

async function take(frames: AsyncGenerator<Frame, undefined>, taker: Taker): Promise<void> {
  const first = (await frames.next()).value;
  if (first?.kind !== 'h') throw new Damaged();
  await taker.head(JSON.parse(first.bytes.toString()) as Head);
  for (;;) {
    const next = (await frames.next()).value;
    if (!next) return;
    if (next.kind !== 't') throw new Damaged();
    await taker.table(JSON.parse(next.bytes.toString()) as TableHead, rowsOf(frames));
  }
}

async function* rowsOf(frames: AsyncGenerator<Frame, undefined>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let count = 0;
  for (;;) {
    const { kind, bytes } = (await frames.next()).value ?? {};
    if (kind === 'd' && bytes) {
      hash.update(bytes);
      count += rowsIn(bytes);
      yield bytes;
    } else if (kind === 'e' && bytes) {
      const { rows, sha256 } = JSON.parse(bytes.toString()) as TableEnd;
      if (rows !== count || sha256 !== hash.digest('hex')) throw new Damaged();
      return;
    } else throw new Damaged();
  }
}

/** COPY ends each row with a line feed and writes one inside a text as `\n`. */
function rowsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

/** What a stream threw, for people; what the taker threw goes on as it is. */
function explain(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Foreign) {
    return new BackupFault(
      error.isNewer
        ? `${path} was written by a newer Hanjan. Install that one first.`
        : `${path} is not a backup of Hanjan.`,
    );
  }
  if (error instanceof Damaged || error instanceof SyntaxError || code?.startsWith('Z_')) {
    return new BackupFault(`${path} is damaged or cut short. Take another backup.`);
  }
  if (code === 'ENOENT') return new BackupFault(`${path} is not there.`);
  return syscall ? new BackupFault(`${path} cannot be read (${(error as Error).message}).`) : error;
}
