import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of scripts and styles that a page loads when it is opened, gzip. */
export interface Weight {
  readonly js: number;
  readonly css: number;
  /** How many files these are. */
  readonly files: number;
}

const weighed = new Map<string, Promise<number>>();

/**
 * Opens an address and weighs what the browser loads until the page stands and nothing more comes. What is loaded ahead
 * for the next page does not count: the browser says that it saves data.
 */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
  const urls = await loaded(page);
  const sizes = (end: string) => Promise.all(urls.filter((url) => url.pathname.endsWith(end)).map(sizeOf));
  const [js, css] = await Promise.all([sizes('.js'), sizes('.css')]);
  return { js: sum(js), css: sum(css), files: js.length + css.length };
}

/** What the browser has loaded, once nothing more has come for a while in which it had nothing else to do. */
async function loaded(page: Page): Promise<URL[]> {
  const names = await page.evaluate(async () => {
    const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
    for (let before = -1; before < loaded().length; ) {
      before = loaded().length;
      await new Promise((done) => setTimeout(() => requestIdleCallback(done), 500));
    }
    return loaded();
  });
  return [...new Set(names)].map((name) => new URL(name));
}

function sizeOf({ href }: URL): Promise<number> {
  const size = weighed.get(href) ?? gzipped(href);
  weighed.set(href, size);
  return size;
}

/** Servers compress differently; what counts is the same everywhere. */
async function gzipped(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return gzipSync(await response.bytes(), { level: 9 }).length;
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
