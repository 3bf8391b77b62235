import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../apps/server/db/embedded/port.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { machine, report, today } from './report.ts';

// How long `npm start` takes in a fresh clone of the last commit whose packages are installed: the first time,
// with the web app to build and the database to make, and when both are there.
const repository = resolve(import.meta.dirname, '..');
const directory = temporaryDirectory();
const clone = join(directory.path, 'hanjan');
const warmRounds = 5;

execFileSync('git', ['clone', '--quiet', repository, clone]);
cpSync(join(repository, 'node_modules'), join(clone, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (path) => !path.endsWith('node_modules/.cache'),
});
const port = await freePort();
const first = await measure();
const warm: { ready: number; stopped: number }[] = [];
for (let round = 0; round < warmRounds; round++) warm.push(await measure());
directory.remove();

const cells = [
  today(),
  machine(),
  seconds(first.ready),
  seconds(median(warm.map(({ ready }) => ready))),
  seconds(median(warm.map(({ stopped }) => stopped))),
];
report(
  'Start',
  '`node bench/start.ts`: `npm start` until it is ready, packages installed. The aim is 20 s at first and 4 s after.',
  ['date', 'machine', 'first start', `warm start, median of ${warmRounds}`, 'stop'],
  cells,
);
process.stdout.write(`${cells.join(' | ')}\n`);

/** One true start and stop, in milliseconds. */
async function measure(): Promise<{ ready: number; stopped: number }> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), HANJAN_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  await new Promise<void>((done, fail) => {
    child.once('exit', () => fail(new Error(`npm start ended:\n${written}`)));
    child.stdout.on('data', (chunk) => {
      written += chunk;
      if (written.includes('Hanjan is ready')) done();
    });
  });
  const ready = performance.now() - began;
  const { pid } = JSON.parse(readFileSync(join(clone, 'data', 'running.json'), 'utf8')) as { pid: number };
  const asked = performance.now();
  process.kill(pid, 'SIGTERM');
  await once(child, 'exit');
  return { ready, stopped: performance.now() - asked };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
