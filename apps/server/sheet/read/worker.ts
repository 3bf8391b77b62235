import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv.ts';
import { UnreadFile } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

// Reads one file in a thread of its own, so that whatever it holds can neither stop the server nor take its memory. It
// begins with every file, so it takes nothing from other rooms.

const { bytes, name } = workerData as { bytes: Uint8Array; name: string };
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

const PACKED = Buffer.from('PK\u0003\u0004', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** An Excel file with a password is the old kind of file with this in it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** The rows of the file, and whether its texts may be tamed. */
async function read() {
  if (!/\.(csv|xlsx)$/i.test(name)) throw new UnreadFile('import_type');
  if (file.length === 0) throw new UnreadFile('import_empty');
  if (file.subarray(0, 4).equals(PACKED)) return { sheet: await readXlsx(file), isTamed: false };
  if (file.subarray(0, 8).equals(COMPOUND))
    throw new UnreadFile(file.includes(ENCRYPTED) ? 'import_unreadable' : 'import_type');
  if (/\.xlsx$/i.test(name)) throw new UnreadFile('import_unreadable');
  return { sheet: readCsv(file), isTamed: true };
}

try {
  parentPort?.postMessage(await read());
} catch (error) {
  parentPort?.postMessage({ code: error instanceof UnreadFile ? error.code : 'import_unreadable' });
}
