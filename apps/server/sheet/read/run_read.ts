import { readCsv } from './csv.ts';
import { UnreadFile } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

// Reads one file in a process of its own, so that whatever it holds can neither stop the server nor take its memory: a
// thread that has no memory left may end all of it. It begins with every file, so it takes nothing from other rooms.

/** A file as it is sent here. */
export interface Brought {
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
}

process.once('message', async ({ bytes, isPacked }: Brought) => {
  try {
    const sheet = isPacked ? await readXlsx(Buffer.from(bytes)) : readCsv(bytes);
    process.send?.({ sheet });
  } catch (error) {
    process.send?.({ code: error instanceof UnreadFile ? error.code : 'import_unreadable' });
  }
});
