import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node24 } from './install.mjs';
import { root, run, step } from './run.mjs';

/** Lies among the packages, so that it goes with them: other packages make another web app. */
const stampFile = join(root, 'node_modules', '.cache', 'hanjan-web');
const web = join(root, 'apps', 'web');

/**
 * Builds the web app when anything it is made of changed since the last build.
 * @returns {Promise<number>} exit code
 */
export async function buildWeb() {
  const stamp = hashSources();
  if (existsSync(join(web, 'dist', 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return 0;
  rmSync(stampFile, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await step('Building the web app', () =>
    run(node24(), [vite, 'build', '--logLevel', 'warn'], { cwd: web }),
  );
  if (code === 0) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  return code;
}

function hashSources() {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...filesBelow('apps/web'), ...filesBelow('packages')];
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The files a build may read, in a fixed order.
 * @param {string} directory relative to the repository
 * @returns {string[]}
 */
function filesBelow(directory) {
  const entries = readdirSync(join(root, directory), { withFileTypes: true });
  return entries
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${directory}/${entry.name}`) : `${directory}/${entry.name}`,
    );
}
