import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';
import { giveUp, run, step } from './run.mjs';

/**
 * Builds the web app when anything it is made of changed since the last build.
 * @returns {Promise<number>} exit code
 */
export const buildWeb = () =>
  build('web', 'Building the web app', [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]);

/**
 * Builds the server when anything it is made of changed since the last build.
 * @returns {Promise<number>} exit code
 */
export const buildServer = () => build('server', 'Building the server', ['bundle.ts']);

/**
 * @param {'web' | 'server'} app
 * @param {string} title
 * @param {string[]} program what builds it, in its directory, with arguments
 */
async function build(app, title, program) {
  const directory = join(root, 'apps', app);
  const dist = join(directory, 'dist');
  const sources = hashSources(`apps/${app}`);
  // It lies among the packages, so that it goes with them: other packages make another app.
  const stampFile = join(root, 'node_modules', '.cache', `hanjan-${app}`);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources + sizesIn(dist)) return 0;
  refuseReadOnly(directory);
  rmSync(stampFile, { force: true });
  const code = await step(title, () => run(node24(), program, { cwd: directory }));
  if (code === 0) {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, sources + sizesIn(dist));
  }
  return code;
}

/** @param {string} directory */
function refuseReadOnly(directory) {
  try {
    for (const path of [directory, join(root, 'node_modules')]) accessSync(path, constants.W_OK);
  } catch {
    giveUp(
      `What was built in ${directory} is not of these sources, and ${root} cannot be written. Start once as a user who may.`,
    );
  }
}

/**
 * What was built, by its sizes: a build that was cut short or damaged is another one.
 * @param {string} dist
 */
function sizesIn(dist) {
  if (!existsSync(dist)) return '';
  const sizes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `\n${name} ${statSync(join(dist, name)).size}`);
  return sizes.join('');
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
