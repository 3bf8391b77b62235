import { execFileSync } from 'node:child_process';
import { root } from '../../scripts/paths.mjs';

const BUILD = "import { buildServer } from './scripts/build.mjs'; process.exitCode = await buildServer();";

/** Builds the server as it ships, unless it is built; in a process of its own, because the scripts answer signals. */
export function buildServer(): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
