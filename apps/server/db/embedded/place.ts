import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedFault } from './fault.ts';
import { mayDo, mayEnter, type Person } from './person.ts';

/** Where things lie: `home` can be entered by PostgreSQL's user, `cluster` is (or will be) PostgreSQL's own. */
export interface Place {
  home: string;
  cluster: string;
}

/**
 * The cluster lies in `<dataDir>/postgres`. Started by root below a closed directory (a clone under /root), it
 * lies in `elsewhere` and `<dataDir>/postgres` is a link to it, so that it is found again whatever happens to
 * the rights above.
 */
export async function choosePlace(
  dataDir: string,
  person: Person,
  log: (line: string) => void,
  elsewhere = '/var/lib/hanjan',
): Promise<Place> {
  const link = join(dataDir, 'postgres');
  const target = await readlink(link).catch(() => null);
  if (target !== null) return follow(link, target);
  // What else lies there need not be seen.
  if (person.uid === undefined || (await mayDo(person, 'x', dataDir))) return { home: dataDir, cluster: link };
  if (existsSync(link)) {
    throw new EmbeddedFault(
      `The user '${person.name}', who runs PostgreSQL, cannot enter ${dataDir}. ` +
        'Make every directory above it enterable (chmod o+x), or move it and set HANJAN_DATA.',
    );
  }
  const home = await openHome(elsewhere);
  if (!(await mayEnter(person, home))) {
    throw new EmbeddedFault(
      `The user '${person.name}', who runs PostgreSQL, can enter neither ${dataDir} nor ${home}. ` +
        'Set HANJAN_DATA to a directory that other users may enter.',
    );
  }
  const cluster = join(home, 'postgres');
  await symlink(cluster, link);
  log(`Other users cannot enter ${dataDir}: the database files lie in ${home}.`);
  return { home, cluster };
}

/** A missing target is data that is not there (an unmounted disk), never a reason to begin anew. */
function follow(link: string, cluster: string): Place {
  const home = dirname(cluster);
  if (existsSync(home)) return { home, cluster };
  throw new EmbeddedFault(`${link} points to ${cluster}, which is not there. Bring it back, or set HANJAN_DATA.`);
}

async function openHome(elsewhere: string): Promise<string> {
  await mkdir(elsewhere, { recursive: true });
  const home = await mkdtemp(join(elsewhere, 'data-'));
  await Promise.all([chmod(elsewhere, 0o755), chmod(home, 0o755)]);
  return home;
}
