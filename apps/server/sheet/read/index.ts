import { fork } from 'node:child_process';
import { Refusal } from '../../http/refusal.ts';
import { confined } from './confined.ts';
import type { Brought, Read } from './run_read.ts';
import { MAX_ROWS, type Sheet, type SheetRow, type Unread } from './sheet.ts';

/** What a process that reads a file may take. */
const HEAP_MB = 256;
const PATIENCE_MS = 15_000;

const PACKED = Buffer.from('PK\u0003\u0004', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** An Excel file with a password is the old kind of file with this in it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

type Told = { readonly sheet: Sheet } | { readonly code: Unread };

/** Letters of a text that most fields have room for. */
const LONGEST = 100_000;

/**
 * What a file says. Whatever is no sheet, or takes too much time or memory, is refused with a clear text; of texts with
 * more than `longest` letters only the beginning is reported.
 */
export async function readSheet(name: string, file: Buffer, longest = LONGEST): Promise<Sheet> {
  const code = unreadBy(name, file);
  const isPacked = startsWith(file, PACKED);
  const told: Told = code ? { code } : await readApart({ bytes: file, isPacked, longest });
  if ('sheet' in told) return told.sheet;
  throw new Refusal(told.code === 'import_type' ? 415 : 400, told.code, { args: { max: MAX_ROWS } });
}

const startsWith = (file: Buffer, mark: Buffer) => file.subarray(0, mark.length).equals(mark);

/** Why a file is not even looked into. */
function unreadBy(name: string, file: Buffer): Unread | undefined {
  if (!/\.(csv|xlsx)$/i.test(name)) return 'import_type';
  if (file.length === 0) return 'import_empty';
  if (startsWith(file, COMPOUND)) return file.includes(ENCRYPTED) ? 'import_unreadable' : 'import_type';
  return /\.xlsx$/i.test(name) && !startsWith(file, PACKED) ? 'import_unreadable' : undefined;
}

function readApart(brought: Brought): Promise<Told> {
  const reader = fork(new URL('run_read.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...confined()],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<Told>((done) => {
    const end = (told: Told) => {
      clearTimeout(timer);
      done(told);
      reader.kill('SIGKILL');
    };
    const unreadable = () => end({ code: 'import_unreadable' });
    const timer = setTimeout(unreadable, PATIENCE_MS);
    const rows: SheetRow[] = [];
    reader.on('message', (read: Read) => {
      if ('code' in read) return end(read);
      rows.push(...read.rows);
      if (read.isLast) end({ sheet: rows });
    });
    reader.once('error', unreadable);
    reader.once('exit', unreadable);
    reader.send(brought, (error) => error && unreadable());
  });
}
