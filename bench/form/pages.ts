import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startPage } from '../page.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Builds one of the pages beside this file and serves it. */
export const startForm = (name: 'ours' | 'mantine', mode?: string) => startPage(join(import.meta.dirname, name), mode);

/** The kitchen with its server, and pages of somebody signed in who writes a new record there. */
export async function startKitchen(browser: Browser) {
  const child = spawn(process.execPath, [join(ROOT, 'test/harness/serve_kitchen.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  const { origin } = new URL(String(said).trim());
  const context = await browser.newContext();
  const person = { user_id: 'cook', user_pass: 'a long enough one', user_name: 'cook', country: 'KOR' };
  await context.request.post(`${origin}/api/sign/signup`, {
    data: { ...person, age_ok: true, privacy_ok: true },
    headers: { origin },
  });
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${origin}/dev/record/write`);
    return page;
  };
  const stop = async () => {
    await context.close();
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { open, stop };
}
