import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { buildWeb } from '../../scripts/build.mjs';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { rows } from './rows.ts';

const SERVER = join(import.meta.dirname, '../../test/harness/serve.ts');
const PAGES = 4;
const LIST = '/user/usernote/coffeenote?list_count=50';

/** The product with some pages of notes, and a list of them in a browser. */
export async function startProduct(browser: Browser) {
  if ((await buildWeb()) !== 0) throw new Error('the web app does not build');
  const { path, remove } = temporaryDirectory();
  const port = await freePort('127.0.0.1');
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), HANJAN_ORIGIN: origin, HANJAN_DATA: join(path, 'data') };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    remove();
  };
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const post = async (address: string, data: object) => {
    const answer = await context.request.post(origin + address, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${address}: ${await answer.text()}`);
  };
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await new Promise((go) => setTimeout(go, 100));
  const person = { user_id: 'reader', user_pass: 'a long enough one', user_name: 'reader', country: 'KOR' };
  await post('/api/sign/signup', { ...person, age_ok: true, privacy_ok: true });
  for (const { cupnote_seq: _, version: __, ...note } of Array.from({ length: PAGES }, () => rows).flat())
    await post('/api/user/qc/coffeebean/edit', note);
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(origin + LIST);
    await page.locator('[data-row="49"]').waitFor();
    return page;
  };
  return { open, stop };
}

/** What turning to a page that nobody fetched before took, in ms, and how few rows there were meanwhile. */
export const turnTo = (page: Page, nth: number): Promise<{ took: number; fewest: number }> =>
  page.evaluate(async (wanted) => {
    const keys = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-key'));
    const [first] = keys();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav.pages a')];
    const link = links.find(({ textContent }) => textContent === String(wanted));
    const begun = performance.now();
    let fewest = keys().length;
    link?.click();
    while (keys()[0] === first) {
      await new Promise(requestAnimationFrame);
      fewest = Math.min(fewest, keys().length);
    }
    return { took: performance.now() - begun, fewest };
  }, nth);
