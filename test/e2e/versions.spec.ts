import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { draftsOf, kept } from './support/drafts.ts';
import { inputOf } from './support/form.ts';
import { NOTES, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { beginNote } from './support/writer.ts';

const HOURS_13 = 13 * 3_600_000;
/** The file of lists and forms, which a page of the front loads later. */
const LIST = /\/assets\/ListScreen-[^/]+\.js$/;

/** The server has a new version: it says so with each answer, until this is taken back. */
const renew = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-hanjan-app': 'index-new.js' } });
  });

/** Nothing of the document that is shown now is there any more: everything was loaded afresh. */
async function expectFresh(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isFormer: true }));
  await work();
  await expect.poll(() => page.evaluate(() => 'isFormer' in window).catch(() => true)).toBe(false);
}

test('a new version is told of, never loaded by itself, and never over unsaved work without a word', {
  tag: '@phone',
}, async ({ page, say, press, write, at }) => {
  const told = page.getByRole('status').filter({ hasText: say('update_title') });
  const writer = await write({ cupnote_name: '예가체프' });
  await renew(page);
  await expect(told).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(told).toBeVisible();
  await expectSound(page, 'a new version');

  const question = page.getByRole('alertdialog', { name: say('leave_title') });
  await press(told.getByRole('button', { name: say('reload') }));
  await press(question.getByRole('button', { name: say('leave_stay') }));
  await writer.expectKept();
  await page.unroute('**/api/**');
  await expectFresh(page, async () => {
    await press(told.getByRole('button', { name: say('reload') }));
    await press(question.getByRole('button', { name: say('leave_go') }));
  });
  await expect(inputOf(writer, 'cupnote_name')).toBeVisible();
  await expect(told).toBeHidden();
  expect(await kept(page)).toBe(1);
  await page.goto(at(NOTES));
  await press(draftsOf(writer).resume('예가체프'));
  await writer.expectKept();
});

test('a page whose file went with the former version says that there is a new one; without a server it comes once that is back', {
  tag: '@desk',
}, async ({ page, say, at, press, api, context, person, faults }) => {
  await saveNote(api, { cupnote_name: '온도' });
  const notes = page.getByRole(test.info().project.name.includes('phone') ? 'navigation' : 'banner');
  const open = () => press(notes.getByRole('link', { name: say('menu_user'), exact: true }).first());
  await page.route(LIST, (route) => route.fulfill({ status: 404 }));
  await renew(page);
  faults.expect(/^404 GET \/assets\/ListScreen-/);
  faults.expect(/^console error: TypeError: Failed to fetch dynamically imported module: /);
  await page.goto(at('/'));
  await expect(page.getByText(person.user_name)).toBeVisible();
  await open();
  await expect(page.getByRole('heading', { level: 1, name: say('update_title') })).toBeVisible();
  await expect(page.getByText(say('crash_title'))).toBeHidden();
  await expectSound(page, 'a page of a former version');

  await page.unroute('**/api/**');
  await page.goto(at('/'));
  await expect(page.getByText(person.user_name)).toBeVisible();
  await expect(page.getByRole('heading', { name: say('home_title') })).toBeVisible();
  await page.unroute(LIST);
  faults.expect(/^net::ERR_INTERNET_DISCONNECTED GET \/(icon\.svg|assets\/ListScreen-)/);
  await context.setOffline(true);
  await open();
  await expect(page.getByRole('heading', { name: say('error_title') })).toBeVisible();
  await expect(page.getByText(say('connection_away'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: '온도' })).toBeVisible();
});

test('what opens above a form and went with the former version is told of; the form stays, and asking again tries again', {
  tag: '@phone',
}, async ({ page, say, press, write, faults }) => {
  const parts = /\/assets\/(DisplayPanel|Palette|Calendar)-[^/]+\.js$/;
  faults.expect(/^404 GET \/assets\/DisplayPanel-/);
  faults.expect(/^404 GET \/assets\/Palette-/);
  faults.expect(/^404 GET \/assets\/Calendar-/);
  const opener = page.getByRole('button', { name: say('display'), exact: true });
  const days = page.getByRole('button', { name: say('calendar_of', { name: say('cupnote_date') }), exact: true });
  const told = page.getByRole('alertdialog', { name: say('update_title') });
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  await renew(page);
  const writer = await write({ cupnote_name: '예가체프' });
  for (const open of [() => press(opener), () => page.keyboard.press('ControlOrMeta+k'), () => press(days)]) {
    await open();
    await press(told.getByRole('button', { name: say('confirm') }));
    await expect(told).toBeHidden();
  }
  await writer.expectKept();
  await page.unroute(parts);
  await press(opener);
  await expect(page.getByRole('dialog', { name: say('display') })).toBeVisible();
});

test('after half a day the next page is loaded afresh by the way back and by a save too, and what is unsaved is kept', {
  tag: '@desk',
}, async ({ page, say, at, press, user, person, api }) => {
  const key = await saveNote(api, { cupnote_name: 'Huila' });
  // A clock that is put in under way says 1970 for a moment, and a draft of then is thrown away.
  await page.clock.install();
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await press(page.getByRole('link', { name: say('list_user_cupnote_new') }));
  const writer = await beginNote(user, { cupnote_name: '예가체프' });
  let later = 0;
  const wait = () => page.clock.setFixedTime(Date.now() + ++later * HOURS_13);

  await test.step('by the way back', async () => {
    await wait();
    await expectFresh(page, async () => {
      await page.goBack();
      const question = page.getByRole('alertdialog', { name: say('leave_title') });
      await press(question.getByRole('button', { name: say('leave_go') }));
    });
    await press(draftsOf(writer).resume('예가체프'));
    await writer.expectKept();
  });

  await test.step('by a save, which opens the record', async () => {
    await wait();
    await expectFresh(page, () => writer.save());
    await expect(page.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
    expect(await kept(page)).toBe(0);
  });

  await test.step('by the way back with nothing unsaved', async () => {
    await page.goto(at(NOTES));
    await press(page.getByRole('link', { name: 'Huila' }));
    await expect(page).toHaveURL(new RegExp(`/${key}$`));
    await wait();
    await expectFresh(page, async () => void (await page.goBack()));
    await expect(page.getByRole('link', { name: 'Huila' })).toBeVisible();
  });
});
