import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Addresses, addresses, assertSafe, bootstrap } from './bootstrap.ts';
import type { EmbeddedFault } from './fault.ts';
import { initialise } from './initialise.ts';
import { choosePerson } from './person.ts';
import { choosePlace } from './place.ts';
import { settleOrphan } from './postmaster.ts';
import { readSecrets } from './secrets.ts';
import { startServer } from './server.ts';

export { EmbeddedFault } from './fault.ts';

/** A running embedded database. `url` is the login of the product; `adminUrl` the superuser, for operators and tests. */
export interface Embedded extends Addresses {
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Where data, passwords and (when needed) programs lie. It exists, and the caller holds its data lock. */
  dataDir: string;
  /** One line for people at a time. */
  log: (line: string) => void;
  /** Called when PostgreSQL died and could not be started again. */
  onLost?: (fault: EmbeddedFault) => void;
}

/** Starts PostgreSQL from the installed packages, making the cluster at the first start. */
export async function startEmbedded({ dataDir, log, onLost = () => undefined }: EmbeddedOptions): Promise<Embedded> {
  const root = await realpath(dataDir);
  const person = await choosePerson(join(root, 'postgres'), log);
  const place = await choosePlace(root, person, log);
  const binaries = await findBinaries(person, place.home);
  const secrets = await readSecrets(root, place.cluster);
  await initialise(place.cluster, binaries, person, secrets.postgres);
  await settleOrphan(place.cluster, binaries, person, log);
  const server = await startServer({ cluster: place.cluster, binaries, person, log, onLost });
  try {
    await bootstrap(server.port, secrets);
    const at = addresses(server.port, secrets);
    await assertSafe(at.url);
    return { ...at, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
