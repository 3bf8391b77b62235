import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { startEmbedded } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { compareSchema, draftMigration } from './schema/diff.ts';

/** `npm run db:diff`: prints the SQL that would bring the migrations up to the definitions. Asks nothing, writes nothing. */
const dataDir = await mkdtemp(join(tmpdir(), 'hanjan-diff-'));
await chmod(dataDir, 0o755);
const cluster = await startEmbedded({ dataDir, log: () => undefined, isThrownAway: true });
try {
  await migrate(cluster.url);
  const client = new pg.Client({ connectionString: cluster.url });
  // A fault in a definition ends the database before the client: that fault is what is printed.
  client.on('error', () => undefined);
  await client.connect();
  const draft = draftMigration({ entities, screens }, await compareSchema(client, { entities, screens }));
  await client.end();
  console.log(draft || '-- The migrations and the definitions agree.');
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
