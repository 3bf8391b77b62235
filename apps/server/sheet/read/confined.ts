import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);
/** All that reading a file needs: its own code, a little of the core, and the packages that know the formats. */
const NEEDED = ['apps/server/sheet/', 'apps/server/package.json', 'packages/core/', 'node_modules/'];

/** Options of a process that may read its own code and nothing else, write nowhere, and start no process. */
export const confined = (): string[] => {
  const paths = NEEDED.map((path) => fileURLToPath(new URL(path, ROOT))).filter(existsSync);
  const all = new Set(paths.flatMap((path) => [path, path.endsWith('/') ? `${realpathSync(path)}/` : path]));
  return ['--permission', ...[...all].map((path) => `--allow-fs-read=${path}${path.endsWith('/') ? '*' : ''}`)];
};
