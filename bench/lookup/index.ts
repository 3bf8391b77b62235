import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../test/harness/browsers.ts';
import { quietMoment } from '../api/quiet.ts';
import { startPage } from '../page.ts';
import { machine, median, report, today } from '../report.ts';
import { companies } from './choices.ts';

// How long a form waits for 2,000 choices that the browser's database keeps. Fails when the aim is missed.
const AIM_MS = 5;
const ROUNDS = 21;

interface Bench {
  look(): Promise<number>;
  written(): Promise<unknown>;
}

const { origin, stop } = await startPage(join(import.meta.dirname, 'page'));
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext();
let calls = 0;
await context.route('**/api/code/company', (route) => {
  calls += 1;
  return route.fulfill({ json: { status: 'OK', result: companies, resultName: {}, last_edit_at: 'm1' } });
});

const look = (page: Page) => page.evaluate(() => (window as unknown as Bench).look());
const opened = async () => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'look' in window);
  return page;
};
const before = await opened();
await look(before);
await before.evaluate(() => (window as unknown as Bench).written());
await before.close();

const first: number[] = [];
const later: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await quietMoment();
  const page = await opened();
  first.push(await look(page));
  for (let nth = 0; nth < 5; nth++) later.push(await look(page));
  await page.close();
}
const version = browser.version().split('.')[0];
await browser.close();
await stop();
if (calls !== 1) throw new Error(`the server was asked ${calls} times`);

const ms = (value: number) => `${value.toFixed(1)} ms`;
const cells = [today(), `${machine()}, Chromium ${version}`, ms(median(first)), ms(median(later))];
report(
  'Look-ups from the browser',
  `\`npm run bench:lookup\`: how long a form waits for 2,000 choices that the browser keeps: on a page that was just opened, the database not yet open, and afterwards; medians of ${ROUNDS} pages. The aim is ${AIM_MS} ms.`,
  ['date', 'machine', 'on a page just opened', 'afterwards'],
  cells,
);
process.stdout.write(`${cells.join(' | ')}\n`);
if (median(later) > AIM_MS) {
  process.stderr.write(`2,000 choices take ${ms(median(later))}\n`);
  process.exitCode = 1;
}
