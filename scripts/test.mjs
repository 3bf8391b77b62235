import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildServer, buildWeb } from './build.mjs';
import { findTestBrowser, hasKoreanFont, hasShell, mayInstall } from './chromium.mjs';
import { checkNode, install, node24 } from './install.mjs';
import { checkPackages } from './packages.mjs';
import { root } from './paths.mjs';
import { giveUp, isStopping, run, step } from './run.mjs';

/** @typedef {{ passed: number, failed: string[], flaky: string[], skipped: number }} Count By name: what failed, and what passed when it was tried once more. */

const parts = { check, unit, browser };

checkNode();
const asked = readArguments(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), 'hanjan-reports-'));
await install({ dev: true });

/** @type {Count} */
const total = { passed: 0, failed: [], flaky: [], skipped: 0 };
for (const part of asked) {
  for (const count of await part()) {
    total.passed += count.passed;
    total.failed.push(...count.failed);
    total.flaky.push(...count.flaky);
    total.skipped += count.skipped;
  }
  if (isStopping()) break;
}
rmSync(reports, { recursive: true, force: true });
const isGood = total.failed.length === 0 && !isStopping();
for (const name of total.flaky) process.stdout.write(`flaky: ${name}\n`);
for (const name of total.failed) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(
  `${total.passed} passed, ${total.failed.length} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
);
process.exit(isGood ? 0 : 1);

/** Style, types, then where packages come from and what is known against them. */
async function check() {
  const style = await tool('Checking style', ['@biomejs', 'biome', 'bin', 'biome'], ['check', '--error-on-warnings']);
  const types = await tool('Checking types', ['typescript', 'bin', 'tsc'], []);
  process.stdout.write('\nChecking the packages\n');
  return [one('style', style), one('types', types), one('packages', checkPackages() ? 0 : 1)];
}

/** Everything that needs no browser: pure functions, and the server on a real database. */
async function unit() {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await tool('Testing the parts and the server', ['vitest', 'vitest.mjs'], args);
  return [readReport('the parts and the server', report, code, countVitest)];
}

/** The product as a person meets it. */
async function browser() {
  const built = one('build', (await buildWeb()) || (await buildServer()));
  if (!(await prepareBrowser())) return [built, one('no browser', 1)];
  const product = await playwright('Testing in the browser', 'the browser', 'playwright.config.ts');
  const kitchen = await playwright(
    'Testing every kind of field in the browser',
    'the kitchen',
    'playwright.kitchen.config.ts',
  );
  return [built, product, kitchen];
}

/**
 * @param {string} title
 * @param {string} name
 * @param {string} config
 */
async function playwright(title, name, config) {
  const report = join(reports, `${config}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--config', config, '--reporter=list,json'];
  const code = await tool(title, ['@playwright', 'test', 'cli.js'], args, env);
  return readReport(name, report, code, countPlaywright);
}

async function prepareBrowser() {
  const fonts = hasKoreanFont() ? [] : ['fontconfig', 'fonts-noto-cjk'];
  const wanted = [...(hasShell() ? [] : ['chromium-headless-shell']), ...fonts];
  if (wanted.length > 0 && mayInstall()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit']);
    await step(`Installing ${wanted.join(' and ')}`, async () => {
      await run('apt-get', ['-qq', 'update'], { env, stdio });
      const apt = (/** @type {string[]} */ names) =>
        run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...names], { env, stdio });
      await apt(wanted);
      // Not every Debian has Chromium without windows.
      if (!findTestBrowser()) await apt(['chromium', ...fonts]);
    });
  }
  if (findTestBrowser()) return true;
  process.stderr.write('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it.\n');
  return false;
}

/**
 * Runs a program of an installed package under Node.js 24.
 * @param {string} title
 * @param {string[]} path below node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function tool(title, path, args, env = process.env) {
  process.stdout.write(`\n${title}\n`);
  return run(node24(), [join(root, 'node_modules', ...path), ...args], { env });
}

/**
 * A check without a report of its own counts as one test.
 * @param {string} name
 * @param {number} code
 * @returns {Count}
 */
function one(name, code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [name], flaky: [], skipped: 0 };
}

/**
 * Counts a report. A run that failed without a failed test (it could not even begin) counts as one.
 * @template R
 * @param {string} name
 * @param {string} file
 * @param {number} code
 * @param {(report: R) => Count} count
 * @returns {Count}
 */
function readReport(name, file, code, count) {
  /** @type {Count} */
  let counted = { passed: 0, failed: [], flaky: [], skipped: 0 };
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    code = 1;
  }
  return code !== 0 && counted.failed.length === 0 ? { ...counted, failed: [`${name}, as a whole`] } : counted;
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string, assertionResults: Assertion[] }[] }} report
 * @returns {Count}
 */
function countVitest(report) {
  /** @type {Count} */
  const count = {
    passed: report.numPassedTests,
    failed: [],
    flaky: [],
    skipped: report.numPendingTests + report.numTodoTests,
  };
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative(root, name);
    const faulty = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    const failed = faulty.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) count.failed.push(file);
    for (const test of failed) count.failed.push(`${file} ${test.fullName}`);
    // The log of a test that passed in the end says nothing of why it failed before.
    const flaky = faulty.filter((test) => test.status !== 'failed');
    for (const test of flaky)
      count.flaky.push(`${file} ${test.fullName}: ${test.failureMessages[0]?.split('\n', 1)[0]}`);
  }
  return count;
}

/**
 * @typedef {{ title: string, file: string, specs?: { title: string, tests: { projectName: string, status: string }[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, flaky: number, skipped: number }, suites: Suite[] }} report
 * @returns {Count}
 */
function countPlaywright({ stats, suites }) {
  const named = (/** @type {string} */ status) => suites.flatMap((suite) => namesOf(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    failed: named('unexpected'),
    flaky: named('flaky'),
    skipped: stats.skipped,
  };
}

/**
 * The tests of a suite that ended in some way.
 * @param {Suite} suite
 * @param {string} status
 * @returns {string[]}
 */
function namesOf({ file, specs = [], suites = [] }, status) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter((test) => test.status === status).map(({ projectName }) => `${file} [${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap((suite) => namesOf(suite, status))];
}

/** @param {string[]} args */
function readArguments(args) {
  const only = args.map((arg) => /^--only=(check|unit|browser)$/.exec(arg)?.[1]);
  if (only.includes(undefined)) giveUp('npm test understands --only=check, --only=unit and --only=browser.');
  const names = Object.keys(parts).filter((name) => only.length === 0 || only.includes(name));
  return names.map((name) => parts[/** @type {keyof typeof parts} */ (name)]);
}
