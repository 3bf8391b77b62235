import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { quietMoment } from '../api/quiet.ts';
import { draw, weigh } from '../form/measure.ts';
import { startPage } from '../page.ts';
import { median, report, today } from '../report.ts';
import { beginning, type Cost, growing } from './measure.ts';
import { READINGS } from './roast.ts';

/** Of what uPlot and ECharts take, and KB. */
const AIM = { ofUplot: 1.5, ofECharts: 1 / 3, kilobytes: 40 };
const ROUNDS = 9;
const STEPS = 40;

const SIDES = ['ours', 'uplot', 'echarts'] as const;
type Side = (typeof SIDES)[number];
const WORK = { drawn: beginning, grown: (page: Parameters<typeof growing>[0]) => growing(page, STEPS) };
type Work = keyof typeof WORK;

/** Measures the timeline of a roast beside uPlot and ECharts by turns, tells it, and answers which aims it missed. */
export async function timeline(
  context: BrowserContext,
  addresses: Readonly<Record<'ours' | 'echarts', string>>,
  where: string,
): Promise<string[]> {
  const uplot = await startPage(join(import.meta.dirname, 'uplot'));
  const pages = { ours: `${addresses.ours}roast`, uplot: uplot.origin, echarts: `${addresses.echarts}roast` };
  const costs = { drawn: lists(), grown: lists() };
  for (let round = 0; round < ROUNDS; round++) {
    await quietMoment();
    for (const side of SIDES) {
      const page = await context.newPage();
      await draw(page, pages[side]);
      for (const work of Object.keys(WORK) as Work[]) costs[work][side].push(await WORK[work](page));
      await page.close();
    }
  }
  const bytesOf = async (address: string) => {
    const page = await context.newPage();
    const bytes = await weigh(page, address);
    await page.close();
    return bytes / 1024;
  };
  const ours = (await bytesOf(pages.ours)) - (await bytesOf(addresses.ours));
  const bytes = [ours, await bytesOf(pages.uplot), await bytesOf(pages.echarts)];
  await uplot.stop();
  const missed = ours > AIM.kilobytes ? [`the timeline has ${ours.toFixed(1)} KB`] : [];
  const weight = bytes.map((kilobytes) => kilobytes.toFixed(1));
  return [...missed, ...(Object.keys(WORK) as Work[]).flatMap((work) => tell(work, costs[work], weight, where))];
}

const lists = (): Record<Side, Cost[]> => ({ ours: [], uplot: [], echarts: [] });

/** A row of the table; answers which aims were missed. */
function tell(work: Work, costs: Record<Side, Cost[]>, weight: readonly string[], where: string): string[] {
  const of = (cost: keyof Cost) => SIDES.map((side) => median(costs[side].map((one) => one[cost])));
  const texts = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' / ');
  const cells = [today(), where, work, texts(of('script')), texts(of('thread')), weight.join(' / ')];
  report(
    'Timeline of a roast',
    `\`npm run bench:charts roast\`: ours / uPlot / ECharts, with only the modules that they need, median of ${ROUNDS} rounds by turns. Bean, air and rate of rise with ${READINGS} readings each, three phases and four marks, 13 minutes in sight. Drawn: the first time, in a page that stands. Grown: one more reading ten times a second, ${STEPS} of them, the last phase with it. Ms of script, and of all that the page's own thread does, with style, layout and paint. Bytes are KB gzip, ours beyond React. The aims are ${AIM.ofUplot} of what uPlot and a third of what ECharts takes of the thread, and ${AIM.kilobytes} KB.`,
    ['date', 'machine', 'what', 'script', 'thread', 'bytes'],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
  const [ours = 0, uplot = 0, echarts = 0] = of('thread');
  return [
    ...(ours > AIM.ofUplot * uplot
      ? [`the timeline is ${work} in ${ours.toFixed(2)} ms, uPlot's in ${uplot.toFixed(2)}`]
      : []),
    ...(ours > AIM.ofECharts * echarts
      ? [`the timeline is ${work} in ${ours.toFixed(2)} ms, ECharts' in ${echarts.toFixed(2)}`]
      : []),
  ];
}
