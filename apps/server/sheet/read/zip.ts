import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { UnreadFile } from './sheet.ts';

/** Parts of a file, and bytes of all that is read of it together once it is unpacked. */
const MAX_PARTS = 1_000;
const MAX_UNPACKED = 128 * 1024 * 1024;

/** The parts of a packed file. */
export interface Package {
  has(name: string): boolean;
  /** A part as text, some of it at a time. */
  text(name: string): AsyncGenerator<string>;
}

/** Opens a packed file. What unpacks to more than there may be is refused while it is read, whatever it says of itself. */
export async function openPackage(file: Buffer, most = MAX_UNPACKED): Promise<Package> {
  const zip = await new Promise<ZipFile>((done, fail) =>
    fromBuffer(file, { lazyEntries: true }, (error, opened) => (error ? fail(error) : done(opened))),
  );
  const parts = await partsOf(zip);
  let left = most;
  return {
    has: (name) => parts.has(name.toLowerCase()),
    async *text(name) {
      const entry = parts.get(name.toLowerCase());
      if (!entry || entry.isEncrypted()) throw new UnreadFile('import_unreadable');
      const stream = await new Promise<NodeJS.ReadableStream>((done, fail) =>
        zip.openReadStream(entry, (error, opened) => (error ? fail(error) : done(opened))),
      );
      const decoder = new TextDecoder('utf-8');
      for await (const piece of stream as AsyncIterable<Buffer>) {
        left -= piece.length;
        if (left < 0) throw new UnreadFile('import_unreadable');
        yield decoder.decode(piece, { stream: true });
      }
    },
  };
}

function partsOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const parts = new Map<string, Entry>();
  return new Promise((done, fail) => {
    zip.on('error', fail);
    zip.on('end', () => done(parts));
    zip.on('entry', (entry: Entry) => {
      parts.set(entry.fileName.toLowerCase(), entry);
      if (parts.size > MAX_PARTS) fail(new UnreadFile('import_unreadable'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}
