import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { dragBy, fingersOn } from './support/hand.ts';
import { behind, NOTES_API } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const MAP = '/info/map/country';
const FINE = /countries-50m.*\.json/;
const COARSE = /countries-110m.*\.json/;

const svg = (page: Page) => page.locator('svg.map');
const land = (page: Page, id: string) => svg(page).locator(`.land[data-country=${id}]`);
/** What is hit of a country that is small. */
const dot = (page: Page, id: string) => svg(page).locator(`.dot[data-country=${id}]`);
/** How large the map is drawn, and how far it is moved. */
async function frameOf(page: Page): Promise<{ readonly x: number; readonly y: number; readonly k: number }> {
  const transform = (await svg(page).locator('> g').first().getAttribute('transform')) ?? '';
  const [x = 0, y = 0, k = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y, k };
}
const sizeOf = async (page: Page) => (await frameOf(page)).k;
/** Once the map stands still. */
async function settled(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const now = await sizeOf(page);
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
  return before;
}

test('an administrator looks at countries with the mouse and with keys', { tag: '@desk' }, async ({
  page,
  say,
  at,
  person,
  faults,
  language,
}) => {
  const name = (id: string) => codeName(language, 'CNTR', id);
  const shown = page.locator('.country-shown');
  const list = page.getByRole('combobox', { name: say('map_find') });
  await behind((db) => db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));

  await test.step('a map that cannot be loaded says so, and its list is there', async () => {
    faults.expect(/ERR_FAILED GET .*countries-110m/);
    await page.route(COARSE, (route) => route.abort());
    await page.goto(at(MAP));
    await expect(page.getByText(say('map_failed'))).toBeVisible();
    await expect(page.locator('.country-list').getByRole('option', { name: name('GHA') })).toBeVisible();
    await page.unroute(COARSE);
    await page.route(COARSE, (route) => route.fulfill({ json: {} }), { times: 1 });
    const useless = page.waitForResponse(COARSE);
    await page.getByRole('button', { name: say('retry') }).click();
    await useless;
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(land(page, 'BRA')).toBeVisible();
    await expectSound(page, 'the map');
  });

  await test.step('a click chooses, a drag only moves', async () => {
    await land(page, 'BRA').click();
    await expect(shown.getByRole('heading', { level: 2, name: name('BRA') })).toBeVisible();
    await expect(shown).toContainText('BRA');
    await expect(land(page, 'BRA')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: say('chart_larger') }).click();
    const k = await settled(page);
    const { x } = await frameOf(page);
    await dragBy(page, svg(page), { x: 120, y: 10 });
    expect((await frameOf(page)).x).toBeCloseTo(x + 120, 0);
    expect(await sizeOf(page)).toBe(k);
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(name('BRA'));
  });

  await test.step('the mouse wheel scrolls the page, and with Ctrl enlarges the map, which gets finer borders', async () => {
    await list.focus();
    await svg(page).hover();
    const k = await sizeOf(page);
    const fine = page.waitForResponse(FINE);
    await page.mouse.wheel(0, -200);
    expect(await sizeOf(page)).toBe(k);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => sizeOf(page)).toBeGreaterThan(2 * k);
    expect((await fine).ok()).toBe(true);
    await page.getByRole('button', { name: say('map_whole') }).click();
    await expect.poll(() => sizeOf(page)).toBeLessThan(k);
  });

  await test.step('keys walk from country to country and choose', async () => {
    await settled(page);
    await dot(page, 'KEN').hover();
    await svg(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.map-readout b')).toHaveText(name('ETH'));
    await expect(svg(page)).toHaveAttribute('aria-activedescendant', /ETH$/);
    await page.keyboard.press('Enter');
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(name('ETH'));
    await expect(shown.locator('.places').first()).toContainText('예가체프');
  });

  await test.step('the list finds by initial consonants, also islands that no coarse map has', async () => {
    await list.fill('ㅅㅌㅁ');
    await list.press('Enter');
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(name('STP'));
    await expect(dot(page, 'STP')).toHaveAttribute('data-chosen');
    const { width = 0 } = (await dot(page, 'STP').locator('.room').boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(24);
    await dot(page, 'SHN').click();
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(name('SHN'));
  });

  await test.step('countries without coffee are offered when they are wanted, and what is chosen stays', async () => {
    await list.fill('대한민국');
    await expect(page.getByText(say('nothing_found'))).toBeVisible();
    await page.getByRole('switch', { name: say('map_growing') }).uncheck();
    await page
      .locator('.country-list')
      .getByRole('option', { name: name('KOR') })
      .click();
    await expect(shown).toContainText(say('map_is_other'));
    await expect(shown).toContainText(say('map_no_regions'));
    await expectSound(page, 'a chosen country');
    await page.reload();
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(name('KOR'));
    await page.getByRole('button', { name: say('chart_clear') }).click();
    await expect(page.getByText(say('map_none'))).toBeVisible();
  });
});

