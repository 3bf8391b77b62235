import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alogOf, jsonOf, profileOf } from '../../../test/harness/roasts/artisan.ts';

const root = join(import.meta.dirname, '../../..');
interface Told {
  readonly file: string;
  readonly roast?: number;
  readonly title?: string;
  readonly fault?: { readonly key: string };
}
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanjan-roast-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm run --silent roastlog -- …`, called from the folder. */
async function roastlog(...args: string[]) {
  const { code, stdout } = await written(...args);
  return { code, said: JSON.parse(stdout) };
}

async function written(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/roastlog.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(stderr).toBe('');
  return { code: await ended, stdout };
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
    estimated: [],
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
  ['roast.klog', 'profile_short_name:Rest', 'no_samples', /no readings/],
  ['nowhere.alog', null, 'missing', /nowhere\.alog/],
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

it('a folder is a list of its logs, what is none of them with its fault, and a table of figures', async () => {
  const roasts = join(folder, 'roasts');
  await mkdir(join(roasts, '2025'), { recursive: true });
  await writeFile(join(roasts, 'a.alog'), alogOf(profileOf({ title: '=cmd' })));
  await writeFile(join(roasts, '2025', 'b.json'), `[${jsonOf(profileOf())},${jsonOf(profileOf({ title: 'second' }))}]`);
  await writeFile(join(roasts, 'holiday.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  await writeFile(join(roasts, '.hidden'), 'x');
  const { code, said } = await roastlog('roasts');
  expect(code).toBe(0);
  expect(said.map(({ file, roast, title, fault }: Told) => [file, roast, fault?.key ?? title])).toEqual([
    ['roasts/2025/b.json', 1, '에티오피아 예가체프'],
    ['roasts/2025/b.json', 2, 'second'],
    ['roasts/a.alog', 1, '=cmd'],
    ['roasts/holiday.jpg', undefined, 'unsupported'],
  ]);
  const { stdout } = await written('--csv', '--roast', '1', 'roasts');
  const [heads = '', ...lines] = stdout.trim().split(/\r?\n/);
  expect(heads).toMatch(/^file,roast,title,.*total_s,.*dtr_percent,.*fault$/);
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['roasts/2025/b.json', '1', '에티오피아 예가체프'],
    ['roasts/a.alog', '1', "'=cmd"],
    ['roasts/holiday.jpg', '', ''],
  ]);
  expect(lines[0]).toContain(',600.01,150.003,25,35,40,25,');
});

it('a file of several roasts is all of them, or the one that is chosen; where nothing is read it ends with 1', async () => {
  await writeFile(join(folder, 'two.json'), `[${jsonOf(profileOf())},${jsonOf(profileOf({ title: 'second' }))}]`);
  expect((await roastlog('two.json')).said).toMatchObject([{ roast: 1 }, { roast: 2, title: 'second' }]);
  expect(await roastlog('--roast', '2', 'two.json')).toMatchObject({ code: 0, said: { title: 'second' } });
  expect(await roastlog('--roast', '3', 'two.json')).toMatchObject({ code: 1, said: { fault: { key: 'missing' } } });
  await mkdir(join(folder, 'nothing'));
  expect(await roastlog('nothing')).toEqual({ code: 1, said: [] });
  expect(await roastlog('--roast', 'x', 'two.json')).toMatchObject({ code: 1, said: { fault: { key: 'usage' } } });
});

it('a sheet with a row for each roast is all of them, with the rows that cannot be read', async () => {
  const rows = ['2021-03-04,Kenya,12,10.2,11:30', '2021-03-05,Kenya,much,10.2,11:31', '2021-03-06,Brazil,6,5.1,'];
  await writeFile(join(folder, 'sheet.csv'), `date,coffee,green (kg),roasted (kg),drop time\n${rows.join('\n')}\n`);
  expect((await roastlog('sheet.csv')).said).toMatchObject([
    { roast: 1, source: 'sheet', title: 'Kenya', total_s: 690, weight: { green_g: 12_000, loss_percent: 15 } },
    { roast: 2, title: 'Brazil', total_s: null },
    { fault: { key: 'cell', text: expect.stringContaining('row 3') } },
  ]);
});
