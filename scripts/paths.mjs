import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's directory. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The server as it runs, once it is built. */
export const SERVER = join(root, 'apps', 'server', 'dist', 'main.mjs');
