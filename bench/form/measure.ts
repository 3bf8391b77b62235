import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of a page's scripts and styles when it is opened first, gzip. */
export async function weigh(page: Page, url: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await draw(page, url);
  const files = await Promise.all(bodies);
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** How long a form took, in ms: until it is in the page, and until it is painted. */
export interface Drawn {
  readonly script: number;
  readonly paint: number;
}

/** Opens a form and waits until it is drawn. */
export async function draw(page: Page, url: string): Promise<Drawn> {
  await page.goto(url);
  const found = await page.waitForFunction(() => (window as unknown as { drawn?: Drawn }).drawn);
  return found.evaluate((drawn) => drawn as Drawn);
}

/** Script per key, in ms, while a text is typed into a field; what the browser itself does is not counted. */
export async function scriptPerKey(page: Page, field: string, keys: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const script = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.locator(`#bench-${field}`).focus();
  const before = await script();
  for (const key of keys) await page.keyboard.press(key);
  const after = await script();
  await devtools.detach();
  return (after - before) / keys.length;
}

/** How often the fields of the form are drawn for each of some keys. */
export async function rendersPerKey(page: Page, field: string, keys: string): Promise<number[]> {
  await page.locator(`#bench-${field}`).focus();
  const drawn = () =>
    page.evaluate(() => {
      const { renders } = window as unknown as { renders: Record<string, number> };
      return Object.values(renders).reduce((sum, count) => sum + count, 0);
    });
  const found: number[] = [];
  for (const key of keys) {
    const before = await drawn();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    found.push((await drawn()) - before);
  }
  return found;
}
