import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MOST_BYTES, readRoastLog } from '@hanjan/roastlog/read.ts';
import { summaryOf } from '@hanjan/roastlog/summary.ts';
import { textsFor } from '../http/texts.ts';

/** `npm run roastlog -- FILE` writes what a roast log says as JSON; what cannot be read is a fault, and ends with 1. */
const [file, ...rest] = process.argv.slice(2);
const answer =
  file === undefined || rest.length > 0
    ? fault('usage', 'Usage: npm run roastlog -- FILE')
    : await read(file).catch((error: NodeJS.ErrnoException) => unread(file, error));
process.exitCode = 'fault' in answer ? 1 : 0;
process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);

async function read(path: string) {
  // A byte more than is read, so that a larger file is known as one and not taken in.
  const bytes = await buffer(createReadStream(path, { end: MOST_BYTES }));
  const result = readRoastLog(bytes, basename(path));
  if ('log' in result) return summaryOf(result.log);
  const { key, args } = result.fault;
  return fault(key, textsFor('en')(`roast_fault_${key}`, args));
}

function unread(path: string, { code, message }: NodeJS.ErrnoException) {
  return code === 'ENOENT'
    ? fault('missing', `There is no file ${path}. Check its name.`)
    : fault('unreadable', `${path} cannot be read: ${message}`);
}

function fault(key: string, text: string) {
  return { fault: { key, text } };
}
