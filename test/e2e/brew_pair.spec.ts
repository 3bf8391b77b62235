import type { Page } from '@playwright/test';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { BEGIN, begunAt, roomOf, tooSmall } from './support/room.ts';
import { expect, test } from './support/test.ts';

const BREW = '/info/chart/brewingrecord';
const RECIPES = '/user/usernote/brewingdefault';
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
test.use({ timezoneId: 'Asia/Seoul' });

/** Whatever of a lane, but for its other keys, is pressed: there is its tap key. */
const pressLane = (page: Page, nth: number) =>
  page
    .locator('.lane')
    .nth(nth - 1)
    .locator('.room-clock b')
    .click({ force: true });

test('two brews run side by side, each tap goes to its own, and both are saved', async ({
  page,
  say,
  at,
  press,
  person: _,
  api,
}) => {
  const { key } = roomOf(page, say);
  const lane = (nth: number) => page.locator('.lane').nth(nth - 1);
  const next = (nth: number) => lane(nth).locator('.room-next');
  const pour = (nth: number) => say('pour_nth', { nth });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const steps = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      [`brewing_step${at + 1}_term`, (at + 1) * 20_000],
      [`brewing_step${at + 1}_mass`, 300],
    ]).flat(),
  );
  const { brewing_seq } = await api.post('/api/user/brewing/default/edit', {
    ...{ brewing_name: 'Ten pours', brewing_name_locale: 'Ten pours', brewing_type: 'DRP', brewing_bean_mass: 200 },
    ...{ brewing_step_use: true, brewing_start_mass: 300, ...steps, brewing_step_end_term: 240_000 },
  });
  const [phone = { width: 390, height: 844 }, small = phone] = SCREENS;
  await page.setViewportSize(phone);
  await page.clock.install({ time: BEGIN });

  await test.step('one begins on the page, another one of a recipe is begun beside it', async () => {
    await page.goto(at(BREW));
    await press(button(say('brewpage_plan_v60')));
    await page.getByRole('textbox', { name: say('brewpage_coffee'), exact: true }).fill('Guji');
    await press(page.getByRole('button', { name: new RegExp(`^${say('brewpage_start')}`) }));
    await begunAt(page);
    await press(key(say('brew_room_close')));
    await expect(button(say('brew_one_more'))).toBeVisible();
    await page.goto(at(`${RECIPES}/${brewing_seq}`));
    await press(button(say('brew_this_recipe')));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('brew_beside') }));
    await expect(lane(2)).toContainText('Ten pours');
  });
  const first = await begunAt(page);

  await test.step('both are usable on the smallest phone, and say which is poured first', async () => {
    await press(next(2));
    for (const size of [phone, small]) {
      await page.setViewportSize(size);
      expect(await tooSmall(page)).toEqual([]);
      await expectNoSideways(page, `two brews at ${size.width} px`);
      for (const nth of [1, 2]) {
        await expect(lane(nth).getByRole('timer')).toBeInViewport({ ratio: 1 });
        await expect(lane(nth).locator('.room-title')).toBeInViewport({ ratio: 1 });
        await expect(next(nth)).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(page.getByText(say('brew_pair_first'), { exact: true })).toHaveCount(1);
    await expectSound(page, 'two brews');
    await press(lane(1).locator('.lane-head'));
    await expect(page.locator('.brew-other')).toContainText('2');
    await expectNoSideways(page, 'one of two brews');
    await press(page.locator('.brew-other'));
    await press(lane(2).locator('.lane-head'));
    await expectNoSideways(page, 'a recipe of ten pours');
    await expect(page.locator('.ruler [data-state="now"] .name')).toBeInViewport({ ratio: 0.9 });
    await press(button(say('brew_pair_both')).first());
    await page.setViewportSize(phone);
  });

  const second = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('hanjan.work.brewrun2') ?? '{}') as { start: number }).start,
  );
  const poured = Math.max(first + 36_000, second + 21_000);
  await test.step('a tap anywhere on a lane is of that one', async () => {
    await page.clock.pauseAt(second + 20_000);
    await pressLane(page, 2);
    await expect(next(2)).toContainText(pour(2));
    await expect(next(1)).toContainText(pour(1));
    await page.clock.pauseAt(poured);
    await pressLane(page, 1);
    await expect(next(1)).toContainText(pour(2));
    await expect(next(2)).toContainText(pour(2));
    await press(lane(1).getByRole('button', { name: say('brew_room_back') }));
    await expect(next(1)).toContainText(pour(1));
    await press(button(say('room_again')));
    await expect(next(1)).toContainText(pour(2));
    await press(lane(2).getByRole('button', { name: say('brew_room_pause') }));
    await expect(next(2)).toContainText(say('brew_room_resume'));
    await pressLane(page, 2);
    await expect(next(2)).toContainText(pour(2));
  });

  await test.step('keys are of the lane that was chosen by its number', async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('KeyP');
    await expect(next(1)).toContainText(say('brew_room_resume'));
    await page.keyboard.press('KeyP');
    await page.keyboard.press('2');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    await page.keyboard.press('Space');
    await expect(next(2)).toContainText(pour(3));
    await expect(next(1)).toContainText(pour(2));
  });

  await test.step('what the scale shows is typed for one, then both are there again', async () => {
    await press(lane(1).locator('.brew-poured'));
    for (const digit of '1185') await press(key(digit));
    await press(key(say('brew_room_note')));
    await expect(lane(1)).toBeVisible();
  });

  await test.step('both float above a page, and go on over a reload; a third one is refused', async () => {
    await page.clock.resume();
    await press(key(say('brew_room_close')));
    await page.reload();
    await expect(page.locator('.timer .brew-mark')).toHaveText([/^1/, /^2/]);
    await expectSound(page, 'two brews above a page');
    await press(button(say('brew_this_recipe')));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('timer_room') }));
    await expect(lane(2)).toBeVisible();
  });

  await test.step('each ends and is saved by itself, with its own times and masses', async () => {
    const finish = async () => {
      await press(key(say('brew_room_menu')));
      await press(key(say('brew_room_finish')));
      await page.clock.runFor(1000);
      await press(key(say('brew_room_save')));
      await expect(button(say('record_edit'))).toBeVisible();
      return api.get(`/api/user/brewing/result/detail/${page.url().split('/').at(-1)}`);
    };
    await press(lane(2).locator('.lane-head'));
    expect(await finish()).toMatchObject({
      ...{ brewing_seq, brewing_bean_mass: 200, brewing_result_date: '2026-11-20', brewing_result_total: 900 },
      detail_result_step: {
        ...stepOf(1, 20_000, 300),
        ...stepOf(2, poured + 5000 - second, 300),
        ...stepOf(3, null, null),
      },
    });
    await press(button(say('timer_room')));
    await expect(page.locator('.lane')).toHaveCount(0);
    expect(await finish()).toMatchObject({
      ...{ brewing_coffee: 'Guji', brewing_seq: null, brewing_result_date: '2026-11-20', brewing_result_total: 1185 },
      detail_result_step: { ...stepOf(1, poured - first, 785), ...stepOf(2, null, null) },
    });
    await expect(button(say('timer_room'))).toHaveCount(0);
  });
});

