import { isToCome, PLACES } from '@hanjan/model/menu.ts';
import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf } from './support/cafe.ts';
import { draftsOf, kept } from './support/drafts.ts';
import { inputOf } from './support/form.ts';
import { NOTES, saveNote } from './support/product.ts';
import { BEGIN, begunAt } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { literally } from './support/texts.ts';
import { beginNote } from './support/writer.ts';

const DAYS_30 = 30 * 86_400;
const HOURS_13 = 13 * 3_600_000;
/** The file of lists and forms, which a page of the front loads later. */
const LIST = /\/assets\/ListScreen-[^/]+\.js$/;

/** Where something stands in the window. */
async function boxOf(page: Page, selector: string) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, height };
}

/** Nothing of the document that is shown now is there any more: everything was loaded afresh. */
async function expectFresh(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isFormer: true }));
  await work();
  await expect.poll(() => page.evaluate(() => 'isFormer' in window).catch(() => true)).toBe(false);
}

test('the frame is as it was chosen, also after a reload and at the next visit', { tag: '@desk' }, async ({
  page,
  context,
  say,
  at,
  press,
  person,
  isMobile,
}) => {
  const opener = page.getByRole('button', { name: say('display'), exact: true });
  const panel = page.getByRole('dialog', { name: say('display') });
  const choose = (name: string) => panel.getByRole('radio', { name, exact: true }).check();
  const html = page.locator('html');
  const groups = page.getByRole('navigation', { name: say('nav_side', { name: say('menu_cafe') }) });
  const footer = page.getByRole('contentinfo');
  const tabs = PLACES.filter(({ category }) => category.key === 'cafe').map(({ tab }) => tab);
  const toCome = tabs.filter((tab) => isToCome(tab) && !tab.hidden).length;
  await cafeOf(person, '카페 온도', 'OWN');
  await page.goto(at(COFFEES));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: say('menu_qrdefault') })).toHaveCount(0);
  if (!isMobile) await expect(page.getByRole('link', { name: say('to_come_count', { count: toCome }) })).toBeVisible();
  await press(opener);
  await expect(panel.getByRole('radio', { name: say('theme_auto') })).toBeFocused();
  for (const [colorScheme, paper] of [
    ['dark', '#1b1612'],
    ['light', '#f5f2eb'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', paper);
  }

  if (!isMobile) {
    const side = () => boxOf(page, '.groups');
    const main = () => boxOf(page, 'main');
    expect((await side()).right).toBeLessThanOrEqual((await main()).left);
    await choose(say('position_R'));
    expect((await side()).left).toBeGreaterThanOrEqual((await main()).right);
    await choose(say('position_T'));
    expect((await side()).bottom).toBeLessThanOrEqual((await main()).top);
    await choose(say('position_B'));
    expect((await side()).bottom).toBe(800);
    await expectSound(page, 'groups at the bottom');
  } else await expect(panel.getByRole('group', { name: say('position') })).toBeHidden();

  const { height } = await boxOf(page, '.header');
  await choose(say('layout_S'));
  await expect(footer).toBeHidden();
  await expect(groups).toBeHidden();
  await choose(say('layout_F'));
  await expect(footer).toBeVisible();
  expect((await boxOf(page, '.header')).height).toBeLessThan(height);
  await choose(say('theme_dark'));
  await expectSound(page, 'the whole width in the dark');

  const chosen = { menu: isMobile ? 'L' : 'B', screen: 'F', scheme: 'dark' };
  const shown = () => html.evaluate(({ dataset }) => ({ ...dataset }));
  expect(await shown()).toMatchObject(chosen);
  const cookie = (await context.cookies()).find(({ name }) => name === 'hanjan');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - DAYS_30)).toBeLessThan(60);
  await page.reload();
  expect(await shown()).toMatchObject(chosen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(groups).toBeHidden();
  if (!isMobile) {
    const bar = page.getByRole('navigation', { name: say('nav_bar') });
    for (const [width, isPhone] of [
      [768, false],
      [767, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar).toBeVisible({ visible: isPhone });
    }
  }
  const next = await context.newPage();
  await next.goto(at('/'));
  await expect(next.locator('html')).toHaveAttribute('data-screen', 'F');
});

test('with keys alone the frame is chosen, and the menu that it hides is opened and used', { tag: '@desk' }, async ({
  page,
  say,
  at,
  person,
  isMobile,
}) => {
  const { keyboard } = page;
  const opener = page.getByRole('button', { name: say('display'), exact: true });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await cafeOf(person, '카페 온도', 'OWN');
  await page.goto(at(NOTES));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opener.focus();
  await keyboard.press('Enter');
  await expect(radio(say('theme_auto'))).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await keyboard.press('Tab');
  if (!isMobile) {
    await keyboard.press('ArrowDown');
    await expect(radio(say('position_R'))).toBeChecked();
    await keyboard.press('Tab');
  }
  await keyboard.press('ArrowDown');
  await expect(radio(say('layout_S'))).toBeChecked();
  await keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();

  // A phone has its bar for that.
  await page.getByRole('button', { name: say(isMobile ? 'nav_more' : 'nav_all') }).focus();
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: say('close') }).press('Enter');
  await expect(sheet).toBeHidden();
  await keyboard.press('Enter');
  await expect(sheet.getByRole('link', { name: say('menu_coffeenote') })).toHaveAttribute('aria-current', 'page');
  await expect(sheet.getByRole('link', { name: say('menu_coffeebean_received') })).toBeHidden();
  await sheet.locator('summary', { hasText: say('menu_cafe') }).focus();
  await keyboard.press('Enter');
  await expect(sheet.getByRole('link', { name: say('menu_coffeenote') })).toBeHidden();
  await expect(sheet.getByRole('link', { name: say('menu_beanblending') })).toHaveCount(0);
  await expect(sheet.locator('.coming-link:visible')).toHaveAttribute('href', /\/info\/coming#cafe$/);
  await expectSound(page, 'the whole menu');
  await sheet.getByRole('link', { name: say('menu_coffeebean_received') }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cafe\/coffeebean\/received$/);
  await expect(sheet).toBeHidden();
});

