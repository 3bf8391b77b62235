import { stat } from 'node:fs/promises';
import { EmbeddedFault } from './fault.ts';
import { run } from './run.ts';

/** Who runs PostgreSQL: nothing given means the person who runs Hanjan. */
export interface Person {
  name?: string;
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root, and the server need not. For root this names an unprivileged user: the owner of an
 * existing cluster, else `hanjan` (created when missing), else `nobody`.
 */
export async function choosePerson(clusterDir: string, log: (line: string) => void): Promise<Person> {
  const owner = await stat(clusterDir).catch(() => null);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new EmbeddedFault(
        `${clusterDir} belongs to the user '${await nameOf(owner.uid)}'. Start Hanjan as before, or set HANJAN_DATA.`,
      );
    }
    return {};
  }
  if (owner && owner.uid !== 0) return { name: await nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  const known = await find('hanjan');
  if (known) return known;
  const made = await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'hanjan']);
  if (made.code === 0) log("Hanjan does not work as root: made the system user 'hanjan' for it.");
  const person = (await find('hanjan')) ?? (await find('nobody'));
  if (person) return person;
  throw new EmbeddedFault(
    'PostgreSQL does not run as root and no other user was found. Run Hanjan as an ordinary user, or set DATABASE_URL.',
  );
}

async function find(name: string): Promise<Person | null> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.code === 0 && gid.code === 0 ? { name, uid: Number(uid.output), gid: Number(gid.output) } : null;
}

async function nameOf(uid: number): Promise<string> {
  const { code, output } = await run('id', ['-un', String(uid)]);
  return code === 0 ? output : String(uid);
}

/** Whether the person may look into a directory (and enter everything above it), or read and run a program. */
export const mayEnter = (person: Person, path: string): Promise<boolean> => mayDo(person, 'rx', path);

/** Whether the person may do to a file or directory what the letters say: read it, pass through it or run it. */
export async function mayDo(person: Person, letters: 'r' | 'x' | 'rx', path: string): Promise<boolean> {
  const tests = [...letters].map((letter) => `[ -${letter} "$1" ]`).join(' && ');
  const { code } = await run('/bin/sh', ['-c', tests, 'sh', path], person);
  return code === 0;
}
