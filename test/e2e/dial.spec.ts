import { cafeBrewingDefault } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { settingNote } from '@hanjan/model/cafe/setting/setting_note.ts';
import { cafeSettingResult } from '@hanjan/model/cafe/setting/setting_result.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf, employ, makeCafe } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { expectTouchable } from './support/touch.ts';

const TODAY = '/cafe/setting/settingtoday';
const NOTE = '/cafe/setting/settingnote';
const BEGIN = new Date('2026-11-20T07:30:00+09:00');
const HOUSE = '하우스 18 g';

test('an espresso is dialed in with five shots', async ({ page, say, at, press, user, person, api, hasTouch }) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const shot = { ...user, entity: cafeSettingResult };
  const input = (name: string) => inputOf(shot, name);
  const clock = page.locator('.dial-clock');
  const advice = page.locator('.dial-advice');
  const rows = page.getByRole('region', { name: say('dial_shots') }).getByRole('listitem');
  const standard = { setting_summary: HOUSE, setting_result_type: 'ESP', setting_bean_mass: 180 };
  await api.post('/api/cafe/setting/default/edit', {
    ...{ cafe_seq, ...standard, setting_result_mass: 360, setting_result_term: 28_000, setting_grinder_size: 210 },
  });
  await page.clock.install({ time: BEGIN });
  await page.goto(at(TODAY));
  await expect(page.getByText(say('dial_empty_title'))).toBeVisible();
  await page.getByRole('combobox', { name: say('setting_seq') }).selectOption({ label: HOUSE });
  await expect(input('setting_grinder_size')).toHaveValue('2.10');
  await expect(input('setting_result_mass')).toHaveValue('');

  /** Shots one after the other: the grind, how many seconds the clock ran, what came out, and what is to be done next. */
  const shots = [
    ['2.10', 19, '36', 'dial_finer'],
    // Stopped early: by its time alone it would be right.
    ['1.90', 27, '24', 'dial_coarser'],
    ['2.00', 28, '40', 'dial_finer'],
    ['1.97', 31, '39.8', null],
    ['1.97', 28, '36.1', 'dial_keep'],
  ] as const;
  for (const [nth, [grind, seconds, grams, turn]] of shots.entries()) {
    await test.step(`shot ${nth + 1}`, async () => {
      await input('setting_grinder_size').fill(grind);
      await press(clock);
      await expect(clock).toContainText(say('setting_stop'));
      await page.clock.fastForward(seconds * 1000);
      await press(clock);
      await expect(clock).toContainText(say('setting_start'));
      // A finger takes its time; whoever looks at the clock says how long it was.
      await expect(input('setting_result_term')).toHaveValue(/^0:[1-5]\d/);
      await input('setting_result_term').fill(`0:${seconds}`);
      await input('setting_result_mass').fill(grams);
      await press(page.getByRole('button', { name: say('dial_save') }));
      await expect(rows).toHaveCount(nth + 1);
      const text = turn === null ? say('dial_yield', { mass: '36.0\u00a0g' }) : say(turn);
      await expect(advice.locator('b')).toHaveText(text);
      // The next one begins as this one was, and what comes of it is still to be seen.
      await expect(input('setting_grinder_size')).toHaveValue(grind);
      await expect(input('setting_result_mass')).toHaveValue('');
      await expect(input('setting_result_term')).toHaveValue('');
    });
  }

  await test.step('the row says what was turned and what it did', async () => {
    await expect(rows.first()).toContainText('1:2');
    await expect(rows.first().locator('.dial-changed')).toContainText(`${say('dial_same')} → `);
    await expect(rows.nth(3).locator('.dial-changed')).toContainText('−0.20');
    await expect(page.getByRole('img', { name: say('dial_chart', { count: 5 }) })).toBeVisible();
    await expectNoSideways(page, 'five shots');
    if (hasTouch) await expectTouchable(page, 'five shots');
    await expectSound(page, 'five shots');
  });

  await test.step('what was typed outlives the page', async () => {
    await input('setting_result_mass').fill('35.5');
    await page.clock.runFor(1000);
    await page.reload();
    await expect(input('setting_result_mass')).toHaveValue('35.5');
    await expect(input('setting_grinder_size')).toHaveValue('1.97');
  });

  await test.step('a shot opens as a record, which becomes a recipe of the cafe', async () => {
    await press(rows.first().getByRole('link'));
    await press(page.getByRole('button', { name: say('brew_to_recipe') }));
    const recipe = { ...user, entity: cafeBrewingDefault };
    await expect(inputOf(recipe, 'brewing_bean_mass')).toHaveValue('18.0');
    await expect(inputOf(recipe, 'brewing_grinder_point')).toHaveValue('1.97');
    await expect(inputOf(recipe, 'brewing_term')).toHaveValue('0:28');
  });
});

test('a guest’s note outlives the page and becomes a record of the cafe', async ({ page, say, at, press, user }) => {
  const person = await makePerson('한지우');
  const cafe_seq = await makeCafe('카페 온도');
  await employ(cafe_seq, person, 'BARISTA');
  const note = { ...user, entity: settingNote };
  await page.goto(at(NOTE));
  await inputOf(note, 'setting_summary').fill('집 드립');
  await inputOf(note, 'setting_bean_mass').fill('20');
  await inputOf(note, 'setting_grinder_size').fill('8.4');
  await inputOf(note, 'setting_date').fill('2026-11-20');
  await press(inputOf(note, 'step_detail'));
  await page.getByRole('textbox', { name: say('brewing_step1_mass') }).fill('80');
  await page.getByRole('textbox', { name: say('brewing_start_mass') }).fill('40');
  await expect(page.locator('.steps-totals')).toContainText('120.0');
  await expectSound(page, 'a note');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(inputOf(note, 'setting_summary')).toHaveValue('집 드립');
  await expect(page.getByRole('textbox', { name: say('brewing_step1_mass') })).toHaveValue('80.0');

  await press(page.getByRole('button', { name: say('dial_note_take') }));
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
  await main.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await press(main.getByRole('button', { name: say('signin'), exact: true }));
  const record = { ...user, entity: cafeSettingResult };
  await expect(inputOf(record, 'setting_summary')).toHaveValue('집 드립');
  await expect(inputOf(record, 'setting_grinder_size')).toHaveValue('8.40');
  await press(page.getByRole('button', { name: say('record_save'), exact: true }));
  await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('집 드립');
  await page.goto(at(NOTE));
  await expect(inputOf(note, 'setting_summary')).toHaveValue('집 드립');
});
