import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, install, node24 } from './install.mjs';
import { watchNpm } from './parent.mjs';
import { root } from './paths.mjs';

checkNode();
await install({ dev: true });

const port = process.env.PORT || '8081';
const webPort = process.env.WEB_PORT || '5173';
const env = { ...process.env, PORT: port, HANJAN_ORIGIN: process.env.HANJAN_ORIGIN || `http://localhost:${webPort}` };
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** @type {(directory: string, args: string[]) => import('node:child_process').ChildProcess} */
const begin = (directory, args) => spawn(node24(), args, { cwd: join(root, directory), env, stdio: 'inherit' });
const server = begin('apps/server', ['--watch', '--watch-preserve-output', 'main.ts']);
const web = begin('apps/web', [vite, '--port', webPort, '--strictPort']);

const stop = () => {
  web.kill('SIGTERM');
  server.kill('SIGTERM');
};
watchNpm(stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of [server, web]) child.once('exit', stop);
