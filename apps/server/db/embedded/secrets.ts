import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The passwords of the cluster's two logins. */
export interface Secrets {
  postgres: string;
  hanjan: string;
}

/** Reads the passwords kept in the data directory (mode 600), or makes new ones at the first start. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
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