/** A step of a record; times are in tenths of a second. */
const stepOf = (nth: number, term: number | null, mass: number | null) => ({
  [`brewing_step${nth}_term`]: term === null ? null : Math.floor(term / 100) * 100,
  [`brewing_step${nth}_mass`]: mass,
});

test('one more of the same is begun in the room; one is thrown away and brought back; another tab taps too', async ({
  page,
  context,
  say,
  at,
  press,
}) => {
  const { key, begun, notice } = roomOf(page, say);
  const lanes = page.locator('.lane');
  const next = (nth: number) => lanes.nth(nth - 1).locator('.room-next');
  await page.clock.install({ time: BEGIN });
  await page.goto(at(BREW));
  await press(page.getByRole('button', { name: say('brewpage_plan_v60'), exact: true }));
  await press(page.getByRole('button', { name: new RegExp(`^${say('brewpage_start')}`) }));
  await begun();
  await page.clock.runFor(1000);
  await press(key(say('brew_room_menu')));
  await press(key(say('brew_one_more')));
  await expect(next(2)).toHaveText(say('brew_room_begin'));
  await press(next(2));
  await expect(next(2)).toContainText(say('pour_nth', { nth: 1 }));

  await press(lanes.nth(0).locator('.lane-head'));
  await press(key(say('brew_room_menu')));
  await press(key(say('brew_room_throw')));
  await expect(notice).toContainText(say('brew_room_thrown'));
  await expect(page.locator('.brew-mark')).toHaveCount(0);
  await press(notice.getByRole('button', { name: say('undo') }));
  await expect(lanes).toHaveCount(2);

  await page.clock.resume();
  const other = await context.newPage();
  await other.goto(at(BREW));
  // The large key of the page is of the brew that the page began, the other one floats.
  await expect(other.locator('.timer .brew-mark')).toHaveText(/^2/);
  await press(other.locator('.brewpage-key').getByRole('button').first());
  await press(other.locator('.lane').nth(1).locator('.room-next'));
  await expect(next(2)).toContainText(say('pour_nth', { nth: 2 }));
  await expect(next(1)).toContainText(say('pour_nth', { nth: 1 }));
});
