import type { BrowserContext } from '@playwright/test';
import { quietMoment } from '../api/quiet.ts';
import { draw, weigh } from '../form/measure.ts';
import { median, report, today } from '../report.ts';
import { beginning, type Cost, growing } from './measure.ts';

/** Ms of the page's thread for a tenth of a second, 3 % of one core; KB. */
const AIM = { threadMs: 3, kilobytes: 40 };
const ROUNDS = 9;
const STEPS = 40;

/** Measures the ruler and the chart of a brew that runs, tells it, and answers which aims were missed. */
export async function brewing(context: BrowserContext, ours: string, where: string): Promise<string[]> {
  const missed: string[] = [];
  for (const chart of ['ruler', 'brew']) {
    const costs: Record<'drawn' | 'a tenth of a second later', Cost[]> = { drawn: [], 'a tenth of a second later': [] };
    for (let round = 0; round < ROUNDS; round++) {
      await quietMoment();
      const page = await context.newPage();
      await draw(page, `${ours}${chart}`);
      costs.drawn.push(await beginning(page));
      costs['a tenth of a second later'].push(await growing(page, STEPS));
      await page.close();
    }
    const page = await context.newPage();
    const kilobytes = ((await weigh(page, `${ours}${chart}`)) - (await weigh(page, ours))) / 1024;
    await page.close();
    if (kilobytes > AIM.kilobytes) missed.push(`the ${chart} of a brew has ${kilobytes.toFixed(1)} KB`);
    for (const [what, all] of Object.entries(costs)) {
      const [script, thread] = [median(all.map((one) => one.script)), median(all.map((one) => one.thread))];
      if (chart === 'ruler' && what !== 'drawn' && thread > AIM.threadMs)
        missed.push(`the ruler of a brew takes ${thread.toFixed(2)} ms in a tenth of a second`);
      const times = [script, thread].map((ms) => `${ms.toFixed(2)} ms`);
      const cells = [today(), where, `${chart}, ${what}`, ...times, `${kilobytes.toFixed(1)} KB`];
      report(
        'Charts of a brew',
        `\`npm run bench:charts brew\`: the ruler of the timer, which moves ten times a second, and the chart drawn anew as often, which pages do once a second; a pour over of five pours, median of ${ROUNDS} rounds of ${STEPS} steps. Script, and all that the page's own thread does, with style, layout and paint. Bytes are gzip, beyond React. The aims are ${AIM.threadMs} ms of the thread for a tenth of a second of the ruler, and ${AIM.kilobytes} KB.`,
        ['date', 'machine', 'what', 'script', 'thread', 'bytes'],
        cells,
      );
      process.stdout.write(`${cells.join(' | ')}\n`);
    }
  }
  return missed;
}
