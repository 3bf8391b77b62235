import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** Percent of a core: the page's process, and all of the browser with what draws. */
export interface Cost {
  readonly page: number;
  readonly all: number;
}

/** How much the browser works in the ms to come. */
export async function costs(browser: Browser, ms: number): Promise<Cost> {
  const session = await browser.newBrowserCDPSession();
  const before = await worked(session);
  await sleep(ms);
  const after = await worked(session);
  const share = (what: keyof Cost) => ((after[what] - before[what]) / (ms / 1000)) * 100;
  return { page: share('page'), all: share('all') };
}

/** Seconds that the processes of the browser have worked so far. */
async function worked(session: CDPSession): Promise<Cost> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sum = (isMeant: (type: string) => boolean) =>
    processInfo.filter(({ type }) => isMeant(type)).reduce((all, { cpuTime }) => all + cpuTime, 0);
  return { page: sum((type) => type === 'renderer'), all: sum(() => true) };
}
