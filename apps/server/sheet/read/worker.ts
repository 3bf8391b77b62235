import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv.ts';
import { UnreadFile } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

// Reads one file in a thread of its own, so that whatever it holds can neither stop the server nor take its memory. It
// begins with every file, so it takes nothing from other rooms.

const { bytes, isPacked } = workerData as { bytes: Uint8Array; isPacked: boolean };

try {
  const sheet = isPacked ? await readXlsx(Buffer.from(bytes.buffer)) : readCsv(bytes);
  parentPort?.postMessage({ sheet });
} catch (error) {
  parentPort?.postMessage({ code: error instanceof UnreadFile ? error.code : 'import_unreadable' });
}