test('the countries of a note are chosen on the map with fingers', { tag: '@phone' }, async ({
  page,
  say,
  write,
  press,
  user,
  api,
  language,
}) => {
  const name = (id: string) => codeName(language, 'CNTR', id);
  const writer = await write({ cupnote_name: 'Two coasts' });
  const dialog = page.getByRole('dialog', { name: say('blending_country_list') });
  const option = (id: string) => dialog.locator('.country-list').getByRole('option', { name: name(id) });
  const chip = (text: string) => page.locator('.chip', { hasText: text });

  await press(inputOf(user, 'blending_country_list'));
  await press(choice(page, say('own_words')));
  await page.keyboard.press('Escape');
  await inputOf(user, 'blending_country_etc').fill('somewhere warm');
  await press(page.getByRole('button', { name: say('map_open_for', { name: say('blending_country_list') }) }));
  await expect(land(page, 'COL')).toBeVisible();
  await expectSound(page, 'the map of a note');

  await test.step('two fingers enlarge it around what lies between them', async () => {
    const k = await settled(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await svg(page).boundingBox()) ?? {};
    const middle = { x: x + width / 2, y: y + height / 2 };
    const touch = await fingersOn(page);
    const apart = (by: number) => [-by, by].map((dx) => ({ x: middle.x + dx, y: middle.y }));
    await touch('touchStart', ...apart(20));
    for (const by of [30, 40, 50, 60]) await touch('touchMove', ...apart(by));
    await touch('touchEnd');
    await expect.poll(() => sizeOf(page)).toBeGreaterThan(2.4 * k);
    await expect(dialog.locator('[aria-selected=true]')).toHaveCount(0);
    await press(dialog.getByRole('button', { name: say('map_whole') }));
    await expect.poll(() => sizeOf(page)).toBe(k);
  });

  await test.step('a tap on the map and one in the list choose, a second one takes away', async () => {
    await press(dot(page, 'COL'));
    await expect(option('COL')).toHaveAttribute('aria-selected', 'true');
    await press(option('KEN'));
    await press(option('AGO'));
    await press(option('AGO'));
    await expect(option('AGO')).toHaveAttribute('aria-selected', 'false');
    await expect(dialog.locator('.map-regions')).toContainText('Huila');
    await expect(dialog.getByText(say('map_chosen', { count: 2 }))).toBeVisible();
  });

  await test.step('the note keeps them, beside words of its own', async () => {
    await press(dialog.getByRole('button', { name: say('chart_done') }));
    for (const id of ['COL', 'KEN']) await expect(chip(name(id))).toBeVisible();
    await writer.save();
    await writer.expectSaved();
    const kept = await api.get(`${NOTES_API}/detail/${/\d+$/.exec(page.url())}`);
    expect(kept).toMatchObject({
      blending_country_list: ['COL', 'KEN', 'ETC'],
      blending_country_etc: 'somewhere warm',
    });
    await expect(page.getByText('somewhere warm')).toBeVisible();
  });
});
