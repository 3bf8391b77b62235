import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedFault } from './fault.ts';

/** The data directory belongs to this process until it ends or releases it. */
export interface DataLock {
  /** Leaves the address for a second start to tell. */
  tell(address: string): Promise<void>;
  release(): void;
}

/** What the holder leaves for others to read. */
interface Note {
  pid?: number;
  doing?: string;
  address?: string;
}

/** Keeps the lock files open; a collected one would unlock. */
const held = new Set<DatabaseSync>();

/** Another process holds the data directory. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

/**
 * Takes the lock of a data directory. It is a lock of the operating system, so that it ends with its process,
 * whatever kills it; Node offers such locks only through SQLite. `doing` is what others are told until the address is.
 */
export async function lockData(dataDir: string, doing = 'Hanjan is already starting'): Promise<DataLock> {
  const noteFile = join(dataDir, 'running.json');
  let file: DatabaseSync;
  try {
    await makeDirectory(dataDir);
    await closeToOthers(dataDir);
    file = new DatabaseSync(join(dataDir, 'lock'));
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === 5) throw new AlreadyRunning(await describeHolder(noteFile));
    throw new EmbeddedFault(`${dataDir} cannot be written (${message}). Change its rights, or set HANJAN_DATA.`);
  }
  const note = (address?: string) => writeFile(noteFile, `${JSON.stringify({ pid: process.pid, doing, address })}\n`);
  held.add(file);
  await note();
  // No other user needs to know who runs, and whoever may read a file could take a lock on it that keeps us out.
  for (const path of [noteFile, join(dataDir, 'lock')]) await chmod(path, 0o600);
  const release = () => {
    held.delete(file);
    file.close();
  };
  return { tell: note, release };
}

/** Unlike Node's own recursive mkdir, this ends where the system lets nobody make a directory (/proc). */
async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeDirectory(dirname(path));
    await mkdir(path);
  }
}

/** Other people of the machine see no names of files. PostgreSQL's user, where root starts it, passes through. */
async function closeToOthers(directory: string): Promise<void> {
  const taken = process.getuid?.() === 0 ? 0o006 : 0o007;
  const { mode, uid } = await stat(directory);
  if ((mode & taken) !== 0 && uid === process.getuid?.()) await chmod(directory, mode & 0o777 & ~taken);
}

async function describeHolder(noteFile: string): Promise<string> {
  const text = await readFile(noteFile, 'utf8').catch(() => '');
  const note: Note = /^\{.*\}\s*$/.test(text) ? JSON.parse(text) : {};
  const what = note.address ? `Hanjan already runs at ${note.address}` : (note.doing ?? 'Hanjan is already starting');
  return `${what}${note.pid === undefined ? '' : ` (process ${note.pid})`}.`;
}
