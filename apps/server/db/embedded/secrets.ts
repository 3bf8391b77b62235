import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedFault } from './fault.ts';

/** The passwords of the cluster's two logins. */
export interface Secrets {
  postgres: string;
  hanjan: string;
}

/** Reads the passwords kept in the data directory (mode 600), or makes new ones before there is a cluster. */
export async function readSecrets(dataDir: string, cluster: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    throw new EmbeddedFault(`${file} with the passwords of ${cluster} is missing. Put it back, or set HANJAN_DATA.`);
  }
  const secrets: Secrets = { postgres: password(), hanjan: password() };
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
