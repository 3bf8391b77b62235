import type { Row } from '@hanjan/core';
import { roasterRoastingResult as entity } from '@hanjan/model/roaster/roasting_result.ts';
import { seat } from '../harness/org.ts';
import { charged, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { inputOf } from './support/form.ts';
import { listOf } from './support/lists.ts';
import { behind } from './support/product.ts';
import { givePlan, roasteryOf } from './support/roastery.ts';
import { alogFile, drop, plainRoast } from './support/roasts.ts';
import { test as base, expect } from './support/test.ts';
import { codeName } from './support/texts.ts';

const ROASTS = '/roaster/roasting/result';
const DAY = 'roasting_result_date';

interface Plans {
  /** Plans a roast of yesterday, or of what is said otherwise, and answers its address. */
  plan(more?: Row): Promise<string>;
  read(id: string): Promise<Row>;
}

/** A roastery with green coffee, where somebody of the lowest rank works. */
const test = base.extend<{ plans: Plans }>({
  plans: async ({ api, person }, give) => {
    const { roaster_seq, post, bean, lot } = await roasteryOf(api, person, 'MNG');
    await givePlan(roaster_seq, 'PAID');
    const kenya = await bean('케냐 니에리 Nyeri');
    await lot(kenya, 2026, 600_000);
    await behind((admin) => seat(admin, roaster_seq, person.user_seq, 'ROASTER'));
    const read = (id: string) => api.get(`${ROAST}/detail/${id}?roaster_seq=${roaster_seq}`);
    const plan = async (more: Row = {}) => {
      const body = roastOf([charged(kenya, 100_000)], { roasting_step: 'RSRV', [DAY]: orgDay(1), ...more });
      const { roasting_result_key } = await post(`${ROAST}/edit`, body);
      const { roasting_result_year: year, roasting_result_seq: number } = await read(String(roasting_result_key));
      return `${year}-${number}`;
    };
    await give({ plan, read });
  },
});
test.use({ timezoneId: 'Asia/Seoul' });

test('a planned roast moves to the day that it is roasted on, and stays there afterwards', async ({
  page,
  say,
  at,
  press,
  user,
  language,
  plans,
}) => {
  const [first, second] = [await plans.plan(), await plans.plan()];
  const owner = { ...user, entity };
  const button = (name: Parameters<typeof say>[0]) => page.getByRole('button', { name: say(name), exact: true });
  const step = inputOf(owner, 'roasting_step');
  const stepName = (id: string) => codeName(language, 'RSTEP', id);
  const year = Number(orgDay().slice(0, 4));

  await test.step('by one tap, and back', async () => {
    await page.goto(at(`${ROASTS}/${second}`));
    await expect(button('roast_move_tomorrow')).toBeVisible();
    await expectSound(page, 'a planned roast');
    await press(button('roast_move_today'));
    await expect(page.getByText(say('roast_moved', { day: orgDay() }))).toBeVisible();
    await expect(button('roast_move_today')).toBeHidden();
    expect(await plans.read(second)).toMatchObject({ [DAY]: orgDay(), roasting_batch_no: 1, version: 2 });
    await press(button('undo'));
    await expect(button('roast_move_today')).toBeVisible();
    expect(await plans.read(second)).toMatchObject({ [DAY]: orgDay(1), roasting_batch_no: 2 });
  });

  await test.step('in its form, where another year is refused before it is sent', async () => {
    await page.goto(at(`${ROASTS}/${first}?mode=edit`));
    await inputOf(owner, DAY).fill(`${year + 1}-01-02`);
    await press(button('record_save'));
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText(say(`${DAY}_field_id`));
    await press(told.getByRole('button'));
    await expect(inputOf(owner, DAY)).toHaveValue(`${year + 1}-01-02`);
    await inputOf(owner, DAY).fill(orgDay());
    await inputOf(owner, DAY).press('Tab');
    await expect(page.getByText(say(`${DAY}_field_id`))).toHaveCount(0);
    await expect(page.locator('.batch-planned')).toHaveText(say('batch_given'));
  });

  await test.step('it is done once it is weighed, and planned again without the weight', async () => {
    const weight = inputOf(owner, 'roasting_mass');
    await weight.fill('8.5');
    await expect(step).toHaveValue(stepName('DONE'));
    await weight.fill('');
    await expect(step).toHaveValue(stepName('RSRV'));
    await weight.fill('8.5');
    await expect(step).toHaveValue(stepName('DONE'));
    await press(button('record_save'));
    await expect(button('record_edit')).toBeVisible();
    expect(await plans.read(first)).toMatchObject({ [DAY]: orgDay(), roasting_step: 'DONE', roasting_instock: 85_000 });
    await expect(button('roast_move_tomorrow')).toBeHidden();
    await press(button('record_edit'));
    await expect(step).toBeVisible();
    await expect(inputOf(owner, DAY)).toHaveCount(0);
  });
});

test('the day of a log is asked about where the record is of another one', async ({
  page,
  say,
  at,
  press,
  user,
  plans,
}) => {
  const [planned, done] = [await plans.plan(), await plans.plan({ roasting_step: 'DONE', roasting_mass: 85_000 })];
  const owner = { ...user, entity };
  const log = alogFile('huila.alog', plainRoast({ meta: { roasted_at: `${orgDay(2)}T14:06:00` } }));
  const dialog = page.getByRole('alertdialog');
  const keep = dialog.getByRole('button', { name: say('roast_form_day_own'), exact: true });
  const filled = inputOf(owner, 'roasting_end_term');

  await page.goto(at(`${ROASTS}/${planned}?mode=edit`));
  await page.locator('.roast-group').scrollIntoViewIfNeeded();
  await expect(page.locator('.roast-group')).toContainText(say('roast_form_file'));
  await drop(page, log);
  await expect(dialog).toContainText(orgDay(2));
  await expect(keep).toBeFocused();
  await expectSound(page, 'the day of a log');
  await page.keyboard.press('Enter');
  await expect(filled).toHaveValue('9:00');
  await expect(inputOf(owner, DAY)).toHaveValue(orgDay(1));
  await press(page.getByRole('button', { name: say('undo'), exact: true }));
  await expect(filled).toHaveValue('');

  await drop(page, log);
  await press(dialog.getByRole('button', { name: say('roast_form_day_log'), exact: true }));
  await expect(filled).toHaveValue('9:00');
  await expect(inputOf(owner, DAY)).toHaveValue(orgDay(2));
  await press(page.getByRole('button', { name: say('record_save'), exact: true }));
  await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toBeVisible();
  expect(await plans.read(planned)).toMatchObject({ [DAY]: orgDay(2) });

  // What was roasted is only told so.
  await page.goto(at(`${ROASTS}/${done}?mode=edit`));
  await page.locator('.roast-group').scrollIntoViewIfNeeded();
  await expect(page.locator('.roast-group')).toContainText(say('roast_form_file'));
  await drop(page, log);
  await expect(page.getByText(say('roast_form_day_told', { day: orgDay(2) }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('planned roasts are cancelled together, and what was roasted is left', async ({
  page,
  say,
  at,
  press,
  user,
  plans,
}) => {
  const planned = [await plans.plan(), await plans.plan()];
  const done = await plans.plan({ roasting_step: 'DONE', roasting_mass: 85_000 });
  const { button, tool } = listOf(user);
  const steps = async () => Promise.all([...planned, done].map(async (id) => (await plans.read(id)).roasting_step));
  await page.goto(at(ROASTS));
  await tool('list_select');
  await press(button('select_page'));
  await press(button('bulk_change_open'));
  const fill = page.getByRole('dialog', { name: say('bulk_change_title', { count: 3 }) });
  await press(fill.getByRole('button', { name: say('roasting_step'), exact: true }));
  await expectSound(page, 'planned roasts to cancel');
  await press(fill.getByRole('button', { name: say('bulk_change_do', { count: 3 }) }));
  const told = page.getByRole('dialog', { name: say('bulk_change') });
  await expect(told.getByRole('listitem').filter({ hasText: say('roasting_step_field_bulk') })).toHaveCount(1);
  await expect(told.getByRole('listitem').filter({ hasText: say('bulk_saved') })).toHaveCount(2);
  await expect(told.getByRole('button', { name: say('bulk_again') })).toHaveCount(0);
  expect(await steps()).toEqual(['CNCL', 'CNCL', 'DONE']);
  await press(told.getByRole('button', { name: say('close'), exact: true }));
  await press(button('bulk_undo_key', { count: 2 }));
  await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
  expect(await steps()).toEqual(['RSRV', 'RSRV', 'DONE']);
});
