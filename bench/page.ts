import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serveWeb } from '../apps/server/http/web.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';

const VITE = join(import.meta.dirname, '../node_modules/vite/bin/vite.js');
const CONFIG = join(import.meta.dirname, 'vite.config.ts');

/** Builds the page in a directory and serves it. */
export async function startPage(directory: string, mode = 'production') {
  const { path, remove } = temporaryDirectory();
  const args = [VITE, 'build', '--config', CONFIG, '--mode', mode, '--outDir', path, '--emptyOutDir'];
  execFileSync(process.execPath, [...args, '--logLevel', 'error'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const app = fastify();
  // The address of a page depends on the language that was chosen.
  await app.register(cookie);
  await serveWeb(app, path);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    remove();
  };
  return { origin, stop };
}
