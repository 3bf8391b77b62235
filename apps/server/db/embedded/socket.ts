import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedFault } from './fault.ts';
import { own } from './initialise.ts';
import type { Person } from './person.ts';

/** The longest path of a socket that every system takes, with the name that PostgreSQL gives it. */
const LONGEST = 103 - '/.s.PGSQL.5432'.length;

const nearTo = (home: string) => join(home, 'run');

/**
 * The directory of the socket that PostgreSQL listens on, open to its user alone: beside the cluster, or where that path is
 * too long for a socket, in a new directory among the temporary ones. Null on Windows, which has none. No PostgreSQL may
 * run on the cluster any more.
 */
export async function makeSocketDir(home: string, person: Person): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const near = nearTo(home);
  const isShort = Buffer.byteLength(near) <= LONGEST;
  const directory = isShort ? near : await mkdtemp(join(tmpdir(), 'hanjan-run-'));
  if (isShort) await mkdir(near, { recursive: true });
  // What somebody else may have put there is not given away, nor anything in it deleted.
  if ((await lstat(directory)).isSymbolicLink()) {
    throw new EmbeddedFault(`${directory} is a link. Remove it: a directory of the socket is made there.`);
  }
  // PostgreSQL would take the lock of a killed one for a living one where another program has its number now.
  for (const name of await readdir(directory)) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(directory, name), { force: true });
  }
  await own(directory, person);
  await chmod(directory, 0o700);
  return directory;
}

/** Takes a directory among the temporary ones away again. */
export async function leaveSocketDir(home: string, directory: string): Promise<void> {
  if (directory !== nearTo(home)) await rm(directory, { recursive: true, force: true });
}
