import { POINTS } from '@hanjan/model/shared/points.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import type { Locator, Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { dragBy } from './support/hand.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const RADAR = '/info/chart/radarchart';
/** Px of a step along an axis of a radar. */
const stepOf = (page: Page) =>
  page.locator('svg.radar').evaluate((svg: SVGSVGElement) => {
    const rim = svg.querySelector<SVGPathElement>('.rim');
    return ((rim?.getBBox().height ?? 0) / 20) * (svg.getScreenCTM()?.a ?? 1);
  });
const headOf = (page: Page, nth: number): Locator => page.locator('svg.radar .head').nth(nth);

test('scores are given on the radar by hand and by key, and stand beside another cup', async ({
  page,
  say,
  at,
  press,
}) => {
  const score = (nth: number) => page.locator('.radar-scores output').nth(nth);
  const head = (nth: number) => headOf(page, nth);
  await page.goto(at(RADAR));
  await expect(score(0)).toHaveText(say('not_scored'));
  await expectSound(page, 'no scores');
  const step = await stepOf(page);

  await test.step('a point is dragged along its axis, and the page stays where it is', async () => {
    await dragBy(page, head(0), { x: 0, y: 3 * step });
    await expect(score(0)).toHaveText('7');
    await dragBy(page, head(0), { x: 4 * step, y: -1.2 * step });
    await expect(score(0)).toHaveText('8');
    await dragBy(page, head(3), { x: 0, y: 900 });
    await expect(score(3)).toHaveText('10');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('an axis is pressed where its score is to be', async () => {
    const svg = page.locator('svg.radar');
    const { y = 0, height = 0 } = (await head(0).boundingBox()) ?? {};
    const { y: top = 0, width = 0 } = (await svg.boundingBox()) ?? {};
    await press(svg, { x: width / 2, y: y + height / 2 - top + 4 * step });
    await expect(score(0)).toHaveText('4');
  });

  await test.step('keys move a point, name its score and take it back', async () => {
    await head(1).focus();
    await page.keyboard.press('8');
    await page.keyboard.press('ArrowUp');
    await expect(score(1)).toHaveText('9');
    await expect(head(1)).toHaveAttribute('aria-valuenow', '9');
    await page.keyboard.press('Tab');
    await expect(head(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(score(2)).toHaveText('10');
    await page.keyboard.press('Delete');
    await expect(score(2)).toHaveText(say('not_scored'));
    await expect(head(2)).toHaveAttribute('aria-valuetext', say('not_scored'));
  });

  await test.step('another cup is kept beside it, in the drawing and as figures', async () => {
    const table = page.getByRole('table', { name: say('radar_figures') });
    const row = (nth: number) => table.getByRole('row').nth(nth + 1);
    await press(page.getByRole('button', { name: say('radar_keep') }));
    await dragBy(page, head(0), { x: 0, y: 2 * step });
    await expect(row(0)).toHaveText(/2\s*4\s*−2$/);
    await expect(row(2)).toHaveText(/–\s*–\s*–$/);
    await expect(page.locator('svg.radar .key')).toHaveText([say('radar_own'), say('radar_other')]);
    await expectSound(page, 'two cups');
    expect(await overlapsIn(page)).toEqual([]);
    await page.reload();
    await expect(row(0)).toHaveText(/2\s*4\s*−2$/);
    await press(page.getByRole('button', { name: say('radar_drop') }));
    await expect(page.locator('svg.radar .key')).toHaveCount(0);
    await press(page.getByRole('button', { name: say('undo') }));
    await expect(row(0)).toHaveText(/2\s*4\s*−2$/);
  });
});

test('in a note the radar is dragged too, and its wheel is turned and kept as it was turned', async ({
  page,
  say,
  at,
  press,
  language,
  user,
  person,
  api,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const cupnote_seq = await saveNote(api, {
    cupnote_name: 'Huila',
    cupnote_place: 'CAFE',
    cupnote_date: '2026-03-05',
    cupnote_balance_point: 9,
    cupnote_flavor_list: ['JASMINE', 'PEACH'],
    cupnote_flavor_wheel_use: true,
  });
  const flavors = ['JASMINE', 'PEACH'].map((id) => codeName(language, 'FLVR', id)).join(', ');
  const wheel = page.getByRole('img', { name: say('note_wheel_label', { flavors }) });
  const balance = inputOf(user, 'cupnote_balance_point');

  await test.step('a point that is dragged is a score that was typed', async () => {
    await page.goto(`${at(NOTES)}/${cupnote_seq}?mode=edit`);
    await dragBy(page, headOf(page, 0), { x: 0, y: 2 * (await stepOf(page)) });
    await expect(balance).toHaveAttribute('aria-valuenow', '7');
    await press(page.getByRole('button', { name: say('undo_of', { name: say('cupnote_balance_point') }) }));
    await expect(balance).toHaveAttribute('aria-valuenow', '9');
    await dragBy(page, headOf(page, 0), { x: 0, y: await stepOf(page) });
  });

  await test.step('the wheel is turned by hand and by number, and put away', async () => {
    await page.locator('.note-wheel').scrollIntoViewIfNeeded();
    await expect(wheel).toBeVisible();
    const { width, height } = (await wheel.boundingBox()) ?? { width: 0, height: 0 };
    await dragBy(page, wheel, { x: width * 0.3, y: 0 }, { x: width / 2, y: height * 0.2 });
    await expect(inputOf(user, 'cupnote_flavor_wheel_rotate')).toHaveValue(/^4[45]\.\d$/);
    await inputOf(user, 'cupnote_flavor_wheel_rotate').fill('-12.5');
    await inputOf(user, 'cupnote_flavor_wheel_simple').check();
    await expect(wheel.locator('g[transform="rotate(-12.5)"]')).toBeVisible();
    await inputOf(user, 'cupnote_flavor_wheel_use').uncheck();
    await expect(wheel).toHaveCount(0);
    await inputOf(user, 'cupnote_flavor_wheel_use').check();
    // What lies under the bar of commands is no place to press.
    await page.evaluate(() => scrollTo(0, 0));
    await expectSound(page, 'a note with its wheel');
  });

  await test.step('it is read as it was kept', async () => {
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    const kept = await api.get(`${NOTES_API}/detail/${cupnote_seq}`);
    expect(POINTS.map((point) => kept[point])).toEqual([8, null, null, null, null, null]);
    const options = userCupnoteScreen.form.find(({ key }) => key === 'note_wheel')?.fields ?? [];
    expect(options.map((name) => kept[name])).toEqual([true, false, true, -125]);
    await page.locator('.note-wheel').scrollIntoViewIfNeeded();
    await expect(wheel.locator('g[transform="rotate(-12.5)"]')).toBeVisible();
  });
});

/** Words of the radar that lie over one another as this browser draws them. */
const overlapsIn = (page: Page): Promise<string[]> =>
  page.locator('svg.radar text').evaluateAll((texts) => {
    const boxes = texts.map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, i) =>
      boxes
        .slice(i + 1)
        .filter((other) => {
          // The lines of letters have more room above and below than letters take.
          const [a, b] = [box, other.box];
          return a.left < b.right && b.left < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom;
        })
        .map((other) => `${text} / ${other.text}`),
    );
  });
