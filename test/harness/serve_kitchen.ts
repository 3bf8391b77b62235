import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from './directory.ts';
import { kitchen } from './kitchen.ts';
import { makeTables } from './tables.ts';

// The kitchen page, built afresh, with a server on an empty database of its own that keeps its records. Ctrl-C ends it
// and takes everything away.
const stopped = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
await using made = new AsyncDisposableStack();
const webDir = emptyDirectory();
build(webDir);
const port = Number(process.env.PORT) || (await freePort());
const origin = `http://localhost:${port}`;
const addresses = await startDatabase(emptyDirectory());
const app = await buildApp({
  addresses,
  origin,
  webDir,
  logLevel: 'error',
  catalogue: kitchen,
  limits: { rate: 1_000 },
});
made.defer(() => app.close());
await app.listen({ port, host: '127.0.0.1' });
process.stdout.write(`${origin}/dev/kinds\n`);
await stopped;

function emptyDirectory(): string {
  const { path, remove } = temporaryDirectory();
  made.defer(remove);
  return path;
}

/** In a process of its own, because Vite builds for development inside of a test. */
function build(outDir: string): void {
  const root = join(import.meta.dirname, '../..');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', 'kitchen', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, args, { cwd: join(root, 'apps/web'), env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function startDatabase(dataDir: string): Promise<Addresses> {
  const { url, adminUrl, logins, stop } = await startEmbedded({ dataDir, log: () => undefined, isThrownAway: true });
  made.defer(stop);
  await migrate(url);
  await seed(url);
  await makeTables(adminUrl, kitchen);
  return logins;
}
