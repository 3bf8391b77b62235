import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. It is made when its turn comes. */
export interface Part {
  readonly name: string;
  /** What is packed already is not packed again. */
  readonly isPacked?: boolean;
  make(): AsyncIterable<Buffer | string>;
}

/** A ZIP archive in pieces: its parts are made one after the other, as fast as they are read. */
export async function* archiveOf(parts: readonly Part[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const opened = new Set<Readable>();
  zip.on('error', (error) => output.destroy(error));
  for (const { name, isPacked = false, make } of parts) {
    zip.addReadStreamLazy(name, { compress: !isPacked }, (give) => {
      const part = Readable.from(make(), { objectMode: false });
      opened.add(part);
      part.once('error', (error) => output.destroy(error));
      part.once('close', () => opened.delete(part));
      give(null, part);
    });
  }
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    for (const part of opened) part.destroy();
  }
}
