import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../test/harness/browsers.ts';
import { quietMoment } from '../api/quiet.ts';
import { type Drawn, draw } from '../form/measure.ts';
import { startPage } from '../page.ts';
import { machine, median, report, today } from '../report.ts';
import { COLUMNS, ROWS } from './rows.ts';
import { startProduct, turnTo } from './turn.ts';

// What a page of a list costs beside a plain table of Mantine with the same texts, and how long turning to another page takes. Fails
// when an aim is missed.
const AIM = { drawMs: 50, ofPlain: 1.5, turnMs: 100 };
const ROUNDS = 15;

const browser = await chromium.launch(launchOptions);
await using made = new AsyncDisposableStack();
made.defer(() => browser.close());
const where = `${machine()}, Chromium ${browser.version().split('.')[0]}`;
const missed: string[] = [];

await firstRender();
await turning();
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

/** A page of rows, by turns ours and in a plain table of Mantine. */
async function firstRender(): Promise<void> {
  const pages = {
    ours: await startPage(join(import.meta.dirname, 'ours')),
    mantine: await startPage(join(import.meta.dirname, 'mantine')),
  };
  made.defer(pages.ours.stop);
  made.defer(pages.mantine.stop);
  const times: Record<keyof typeof pages, Drawn[]> = { ours: [], mantine: [] };
  const names = Object.keys(pages) as (keyof typeof pages)[];
  for (let round = 0; round < ROUNDS; round++) {
    await quietMoment();
    for (const name of names) {
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      times[name].push(await draw(page, pages[name].origin));
      await page.close();
    }
  }
  const of = (what: keyof Drawn) => ({
    ours: median(times.ours.map((drawn) => drawn[what])),
    mantine: median(times.mantine.map((drawn) => drawn[what])),
  });
  const [script, paint] = [of('script'), of('paint')];
  if (script.ours > AIM.drawMs) missed.push(`a page of a list takes ${ms(script.ours)}`);
  if (paint.ours > AIM.ofPlain * paint.mantine)
    missed.push(`a page of a list takes ${(paint.ours / paint.mantine).toFixed(2)} times a plain table`);
  tell(
    'First render of a list',
    `\`npm run bench:list\`: ${ROWS} rows of ${COLUMNS.length} columns beside a plain table of Mantine with the same texts, median of ${ROUNDS} rounds by turns: until it is in the page, and until it is painted. The aims are ${AIM.drawMs} ms in the page, and ${AIM.ofPlain} times the plain table until it is painted.`,
    {
      'in the page': `${ms(script.ours)} of ${ms(script.mantine)}`,
      painted: `${ms(paint.ours)} of ${ms(paint.mantine)}`,
    },
  );
}

/** To a page that was not fetched before, with the product and its database on this machine. */
async function turning(): Promise<void> {
  const product = await startProduct(browser);
  made.defer(product.stop);
  const turns: { took: number; fewest: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await product.open();
    await quietMoment();
    turns.push(await turnTo(page, 3));
    await page.close();
  }
  const took = median(turns.map((turn) => turn.took));
  const fewest = Math.min(...turns.map((turn) => turn.fewest));
  if (took > AIM.turnMs) missed.push(`turning to a page takes ${ms(took)}`);
  if (fewest < ROWS) missed.push(`only ${fewest} rows are there while a page is turned`);
  tell(
    'Turning pages of a list',
    `From the click until the rows of a page that nobody fetched before are there, ${ROWS} rows, everything on one machine, median of ${ROUNDS}; and how few rows there are meanwhile. The aims are ${AIM.turnMs} ms and ${ROWS} rows.`,
    { 'new rows': ms(took), 'rows meanwhile': String(fewest) },
  );
}

function tell(title: string, about: string, figures: Readonly<Record<string, string>>): void {
  const cells = [today(), where, ...Object.values(figures)];
  report(title, about, ['date', 'machine', ...Object.keys(figures)], cells);
  process.stdout.write(`${title}: ${cells.join(' | ')}\n`);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
