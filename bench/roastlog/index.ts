import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../test/harness/browsers.ts';
import { quietMoment } from '../api/quiet.ts';
import { startPage } from '../page.ts';
import { machine, median, report, today } from '../report.ts';
import { LIVE_READINGS } from './logs.ts';

// How long a browser's worker needs for a large log of Artisan, and a page for the rate of rise while a roast is
// watched, and for a folder of 1,000 logs until they are listed. Fails when an aim is missed.
const AIM = { readMs: 150, rateMs: 1, folderMs: 15_000 };
const FOLDER = 1000;
const ROUNDS = 15;
const CALLS = 100;

interface Bench {
  readonly size: number;
  inside(): Promise<number>;
  waited(): Promise<number>;
  rate(calls: number): number;
  folder(count: number): Promise<number>;
}

const { origin, stop } = await startPage(join(import.meta.dirname, 'page'));
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
await page.goto(origin);
await page.waitForFunction(() => 'size' in window);
const size = await page.evaluate(() => (window as unknown as Bench).size);

const inside: number[] = [];
const waited: number[] = [];
const rate: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await quietMoment();
  inside.push(await page.evaluate(() => (window as unknown as Bench).inside()));
  waited.push(await page.evaluate(() => (window as unknown as Bench).waited()));
  rate.push(await page.evaluate((calls) => (window as unknown as Bench).rate(calls), CALLS));
}
await quietMoment();
const folder = await page.evaluate((count) => (window as unknown as Bench).folder(count), FOLDER);
const version = browser.version().split('.')[0];
await browser.close();
await stop();

const ms = (value: number, decimals = 0) => `${value.toFixed(decimals)} ms`;
const cells = [
  today(),
  `${machine()}, Chromium ${version}`,
  `${Math.round(size / 1024)} KB`,
  ms(median(inside)),
  ms(median(waited)),
  ms(median(rate), 2),
  ms(folder),
];
report(
  'Roast logs',
  `\`npm run bench:roastlog\`: an \`.alog\` of Artisan read in a worker that has just begun: the reading alone, and what the page waits from asking to the answer; and the rate of rise of ${LIVE_READINGS.toLocaleString('en')} readings, a call; medians of ${ROUNDS}; and a folder of ${FOLDER.toLocaleString('en')} logs of 50 KB looked through. The aims are ${AIM.readMs} ms to read 400 KB, ${AIM.rateMs} ms for the rate and ${AIM.folderMs / 1000} s for the folder.`,
  ['date', 'machine', 'log', 'reading', 'waiting', 'rate of rise', 'folder'],
  cells,
);
process.stdout.write(`${cells.join(' | ')}\n`);
const missed = [
  !(median(inside) <= AIM.readMs) && `a log is read in ${ms(median(inside))}`,
  !(median(rate) <= AIM.rateMs) && `the rate of rise takes ${ms(median(rate), 2)}`,
  !(folder <= AIM.folderMs) && `a folder takes ${ms(folder)}`,
].filter((line) => line !== false);
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}
