import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';
import { run, step } from './run.mjs';

/**
 * Builds the web app when anything it is made of changed since the last build.
 * @returns {Promise<number>} exit code
 */
export const buildWeb = () =>
  build('web', 'Building the web app', 'index.html', [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]);

/**
 * Builds the server when anything it is made of changed since the last build.
 * @returns {Promise<number>} exit code
 */
export const buildServer = () => build('server', 'Building the server', 'main.mjs', ['bundle.ts']);

/**
 * @param {'web' | 'server'} app
 * @param {string} title
 * @param {string} made a file of every build
 * @param {string[]} program what builds it, in its directory, with arguments
 */
async function build(app, title, made, program) {
  const directory = join(root, 'apps', app);
  // It lies among the packages, so that it goes with them: other packages make another app.
  const stampFile = join(root, 'node_modules', '.cache', `hanjan-${app}`);
  const stamp = hashSources(`apps/${app}`);
  const isThere = existsSync(join(directory, 'dist', made)) && existsSync(stampFile);
  if (isThere && readFileSync(stampFile, 'utf8') === stamp) return 0;
  rmSync(stampFile, { force: true });
  const code = await step(title, () => run(node24(), program, { cwd: directory }));
  if (code === 0) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  return code;
}

/** @param {string} app its directory */
function hashSources(app) {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'scripts/build.mjs', ...filesBelow(app), ...filesBelow('packages')];
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
