import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf } from './support/cafe.ts';
import { NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { literally } from './support/texts.ts';

const DAYS_30 = 30 * 86_400;

/** Where something stands in the window. */
async function boxOf(page: Page, selector: string) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, height };
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
  await cafeOf(person, '카페 온도', 'OWN');
  await page.goto(at(COFFEES));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  faults.allow(/^net::ERR_FAILED (GET|POST) \/api\//);
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
  await expect(page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) })).toBeVisible();
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
  await expect(page.getByText(say('outbox_sent', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '예가체프' }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(literally(at(NOTES))));
});
