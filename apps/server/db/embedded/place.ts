import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedFault } from './fault.ts';
import { mayEnter, type Person } from './person.ts';

/** Where an unprivileged PostgreSQL keeps its files when the data directory is closed to it. */
const elsewhere = '/var/lib/hanjan';

/** Where things lie: `home` can be entered by PostgreSQL's user, `cluster` is (or will be) PostgreSQL's own. */
export interface Place {
  home: string;
  cluster: string;
}

/**
 * The cluster lies in `<dataDir>/postgres`. Started by root below a closed directory (a clone under /root), it
 * lies under /var/lib/hanjan and `<dataDir>/postgres` is a link to it, so that it is found again whatever
 * happens to the rights above.
 */
export async function choosePlace(dataDir: string, person: Person, log: (line: string) => void): Promise<Place> {
  const link = join(dataDir, 'postgres');
  if (await isLink(link)) {
    const cluster = await realpath(link).catch(() => null);
    if (cluster) return { home: dirname(cluster), cluster };
    await rm(link);
  }
  if (person.uid === undefined || (await mayEnter(person, dataDir))) return { home: dataDir, cluster: link };
  if (existsSync(link)) {
    throw new EmbeddedFault(
      `The user '${person.name}', who runs PostgreSQL, cannot enter ${dataDir}. ` +
        'Make every directory above it enterable (chmod o+x), or move it and set HANJAN_DATA.',
    );
  }
  const home = join(elsewhere, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  await mkdir(home, { recursive: true, mode: 0o755 });
  await Promise.all([chmod(elsewhere, 0o755), chmod(home, 0o755)]);
  if (!(await mayEnter(person, home))) {
    throw new EmbeddedFault(
      `The user '${person.name}', who runs PostgreSQL, can enter neither ${dataDir} nor ${elsewhere}. ` +
        'Set HANJAN_DATA to a directory that other users may enter.',
    );
  }
  log(`Other users cannot enter ${dataDir}: the database files lie in ${home}.`);
  return { home, cluster: join(home, 'postgres') };
}

/** Leaves a link in the data directory when the cluster lies elsewhere. */
export async function rememberPlace(dataDir: string, { cluster }: Place): Promise<void> {
  const link = join(dataDir, 'postgres');
  if (cluster !== link && !existsSync(link)) await symlink(cluster, link);
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isSymbolicLink() ?? false;
}
