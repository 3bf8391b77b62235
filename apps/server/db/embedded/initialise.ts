import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedFault } from './fault.ts';
import type { Person } from './person.ts';
import { lastLine, run } from './run.ts';

/**
 * Makes the cluster when there is none. It is built under another name and renamed when whole, so an
 * interrupted first start leaves nothing half-made.
 */
export async function initialise(cluster: string, binaries: Binaries, person: Person, password: string): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version) {
    refuseOtherVersion(cluster, version.trim(), binaries.version);
    return;
  }
  await clearRemains(cluster);
  const half = `${cluster}.part-${process.pid}`;
  const passwordFile = `${half}.password`;
  await mkdir(half, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await own(half, person);
  await own(passwordFile, person);
  const { code, output } = await run(
    join(binaries.directory, 'bin', 'initdb'),
    [
      `--pgdata=${half}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${passwordFile}`,
    ],
    person,
  );
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new EmbeddedFault(`PostgreSQL could not make its files in ${cluster}: ${lastLine(output)}`);
  await rename(half, cluster);
  await syncDirectory(dirname(cluster));
}

function refuseOtherVersion(cluster: string, found: string, installed: string): void {
  if (installed.split('.')[0] === found) return;
  throw new EmbeddedFault(
    `${cluster} was written by PostgreSQL ${found}, but PostgreSQL ${installed} is installed. ` +
      `Use the Hanjan version that wrote it, or set HANJAN_DATA to another directory.`,
  );
}

/** What an interrupted first start left; an empty directory is one too. */
async function clearRemains(cluster: string): Promise<void> {
  const parent = dirname(cluster);
  for (const name of await readdir(parent)) {
    if (name.startsWith(`${basename(cluster)}.part-`)) await remove(join(parent, name));
  }
  const rest = await readdir(cluster).catch(() => null);
  if (rest === null) return;
  if (rest.length > 0) {
    throw new EmbeddedFault(
      `${cluster} holds files that are not a PostgreSQL cluster. Move them away, or set HANJAN_DATA.`,
    );
  }
  await remove(cluster);
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Gives a file or directory to the person who runs PostgreSQL. */
export async function own(path: string, { uid, gid, name }: Person): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await chown(path, uid, gid).catch((error: Error) => {
    throw new EmbeddedFault(
      `${path} cannot be given to the user '${name}' (${error.message}). Run Hanjan as an ordinary user.`,
    );
  });
}

/** Makes a rename in the directory outlive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
