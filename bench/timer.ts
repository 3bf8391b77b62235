import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWeb } from '../scripts/build.mjs';
import { launchOptions } from '../test/harness/browsers.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { type Cost, costs } from './costs.ts';
import { startProduct } from './product.ts';
import { machine, median, report, today } from './report.ts';

// How far what the two timers show is from a clock that nobody sets, what they cost while they run, and how long it takes
// from the first tap until they do. Fails when one of them misses its aim.
const MINUTES = Number(process.argv[2] ?? 60);
const AIM = { drift: 50, cpu: 3, tap: 50 };
/** Page loads and what they fetch while idle do not count. */
const SETTLE_MS = 4_000;
/** Windows in which the first tap is timed. */
const TAPS = 5;

/** One timer: where it is begun, and the control that begins it. */
const timers = [
  { name: 'main timer', path: '/info/chart/radarchart', key: '.timer-tool', shown: '.timer [role=timer]' },
  { name: 'brew', path: '/info/chart/brewingrecord', key: '.brewpage-key button', shown: '.room [role=timer]' },
] as const;

/** Four pours; a way to brew that may take longer than the hour. */
const BREWING = {
  title: '예가체프',
  fields: {
    ...{ brewing_type: 'CLD', brewing_bean_mass: 200, brewing_step_use: true, brewing_start_mass: 400 },
    ...{ brewing_step1_term: 30_000, brewing_step1_mass: 800, brewing_step2_term: 75_000, brewing_step2_mass: 800 },
    ...{ brewing_step3_term: 120_000, brewing_step3_mass: 1000, brewing_step_end_term: 180_000 },
  },
  brewed: null,
  keepsRatio: true,
};

interface Timed {
  /** Ms from the first tap, the median of some windows. */
  readonly tap: number;
  /** By how many ms each tenth was shown late, and when. */
  readonly late: readonly (readonly [at: number, ms: number])[];
  readonly cost: Cost;
}

const directory = temporaryDirectory();
if ((await buildWeb()) !== 0) throw new Error('the web app does not build');
const product = await startProduct(join(directory.path, 'data'));
const browser = await chromium.launch(launchOptions);
const where = `${machine()}, Chromium ${browser.version().split('.')[0]}`;
const missed: string[] = [];
try {
  const bare = await tickBare(browser);
  for (const { name, ...timer } of timers) tell(name, await time(browser, timer), bare);
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

function percent(share: number): string {
  return `${share.toFixed(2)} %`;
}

function tell(name: string, { tap, late, cost }: Timed, bare: Cost): void {
  const all = late.map(([, ms]) => ms);
  const edge = Math.min(600, Math.floor(all.length / 2));
  const drift = median(all.slice(-edge)) - median(all.slice(0, edge));
  if (Math.abs(drift) > AIM.drift) missed.push(`${name}: drift ${drift.toFixed(1)} ms`);
  if (cost.page > AIM.cpu) missed.push(`${name}: ${cost.page.toFixed(1)} % of a core`);
  if (tap > AIM.tap) missed.push(`${name}: ${tap.toFixed(0)} ms from the tap`);
  const cells = [
    ...[today(), where, name, `${MINUTES} min`, `${drift.toFixed(1)} ms`, `${median(all).toFixed(1)} ms`],
    ...[
      `${Math.max(...all).toFixed(0)} ms`,
      `${percent(cost.page)} (${percent(bare.page)})`,
      `${percent(cost.all)} (${percent(bare.all)})`,
      `${tap.toFixed(0)} ms`,
    ],
  ];
  report(
    'Timers',
    `\`npm run bench:timer\`, with other minutes than 60 as its argument: what a timer shows beside \`performance.now()\`, how late its tenths are, how long the page's process and the whole browser work while it runs and nothing watches it, in brackets of a bare page in which one text changes as often, and from the first tap until it shows its time (median of ${TAPS} windows). The aims are ${AIM.drift} ms of drift in an hour, ${AIM.cpu} % of a core, ${AIM.tap} ms from the tap.`,
    [
      'date',
      'machine',
      'timer',
      'run',
      'drift',
      'late, median',
      'late, most',
      'of a core, page',
      'of a core, browser',
      'first tap',
    ],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
}

/** Begins a timer in windows of its own, and watches the last one for the minutes. */
async function time(browser: Browser, timer: Omit<(typeof timers)[number], 'name'>): Promise<Timed> {
  const taps: number[] = [];
  for (let nth = 1; nth < TAPS; nth += 1) {
    const page = await settled(browser, timer);
    taps.push(await begin(page, timer));
    await page.context().close();
  }
  const page = await settled(browser, timer);
  taps.push(await begin(page, timer));
  await page.waitForTimeout(SETTLE_MS);
  // Before it is watched, which is work too.
  const cost = await costs(browser, Math.min(MINUTES, 5) * 60_000);
  await watch(page, timer.shown);
  await page.waitForTimeout(MINUTES * 60_000);
  const late = await page.evaluate(() => (window as unknown as { late: [number, number][] }).late);
  await page.context().close();
  return { tap: median(taps), late, cost };
}

/** A page with the control of a timer in a window of its own, that has loaded what it is going to load. */
async function settled(browser: Browser, { path, key }: { readonly path: string; readonly key: string }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((work) => localStorage.setItem('hanjan.work.brewing', JSON.stringify(work)), BREWING);
  await page.goto(product.origin + path);
  const control = page.locator(key);
  await control.waitFor({ state: 'attached' });
  await control.evaluate((element) => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

/** What a page costs in which nothing else happens than that a text changes ten times a second. */
async function tickBare(browser: Browser): Promise<Cost> {
  const page = await browser.newPage();
  await page.setContent('<b style="font: 300 88px sans-serif">0</b>');
  await page.evaluate(() => {
    const text = document.querySelector('b')?.firstChild as Text;
    setInterval(() => {
      text.data = String((Number(text.data) + 1) % 10);
    }, 100);
  });
  await page.waitForTimeout(SETTLE_MS);
  const cost = await costs(browser, Math.min(MINUTES, 1) * 60_000);
  await page.close();
  return cost;
}

/** Presses the control; ms until it shows its time. */
function begin(page: Page, { key, shown }: { readonly key: string; readonly shown: string }): Promise<number> {
  return page.evaluate(
    ([key, shown]) =>
      new Promise<number>((done) => {
        const at = performance.now();
        const look = () => {
          if (/\d\.\d/.test(document.querySelector(shown)?.textContent ?? '')) done(performance.now() - at);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(key)?.click();
        look();
      }),
    [key, shown] as const,
  );
}

/** Notes by how much each tenth is late, as it is written. */
function watch(page: Page, shown: string): Promise<void> {
  return page.evaluate((shown) => {
    const clock = document.querySelector(shown);
    const kept = localStorage.getItem('hanjan.work.brewrun') ?? localStorage.getItem('hanjan.work.timer') ?? '{}';
    const { start } = JSON.parse(kept) as { start: number };
    const late: [number, number][] = [];
    Object.assign(window, { late });
    const read = () => {
      const parts = (clock?.textContent ?? '').split(':').map(Number);
      return parts.reduce((sum, part) => sum * 60 + part, 0) * 1000;
    };
    const note = () => {
      const now = performance.now();
      late.push([now, performance.timeOrigin + now - start - read()]);
    };
    if (clock) new MutationObserver(note).observe(clock, { characterData: true, childList: true, subtree: true });
  }, shown);
}
