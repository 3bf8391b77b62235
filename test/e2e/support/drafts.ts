import { expect, type Page } from '@playwright/test';
import type { FormUser } from './form.ts';

/** How many drafts stand on a device. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('hanjan.draft.')).length);
/** What was typed a moment ago is kept by now. */
export const expectKept = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate((words) => Object.values(localStorage).some((value) => value.includes(words)), text))
    .toBe(true);
/** The tab breaks off: nothing of the page runs any more. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** The draft lines of a list or a form, and the notice of a form that goes on. */
export function draftsOf({ page, say }: Pick<FormUser, 'page' | 'say'>) {
  const lines = page.getByRole('region', { name: say('drafts') });
  const [before = '', after = ''] = say('draft_resumed', { at: '|' }).split('|');
  return {
    lines,
    resume: (name: string) => lines.getByRole('button', { name: say('draft_resume_of', { name }), exact: true }),
    discard: (name: string) => lines.getByRole('button', { name: say('draft_discard_of', { name }), exact: true }),
    notice: page.getByRole('status').filter({ hasText: before }).filter({ hasText: after.trim() }),
    question: page.getByRole('alertdialog', { name: say('draft_discard_title') }),
  };
}
