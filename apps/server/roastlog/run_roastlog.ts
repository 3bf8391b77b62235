import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { RoastFault } from '@hanjan/roastlog/fault.ts';
import { type FileResult, MOST_BYTES, type NamedLog } from '@hanjan/roastlog/limits.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { mayBeSheet, readRoasts } from '@hanjan/roastlog/read_file.ts';
import { summaryOf } from '@hanjan/roastlog/summary.ts';
import { FIGURES_HEAD, faultLine, figuresLine } from '@hanjan/roastlog/write/figures.ts';
import { textsFor } from '../http/texts.ts';
import { filesOf, isFolder } from './files.ts';

/**
 * `npm run roastlog -- FILE` writes what a roast log says as JSON; what cannot be read is a fault, and ends with 1. Many
 * files, a folder and a file of several roasts are a list, in which each says of which file it is; it ends with 1 where
 * none of them could be read. `--csv` writes a table of figures instead, `--roast N` chooses the Nth roast of a file.
 */
const USAGE = 'Usage: npm run roastlog -- [--csv] [--roast N] FILE_OR_FOLDER ...';

interface Fault {
  readonly fault: { readonly key: string; readonly text: string };
}
type Read = { readonly roasts: readonly NamedLog[]; readonly faults: readonly Fault[] } | Fault;
/** A roast with its number in its file, or why the file is none. */
type Found =
  | { readonly file: string; readonly roast: number; readonly log: RoastLog }
  | ({ readonly file: string } & Fault);

/** What was asked for: `roast` is the one of each file that is wanted, from 1, and 0 means all. */
interface Asked {
  readonly paths: readonly string[];
  readonly isTable: boolean;
  readonly roast: number;
}

/** Files that are fetched at once: while one is read the disk looks for the next. */
const AHEAD = 8;

const asked = argumentsOf();
if ('fault' in asked) end(asked);
else await tell(asked);

function argumentsOf(): Asked | Fault {
  try {
    const options = { csv: { type: 'boolean' }, roast: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const roast = values.roast === undefined ? 0 : Number(values.roast);
    const isMeant = positionals.length > 0 && (values.roast === undefined || (Number.isInteger(roast) && roast > 0));
    return isMeant ? { paths: positionals, isTable: values.csv === true, roast } : fault('usage', USAGE);
  } catch {
    return fault('usage', USAGE);
  }
}

async function tell({ paths, isTable, roast }: Asked): Promise<void> {
  const [file = '', ...more] = paths;
  const isOne = !isTable && more.length === 0 && !(await isFolder(file));
  if (!isOne) return write(isTable ? table(foundIn(paths, roast)) : listed(foundIn(paths, roast)));
  // A single roast is told without a list.
  const read = await readFrom(file, roast);
  if ('fault' in read) return end(read);
  const [first, second] = read.roasts;
  const isAlone = first && !second && read.faults.length === 0;
  return isAlone ? end(summaryOf(first.log)) : write(listed(toldOf(file, read, 1)));
}

async function* foundIn(paths: readonly string[], roast: number): AsyncGenerator<Found> {
  const coming: Promise<Found[]>[] = [];
  for await (const file of filesOf(paths)) {
    coming.push(readFrom(file, roast).then((read) => toldOf(file, read, roast || 1)));
    if (coming.length === AHEAD) yield* (await coming.shift()) ?? [];
  }
  for (const one of coming) yield* await one;
}

/** The roasts of a file with their numbers, and which rows of a sheet could not be read. */
function toldOf(file: string, read: Read, first: number): Found[] {
  if ('fault' in read) return [{ file, ...read }];
  const roasts = read.roasts.map(({ log }, nth) => ({ file, roast: first + nth, log }));
  return [...roasts, ...read.faults.map((one) => ({ file, ...one }))];
}

/** All as JSON, one a line, so that no more than one is in memory. */
async function* listed(found: AsyncIterable<Found> | Iterable<Found>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const one of found) {
    if ('log' in one) process.exitCode = 0;
    const { file } = one;
    const told = 'log' in one ? { file, roast: one.roast, ...summaryOf(one.log) } : { file, fault: one.fault };
    yield `${before}${JSON.stringify(told)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** All as CSV with the mark by which spreadsheets know its letters. */
async function* table(found: AsyncIterable<Found>): AsyncGenerator<string> {
  yield `\uFEFF${FIGURES_HEAD}`;
  for await (const one of found) {
    if ('log' in one) process.exitCode = 0;
    yield 'log' in one ? figuresLine(one.file, one.roast, one.log) : faultLine(one.file, one.fault.text);
  }
}

/** Ends with 1 unless something that is written says otherwise. */
async function write(pieces: AsyncIterable<string>): Promise<void> {
  process.exitCode = 1;
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await new Promise((done) => process.stdout.once('drain', done));
  }
}

async function readFrom(path: string, roast: number): Promise<Read> {
  try {
    // A byte more than is read, so that a larger file is known as one and not taken in.
    const bytes = await buffer(createReadStream(path, { end: MOST_BYTES }));
    const result = await readAll(bytes, basename(path));
    if ('fault' in result) return toldFault(result.fault);
    if (roast === 0) return { roasts: result.roasts, faults: (result.faults ?? []).map(toldFault) };
    const chosen = result.roasts[roast - 1];
    if (chosen) return { roasts: [chosen], faults: [] };
    return fault('missing', `There is no roast ${roast} in ${path}. It holds ${result.roasts.length}.`);
  } catch (error) {
    return unread(path, error as NodeJS.ErrnoException);
  }
}

/** The roasts of a file, logs and rows of a sheet. What reads sheets is loaded where a file may be one. */
async function readAll(bytes: Uint8Array, name: string): Promise<FileResult> {
  const result = await readRoasts(bytes, name);
  if (!mayBeSheet(result)) return result;
  const { readSheet } = await import('@hanjan/roastlog/read_sheet.ts');
  return readSheet(bytes, name, result);
}

function toldFault({ key, args }: RoastFault): Fault {
  return fault(key, textsFor('en')(`roast_fault_${key}`, args));
}

function end(answer: object): void {
  process.exitCode = 'fault' in answer ? 1 : 0;
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
}

function unread(path: string, { code, message }: NodeJS.ErrnoException): Fault {
  return code === 'ENOENT'
    ? fault('missing', `There is no file ${path}. Check its name.`)
    : fault('unreadable', `${path} cannot be read: ${message}`);
}

function fault(key: string, text: string): Fault {
  return { fault: { key, text } };
}
