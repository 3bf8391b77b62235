import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alogOf, profileOf } from '../../../test/harness/roasts/artisan.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanjan-roast-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm run --silent roastlog -- …`, called from the folder. */
async function roastlog(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/roastlog.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(stderr).toBe('');
  return { code: await ended, said: JSON.parse(stdout) };
}

it('a log is told in short', async () => {
  await writeFile(join(folder, 'roast.txt'), alogOf(profileOf()));
  const { code, said } = await roastlog('roast.txt');
  expect(code).toBe(0);
  expect(said).toEqual({
    source: 'artisan',
    unit: 'C',
    samples: 351,
    title: '에티오피아 예가체프',
    marks: {
      CHARGE: { s: 0, bean_c: 200, air_c: 185, estimated: false },
      TP: { s: 62.001, bean_c: 120.43, air_c: 202.17, estimated: false },
      DRY: { s: 210.003, bean_c: 155.9, air_c: 221.55, estimated: false },
      FCs: { s: 450.007, bean_c: 190.51, air_c: 231.56, estimated: false },
      FCe: null,
      SCs: null,
      SCe: null,
      DROP: { s: 600.01, bean_c: 200.21, air_c: 234.73, estimated: false },
      COOL: { s: 660.011, bean_c: 202.72, air_c: 235.84, estimated: false },
    },
    total_s: 600.01,
    development_s: 150.003,
    dtr_percent: 25,
    phases_percent: { drying: 35, maillard: 40, development: 25 },
    weight: { green_g: 500, roasted_g: 428.5, loss_percent: 14.3 },
    notes: [],
  });
});

it('what a log does not say is null, and noted', async () => {
  const profile = profileOf({ timeindex: [15, 0, 0, 0, 0, 0, 0, 0], weight: [0, 0, 'g'], temp1: [] });
  await writeFile(join(folder, 'bare.alog'), alogOf(profile));
  const { code, said } = await roastlog(join(folder, 'bare.alog'));
  expect(code).toBe(0);
  expect(said).toMatchObject({
    marks: { DRY: { estimated: true, air_c: null }, FCs: null, DROP: null },
    total_s: null,
    development_s: null,
    dtr_percent: null,
    phases_percent: { drying: null, maillard: null, development: null },
    weight: { green_g: null, roasted_g: null, loss_percent: null },
  });
  expect(said.notes).toEqual(
    expect.arrayContaining(['dry_estimated', 'first_crack_missing', 'drop_missing', 'weight_missing', 'air_missing']),
  );
});

it.each<[string, string | null, string, RegExp]>([
  ['sum.alog', "{'timex': [1, 2 + 3]}", 'expression', /line 1, column 17 stands \+,/],
  ['letter.txt', 'Dear roaster', 'unknown', /\.alog/],
  ['roast.klog', 'profile_short_name:Rest', 'unsupported', /Kaffelogic Studio/],
  ['nowhere.alog', null, 'missing', /nowhere\.alog/],
  ['.', null, 'unreadable', /cannot be read/],
])('%s is a fault', async (file, content, key, words) => {
  if (content !== null) await writeFile(join(folder, file), content);
  const { code, said } = await roastlog(file);
  expect(code).toBe(1);
  expect(said).toEqual({ fault: { key, text: expect.stringMatching(words) } });
});

it('without a file says how it is called', async () => {
  expect(await roastlog()).toEqual({
    code: 1,
    said: { fault: { key: 'usage', text: expect.stringContaining('FILE') } },
  });
});
