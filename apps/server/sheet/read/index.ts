import { Worker } from 'node:worker_threads';
import { untamed } from '@hanjan/core';
import { Refusal } from '../../http/refusal.ts';
import { MAX_ROWS, type Sheet, type SheetRow, type Unread } from './sheet.ts';

/** What a thread that reads a file may take. */
const HEAP_MB = 256;
const PATIENCE_MS = 15_000;

type Told = { readonly sheet: Sheet; readonly isTamed: boolean } | { readonly code: Unread };

/** What a file says. Whatever is no sheet, or takes too much time or memory, is refused with a clear text. */
export async function readSheet(name: string, file: Buffer): Promise<Sheet> {
  const told = await readApart(name, new Uint8Array(file));
  if ('sheet' in told) return told.isTamed ? told.sheet.map(untamedRow) : told.sheet;
  throw new Refusal(told.code === 'import_type' ? 415 : 400, told.code, { args: { max: MAX_ROWS } });
}

const untamedRow = ({ row, cells }: SheetRow): SheetRow => ({
  row,
  cells: cells.map((cell) => (typeof cell === 'string' ? untamed(cell) : cell)),
});

function readApart(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Told> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { bytes, name },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    execArgv: [],
    env: {},
  });
  return new Promise<Told>((done) => {
    const end = (told: Told) => {
      clearTimeout(timer);
      done(told);
      void worker.terminate();
    };
    const unreadable = () => end({ code: 'import_unreadable' });
    const timer = setTimeout(unreadable, PATIENCE_MS);
    worker.once('message', end);
    worker.once('error', unreadable);
    worker.once('exit', unreadable);
  });
}
