import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from './directory.ts';
import { kitchen, makeTables } from './kitchen.ts';

// The kitchen page, built afresh, with a server on an empty database of its own that keeps its records. Ctrl-C ends it
// and takes everything away.
const web = join(import.meta.dirname, '../../apps/web');
const port = Number(process.env.PORT) || (await freePort());
const origin = `http://localhost:${port}`;
const data = temporaryDirectory();
const dist = temporaryDirectory();

const [embedded] = await Promise.all([startDatabase(), build()]);
const app = await buildApp({
  databaseUrl: embedded.url,
  origin,
  webDir: dist.path,
  logLevel: 'error',
  catalogue: kitchen,
});
await app.listen({ port, host: '127.0.0.1' });
process.stdout.write(`${origin}/dev/kinds\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

async function startDatabase() {
  const started = await startEmbedded({ dataDir: data.path, log: () => undefined });
  await migrate(started.url);
  await Promise.all([seed(started.url), makeTables(started.adminUrl, kitchen)]);
  return started;
}

/** In a process of its own, because Vite builds for development inside of a test. */
async function build(): Promise<void> {
  const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', 'kitchen', '--outDir', dist.path, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: web, env: { ...process.env, NODE_ENV: 'production' } });
}

async function stop(): Promise<void> {
  await app.close();
  await embedded.stop();
  data.remove();
  dist.remove();
}