test('while the server is away a line says so and tries again; what is written stays and is saved afterwards', {
  tag: '@desk',
}, async ({ page, context, say, at, press, write, faults }) => {
  faults.expect(/^net::ERR_FAILED POST \/api\/user\/qc\/coffeebean\/edit$/);
  const away = page.getByRole('status').filter({ hasText: say('connection_away') });
  const back = page.getByRole('status').filter({ hasText: say('connection_back') });
  const retry = page.getByRole('button', { name: say('connection_try') });
  const writer = await write({ cupnote_name: '예가체프', cupnote_desc: '긴 메모' });

  await context.setOffline(true);
  await expect(away).toContainText(say('draft_kept'));
  await expectSound(page, 'without a network');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(away).toBeInViewport();
  await context.setOffline(false);
  await expect(back).toBeVisible();
  await expect(away).toBeHidden();

  // The network is there, the server is not.
  await page.route('**/api/**', (route) => route.abort('failed'));
  await writer.save();
  await expect(page.getByRole('status').filter({ hasText: say('save_unanswered') })).toBeVisible();
  await expect(away).toBeVisible();
  await press(retry);
  await expect(retry).toHaveAttribute('aria-disabled', 'false');
  await expect(away).toBeVisible();
  await page.unroute('**/api/**');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/health', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await press(retry);
  await expect(page.getByRole('button', { name: say('connection_checking') })).toBeDisabled();
  answer.resolve();
  await expect(away).toBeHidden();
  await writer.expectKept();
  await writer.save();
  await writer.expectSaved();
  await expect(page).toHaveURL(new RegExp(literally(at(NOTES))));
});

test('a new version is told of, never loaded by itself, and never over unsaved work without a word', {
  tag: '@phone',
}, async ({ page, say, press, write, at }) => {
  const told = page.getByRole('status').filter({ hasText: say('update_title') });
  const writer = await write({ cupnote_name: '예가체프' });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-hanjan-app': 'index-new.js' } });
  });
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
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-hanjan-app': 'index-new.js' } });
  });
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
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-hanjan-app': 'index-new.js' } });
  });
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

test('the main timer is started from anywhere, goes on after a reload and in other tabs; a running brew stands beside it', async ({
  page,
  context,
  say,
  at,
  press,
  person,
  isMobile,
}) => {
  const timer = page.getByRole('timer', { name: say('timer_main') });
  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
  await page.clock.install({ time: BEGIN });
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  if (isMobile) await press(button(say('nav_more')));
  await press(button(say('timer')));
  await expect(timer).toBeVisible();
  const start = await begunAt(page, 'timer');
  await page.clock.pauseAt(start + 83_400);
  await expect(timer).toHaveText('1:23.4');
  await page.getByRole('link', { name: say('list_user_cupnote_new') }).click({ trial: true });
  await page.clock.resume();
  await page.reload();
  await expect(timer).toBeVisible();
  await page.clock.pauseAt(start + 3_725_000);
  await expect(timer).toHaveText('1:02:05.0');
  await page.clock.resume();

  const other = await context.newPage();
  const same = other.getByRole('timer', { name: say('timer_main') });
  await other.goto(at('/'));
  await expect(same).toHaveText(/^1:02:/);
  await other.evaluate(() => {
    const now = Date.now();
    const brewing = { brewing_step_use: true, brewing_step1_term: 30_000, brewing_step1_mass: 800 };
    const begun = [0, 30_000].map((term) => ({ term, sum: null }));
    const moments = { began: now - 40_000, start: now - 40_000, pausedAt: null, end: null };
    const run = { id: '1', home: '/', title: 'V60', fields: brewing, begun, isHours: false, ...moments };
    localStorage.setItem('hanjan.work.brewrun', JSON.stringify(run));
  });
  await page.bringToFront();
  await expect(page.getByText(say('pour_nth', { nth: 1 }))).toBeVisible();
  await expectSound(page, 'both timers above a page');
  await press(button(say('timer_stop')));
  await press(button(say('timer_close')));
  await expect(timer).toBeHidden();
  await expect(same).toBeHidden();

  await press(button(say('timer_room')));
  const room = page.getByRole('dialog', { name: say('brew_room') });
  await press(room.getByRole('button', { name: say('brew_room_close') }));
  await expect(room).toBeHidden();
  await expect(button(say('timer_room'))).toBeVisible();
});
