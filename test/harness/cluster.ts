import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../apps/server/db/embedded/bootstrap.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { buildServer } from './built_server.ts';
import { temporaryDirectory } from './directory.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { url: string; adminUrl: string; logins: Addresses; template: string };
  }
}

/** The database that every test database is copied from: migrated and seeded, never connected to by tests. */
const template = 'hanjan_template';

/** One real PostgreSQL for all server tests, in a temporary directory, gone afterwards; and the server, for those that start it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  const directory = temporaryDirectory();
  const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined, isThrownAway: true });
  const admin = new pg.Client({ connectionString: embedded.adminUrl });
  await admin.connect();
  await createDatabase(admin, template, 'hanjan');
  // Looking behind the walls reads many small tables at once: workers for them take longer to start than to read.
  await admin.query('ALTER ROLE postgres SET max_parallel_workers_per_gather = 0');
  await admin.end();
  const url = embedded.url.replace(/\/hanjan$/, `/${template}`);
  await migrate(url);
  await seed(url);
  project.provide('cluster', { url: embedded.url, adminUrl: embedded.adminUrl, logins: embedded.logins, template });
  return async () => {
    await embedded.stop();
    directory.remove();
  };
}
