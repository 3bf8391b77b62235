import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { ConfigFault } from './config_fault.ts';
import { choosePerson, mayDo, mayEnter, type Person } from './db/embedded/person.ts';
import { say } from './progress.ts';

/** What the server reads while it works, and what it starts, seen from where this file lies. */
const READ = ['.', 'sheet/read/run_read.ts', '../web/dist', '../../packages/core', '../../node_modules'];

/**
 * Looks, before anything is begun, how a server that root started can go on as the unprivileged user who runs
 * PostgreSQL. Answers a function that does it, once the port is open and the database runs. Where that user cannot read the
 * program, a server that others reach is refused, unless root is meant; one on this machine alone goes on and says so.
 */
export async function prepareToLeaveRoot(
  { dataDir, isRootMeant, listen }: Pick<Config, 'dataDir' | 'isRootMeant' | 'listen'>,
  program = import.meta.dirname,
): Promise<() => void> {
  if (process.getuid?.() !== 0 || isRootMeant) return () => undefined;
  const person = await choosePerson(join(dataDir, 'postgres'), say);
  const why = await hindrance(person, program);
  if (why === null) return () => become(person);
  const line = `Hanjan was started by root and cannot go on as the user '${person.name}', who ${why}.`;
  if (!listen.every((address) => address === '::1' || address.startsWith('127.'))) {
    throw new ConfigFault(
      `${line} Put it where others may read it, start it as an ordinary user, or set HANJAN_ROOT=yes.`,
    );
  }
  return () => say(`${line} It works as root, for this machine alone (HANJAN_ROOT=yes says that this is meant).`);
}

/** What keeps a user from running the server; null for nothing. */
async function hindrance(person: Person, program: string): Promise<string | null> {
  if (!(await mayEnter(person, process.execPath))) return `may not run ${process.execPath}`;
  for (const path of READ.map((part) => join(program, part))) {
    if (existsSync(path) && !(await mayDo(person, path.endsWith('.ts') ? 'r' : 'rx', path)))
      return `may not read ${path}`;
  }
  return null;
}

/** For good: the way back is given up too. */
function become({ uid, gid }: Person): void {
  if (uid === undefined || gid === undefined) return;
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
