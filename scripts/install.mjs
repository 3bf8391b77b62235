import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { giveUp, isStopping, run, step } from './run.mjs';

/** The Node.js that runs the product. */
const wanted = 24;
/** The package that brings it to this platform: like any other pinned by package-lock.json, to the byte. */
const nodePackage = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Ends with a clear line under a Node.js that is too old to go on. */
export function checkNode() {
  if (major() >= 20) return;
  giveUp(
    `Hanjan needs Node.js 20 or newer; this is ${process.version}. Install one from https://nodejs.org and try again.`,
  );
}

/** Node.js 24: the running one, or the one among the packages. */
export function node24() {
  if (major() === wanted) return process.execPath;
  return join(root, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Installs the packages of package-lock.json when they are not there, or not those.
 * @param {{ dev: boolean }} wish whether the packages for development are wanted too
 */
export async function install({ dev }) {
  if (!isInstalled(dev)) {
    const flags = ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])];
    const code = await step('Installing packages (a minute or two)', () => npm(flags));
    if (isStopping()) process.exit(1);
    if (code !== 0) giveUp('The packages could not be installed. Look at the lines above, then start again.');
  }
  if (existsSync(node24())) return;
  giveUp(
    `Node.js ${wanted} for ${process.platform}-${process.arch} is not among the packages. Install it from https://nodejs.org and start again under it.`,
  );
}

/**
 * npm writes what it installed into node_modules at the very end; compared with what the lock file asks for.
 * Packages for other platforms are marked optional and may be absent; Node.js for this one may not.
 * @param {boolean} dev
 */
function isInstalled(dev) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const asked = packagesOf(join(root, 'package-lock.json'));
  if (!installed || !asked) return false;
  return Object.entries(asked).every(([path, entry]) => {
    const isSpared = entry.optional || entry.devOptional || (entry.dev && !dev);
    if (!path.startsWith('node_modules/') || (isSpared && path !== nodePackage)) return true;
    const found = installed[path];
    return found !== undefined && found.version === entry.version && found.link === entry.link;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** @param {string[]} args */
function npm(args) {
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['inherit', 'ignore', 'inherit']);
  const [file, ...first] = npmCommand();
  return run(file, [...first, ...args], { stdio });
}

/**
 * How npm is run: the one that runs us, under its own Node.js, because ours may lie in the packages it replaces.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  if (program) return [node ?? process.execPath, program];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

function major() {
  return Number(process.versions.node.split('.')[0]);
}
