import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { addresses, assertSafe, bootstrap, type EmbeddedAddresses } from './bootstrap.ts';
import type { EmbeddedFault } from './fault.ts';
import { initialise } from './initialise.ts';
import { choosePerson } from './person.ts';
import { choosePlace } from './place.ts';
import { settleOrphan } from './postmaster.ts';
import { readSecrets } from './secrets.ts';
import { startServer } from './server.ts';
import { leaveSocketDir, makeSocketDir } from './socket.ts';

export { EmbeddedFault } from './fault.ts';

/** A running embedded database. */
export interface Embedded extends EmbeddedAddresses {
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Where data, passwords and (when needed) programs lie. It exists, and the caller holds its data lock. */
  dataDir: string;
  /** One line for people at a time. */
  log: (line: string) => void;
  /** Called when PostgreSQL died and could not be started again. */
  onLost?: (fault: EmbeddedFault) => void;
  /** Whether nobody minds when a power cut takes the data: that of tests. */
  isThrownAway?: boolean;
}

/** Starts PostgreSQL from the installed packages, making the cluster at the first start. */
export async function startEmbedded({
  dataDir,
  log,
  onLost = () => undefined,
  isThrownAway = false,
}: EmbeddedOptions): Promise<Embedded> {
  const root = await realpath(dataDir);
  const person = await choosePerson(join(root, 'postgres'), log);
  const place = await choosePlace(root, person, log);
  const binaries = await findBinaries(person, place.home);
  const secrets = await readSecrets(root, place.cluster);
  await initialise(place.cluster, binaries, person, secrets.postgres);
  await settleOrphan(place.cluster, binaries, person, log);
  const socketDir = await makeSocketDir(place.home, person);
  const server = await startServer({ cluster: place.cluster, socketDir, binaries, person, log, onLost, isThrownAway });
  try {
    await bootstrap(server, secrets);
    const at = addresses(server, secrets);
    if (!isThrownAway) await assertSafe(at.url);
    const stop = async () => {
      await server.stop();
      if (socketDir) await leaveSocketDir(place.home, socketDir);
    };
    return { ...at, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
