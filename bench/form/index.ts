import { chromium } from '@playwright/test';
import { launchOptions } from '../../test/harness/browsers.ts';
import { quietMoment } from '../api/quiet.ts';
import { machine, median, report, today } from '../report.ts';
import { type Drawn, draw, rendersPerKey, scriptPerKey, weigh } from './measure.ts';
import { MEMO_KEY_MS, measureMemo } from './memo.ts';
import { startForm, startKitchen } from './pages.ts';

// What a key costs in a form of a hundred fields, what thirty fields cost beside the same form in plain Mantine, and
// keys in a memo of a million bytes. Fails when an aim is missed.
const AIM = { keyMs: 1, renders: 1, ofPlain: 1.3 };
const ROUNDS = 15;
const KEYS = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);
const DIGITS = '1234';

const browser = await chromium.launch(launchOptions);
await using made = new AsyncDisposableStack();
made.defer(() => browser.close());
const where = `${machine()}, Chromium ${browser.version().split('.')[0]}`;
const missed: string[] = [];

await keys();
await firstRender();
await memo();
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

/** A hundred fields in the whole page of a record. */
async function keys(): Promise<void> {
  const ours = await startForm('ours');
  made.defer(ours.stop);
  const counting = await startForm('ours', 'counting');
  made.defer(counting.stop);
  const page = await browser.newPage();
  await draw(page, `${ours.origin}/?fields=100&page`);
  // What is typed first warms the page up.
  await scriptPerKey(page, 'f0', KEYS);
  const texts: number[] = [];
  const numbers: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await quietMoment();
    texts.push(await scriptPerKey(page, 'f1', KEYS));
    await page.locator('#bench-f3').fill('');
    numbers.push(await scriptPerKey(page, 'f3', DIGITS));
  }
  await draw(page, `${counting.origin}/?fields=100&page`);
  const renders = [...(await rendersPerKey(page, 'f0', KEYS)), ...(await rendersPerKey(page, 'f3', DIGITS))];
  await page.close();
  const most = Math.max(...renders);
  const script = { text: median(texts), number: median(numbers) };
  if (script.text > AIM.keyMs || script.number > AIM.keyMs)
    missed.push(`a key takes ${ms(script.text)}, ${ms(script.number)}`);
  if (most !== AIM.renders || Math.min(...renders) !== AIM.renders) missed.push(`a key draws up to ${most} fields`);
  tell(
    'Keys in a form',
    `\`npm run bench:form\`: script per key in the page of a record with 100 fields, median of ${ROUNDS} rounds, and how many fields are drawn for a key at the most. The aims are ${AIM.keyMs} ms and ${AIM.renders}.`,
    { 'in a text': ms(script.text), 'in a number': ms(script.number), 'fields drawn': String(most) },
  );
}

/** Thirty fields, by turns ours and in plain Mantine. */
async function firstRender(): Promise<void> {
  const pages = { ours: await startForm('ours'), mantine: await startForm('mantine') };
  made.defer(pages.ours.stop);
  made.defer(pages.mantine.stop);
  const url = (name: keyof typeof pages) => `${pages[name].origin}/?fields=30`;
  const fresh = async <T>(look: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<T>): Promise<T> => {
    const page = await browser.newPage();
    return look(page).finally(() => page.close());
  };
  const bytes = {
    ours: await fresh((page) => weigh(page, url('ours'))),
    mantine: await fresh((page) => weigh(page, url('mantine'))),
  };
  const times: Record<keyof typeof pages, Drawn[]> = { ours: [], mantine: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await quietMoment();
    for (const name of ['ours', 'mantine'] as const) times[name].push(await fresh((page) => draw(page, url(name))));
  }
  const of = (what: keyof Drawn) => ({
    ours: median(times.ours.map((drawn) => drawn[what])),
    mantine: median(times.mantine.map((drawn) => drawn[what])),
  });
  const script = of('script');
  const paint = of('paint');
  for (const [what, { ours, mantine }] of Object.entries({ script, paint, bytes })) {
    if (ours > AIM.ofPlain * mantine)
      missed.push(`30 fields: ${what} ${(ours / mantine).toFixed(2)} times plain Mantine`);
  }
  tell(
    'First render of a form',
    `30 fields, ours beside the same form in plain Mantine, median of ${ROUNDS} rounds by turns: until it is in the page, until it is painted, and the bytes of its scripts and styles (gzip). The aim is ${AIM.ofPlain} times plain Mantine.`,
    {
      'in the page': `${ms(script.ours)} of ${ms(script.mantine)}`,
      painted: `${ms(paint.ours)} of ${ms(paint.mantine)}`,
      bytes: `${kilobytes(bytes.ours)} of ${kilobytes(bytes.mantine)}`,
    },
  );
}

async function memo(): Promise<void> {
  const kitchen = await startKitchen(browser);
  made.defer(kitchen.stop);
  for (const { text, bytes, median, slowest } of await measureMemo(kitchen.open, 'dev_kind-k_memo')) {
    if (slowest > MEMO_KEY_MS) missed.push(`a key in a long text takes ${slowest} ms`);
    tell(
      'Keys in a long text',
      `A memo of a million bytes in a form that keeps its drafts: from a key to the picture after it. The aim is ${MEMO_KEY_MS} ms for every key.`,
      { text, bytes: bytes.toLocaleString('en'), 'half of the keys': `${median} ms`, 'slowest key': `${slowest} ms` },
    );
  }
}

function tell(title: string, about: string, figures: Readonly<Record<string, string>>): void {
  const cells = [today(), where, ...Object.values(figures)];
  report(title, about, ['date', 'machine', ...Object.keys(figures)], cells);
  process.stdout.write(`${title}: ${cells.join(' | ')}\n`);
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
