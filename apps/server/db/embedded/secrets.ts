import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { LOGIN_NAMES, type Login } from '../logins.ts';
import { EmbeddedFault } from './fault.ts';

/** The passwords of the cluster's logins: its superuser, the owner of the tables, and those of the running product. */
export type Secrets = Readonly<Record<'postgres' | 'hanjan' | Login, string>>;

const NAMES = ['postgres', 'hanjan', ...LOGIN_NAMES] as const;

/** Reads the passwords kept in the data directory (mode 600); makes those that are not there yet. */
export async function readSecrets(dataDir: string, cluster: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (found === undefined && existsSync(join(cluster, 'PG_VERSION'))) {
    throw new EmbeddedFault(`${file} with the passwords of ${cluster} is missing. Put it back, or set HANJAN_DATA.`);
  }
  const known = JSON.parse(found ?? '{}') as Partial<Secrets>;
  if (NAMES.every((name) => known[name] !== undefined)) return known as Secrets;
  const secrets = Object.fromEntries(NAMES.map((name) => [name, known[name] ?? password()])) as Secrets;
  const handle = await open(`${file}.part`, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(secrets)}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
  return secrets;
}

function password(): string {
  return randomBytes(24).toString('base64url');
}
