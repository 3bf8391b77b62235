import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { feature } from 'topojson-client';
import type { Atlas } from '../../packages/charts/map/data.ts';
import { launchOptions } from '../../test/harness/browsers.ts';
import { quietMoment } from '../api/quiet.ts';
import { draw, weigh } from '../form/measure.ts';
import { startPage } from '../page.ts';
import { machine, median, report, today } from '../report.ts';
import { brewing } from './brew.ts';
import { BORDERS, CHARTS } from './data.ts';
import { type Cost, dragging, turning, wheeling } from './measure.ts';
import { timeline } from './timeline.ts';
import { aroundMiddle, middleOf, overMap, upAndDown } from './ways.ts';

// What the charts cost beside those of ECharts, by turns in one browser; named ones alone: `npm run bench:charts roast`.
// Fails when an aim is missed.
const AIM = { turnMs: 4, ofECharts: 0.5, dragMs: 4, kilobytes: 40 };
const ROUNDS = 9;
const STEPS = 60;

type ChartName = (typeof CHARTS)[number];

/** What one chart cost in one round: until it is painted, and each step of what is done with it. */
type Round = Readonly<Record<string, Cost>> & { readonly drawn: Cost };

const browser = await chromium.launch(launchOptions);
await using made = new AsyncDisposableStack();
made.defer(() => browser.close());
const pages = {
  ours: await startPage(join(import.meta.dirname, 'ours')),
  echarts: await startPage(join(import.meta.dirname, 'echarts')),
};
made.defer(pages.ours.stop);
made.defer(pages.echarts.stop);
type Side = keyof typeof pages;
const sides = Object.keys(pages) as Side[];
const addressOf = (side: Side, chart = '') => `${pages[side].origin}/?chart=${chart}`;

/** What is done with each chart, once it is drawn. */
const work: Readonly<Record<ChartName, (page: Page, side: Side) => Promise<Readonly<Record<string, Cost>>>>> = {
  wheel: async (page, side) => ({
    turned: await turning(page, STEPS),
    // ECharts has none.
    ...(side === 'ours' && { 'turned by hand': await dragging(page, aroundMiddle(await middleOf(page), STEPS)) }),
  }),
  radar: async (page) => ({ dragged: await dragging(page, upAndDown(await middleOf(page), STEPS)) }),
  map: async (page) => {
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.locator('svg, canvas').focus();
    const enlarged = await wheeling(page, STEPS);
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, -100);
    return { enlarged, moved: await dragging(page, overMap({ x, y }, STEPS)) };
  },
};

const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await serveBorders(context);
const missed: string[] = [];
const named = process.argv.slice(2);
const isWanted = (chart: string) => named.length === 0 || named.includes(chart);
for (const chart of CHARTS.filter(isWanted)) {
  const rounds: Record<Side, Round[]> = { ours: [], echarts: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await quietMoment();
    for (const side of sides) rounds[side].push(await measure(chart, side));
  }
  tell(chart, rounds, { ours: await bytesOf('ours', chart), echarts: await bytesOf('echarts', chart) });
}
if (isWanted('roast')) {
  missed.push(...(await timeline(context, { ours: addressOf('ours'), echarts: addressOf('echarts') }, where())));
}
if (isWanted('brew')) missed.push(...(await brewing(context, addressOf('ours'), where())));
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

async function measure(chart: ChartName, side: Side): Promise<Round> {
  const page = await context.newPage();
  const { script, paint } = await draw(page, addressOf(side, chart));
  const done = await work[chart](page, side);
  await page.close();
  return { drawn: { script, thread: paint }, ...done };
}

/** Borders for both: as world-atlas has them, and as ECharts wants them. */
async function serveBorders(context: BrowserContext): Promise<void> {
  const file = join(import.meta.dirname, '../../node_modules/world-atlas/countries-110m.json');
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'));
  await context.route(`**${BORDERS.topology}`, (route) => route.fulfill({ json: atlas }));
  const features = feature(atlas, atlas.objects.countries);
  await context.route(`**${BORDERS.features}`, (route) => route.fulfill({ json: features }));
}

/** Bytes of a chart, gzip; of ours what comes on top of React. */
async function bytesOf(side: Side, chart: ChartName): Promise<number> {
  const weighed = async (name?: string) => {
    const page = await context.newPage();
    const bytes = await weigh(page, addressOf(side, name));
    await page.close();
    return bytes;
  };
  return (await weighed(chart)) - (side === 'ours' ? await weighed() : 0);
}

function tell(chart: ChartName, rounds: Record<Side, Round[]>, bytes: Record<Side, number>): void {
  const kilobytes = (side: Side) => bytes[side] / 1024;
  if (kilobytes('ours') > AIM.kilobytes) missed.push(`the ${chart} has ${kilobytes('ours').toFixed(1)} KB`);
  const weight = `${kilobytes('ours').toFixed(1)} KB of ${kilobytes('echarts').toFixed(1)} KB`;
  for (const what of Object.keys(rounds.ours[0] ?? {})) {
    const of = (side: Side, cost: keyof Cost) =>
      median(rounds[side].flatMap((round) => (round[what] ? [round[what][cost]] : [])));
    const [ours, theirs] = [of('ours', 'script'), of('echarts', 'script')];
    const isTurn = what.startsWith('turned');
    if (isTurn && ours > AIM.turnMs) missed.push(`the ${chart} is ${what} in ${ms(ours)} of script a frame`);
    if (isTurn && ours > AIM.ofECharts * theirs)
      missed.push(`the ${chart} is ${what} in ${ms(ours)}, ECharts' in ${ms(theirs)}`);
    if (what === 'dragged' && ours > AIM.dragMs)
      missed.push(`a point of the ${chart} is ${what} in ${ms(ours)} of script`);
    const pair = (cost: keyof Cost) => `${ms(of('ours', cost))} of ${ms(of('echarts', cost))}`;
    const cells = [today(), where(), `${chart}, ${what}`, pair('script'), pair('thread'), weight];
    report(
      'Charts',
      `\`npm run bench:charts\`: ours of those of ECharts, with only the modules that they need, median of ${ROUNDS} rounds by turns, ${STEPS} steps each. First draw: until it is in the page, and until it is painted. All else, for each step: script, and all that the page's own thread does, with style, layout and paint; a wheel is turned by a degree a frame, a radar's point is dragged to another score by every move of the mouse, a map is enlarged by the mouse wheel and moved by the mouse. Bytes are gzip, ours beyond React, borders left out. The aims are ${AIM.turnMs} ms of script and ${AIM.ofECharts} of ECharts' to turn the wheel, ${AIM.dragMs} ms to drag a point, ${AIM.kilobytes} KB each.`,
      ['date', 'machine', 'what', 'script', 'thread', 'bytes'],
      cells,
    );
    process.stdout.write(`${cells.join(' | ')}\n`);
  }
}

function where(): string {
  return `${machine()}, Chromium ${browser.version().split('.')[0]}`;
}

function ms(value: number): string {
  return Number.isNaN(value) ? '–' : `${value.toFixed(2)} ms`;
}
