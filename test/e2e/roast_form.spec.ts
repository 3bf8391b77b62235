import { roasterRoastingResult as entity } from '@hanjan/model/roaster/roasting_result.ts';
import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import type { Page } from '@playwright/test';
import { seat } from '../harness/org.ts';
import { BY_HAND, xlsxOf } from '../harness/roasts/workbooks.ts';
import { expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { behind } from './support/product.ts';
import { givePlan, seatIn } from './support/roastery.ts';
import { alogFile, drop, figure, fileOf, plainRoast } from './support/roasts.ts';
import { BEGIN, tooSmall } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const RESULTS = '/roaster/roasting/result';
const MINUTE = 60_000;
/** The charge, after ten minutes of preheating. */
const CHARGE = BEGIN + 10 * MINUTE;

test.use({ timezoneId: 'Asia/Seoul' });

const group = (page: Page) => page.locator('.roast-group');

test('a new record is marked while the roast goes on, also after a reload', async ({
  page,
  say,
  at,
  press,
  person,
  language,
  hasTouch,
}) => {
  await seatIn(person, 'ROASTER');
  const user = { page, say, language, press, entity };
  const live = page.getByRole('dialog', { name: say('roast_live') });
  const clock = live.getByRole('timer');
  const key = (name: string) => live.getByRole('button', { name, exact: true });
  const typed = async (digits: string) => {
    for (const digit of digits) await press(key(digit));
    await press(key(say('roast_live_done_pad')));
  };
  const stopAt = async (moment: number) => {
    await expect(live).toBeVisible();
    await page.clock.pauseAt(moment);
  };

  await page.clock.install({ time: BEGIN - MINUTE });
  await page.goto(at(`${RESULTS}/write`));
  await group(page).scrollIntoViewIfNeeded();
  await expect(group(page)).toContainText(say('roast_form_file_closed'));
  await press(group(page).getByRole('button', { name: say('roast_form_live'), exact: true }));
  await stopAt(BEGIN);

  await test.step('the preheating is timed; the charge is when the roast began', async () => {
    await press(key(say('roast_point_pre_heating_start')));
    await press(key(say('close')));
    await page.clock.resume();
    await page.reload();
    await stopAt(CHARGE);
    await expect(clock).toHaveText('10:00.0');
    await press(key(say('roast_mark_CHARGE')));
    await typed('2016');
    await page.clock.pauseAt(CHARGE + 2 * MINUTE);
    await press(key(say('roast_live_note')));
    await typed('955');
  });

  await test.step('it goes on after a reload; the form says how far it is', async () => {
    await page.clock.resume();
    await page.reload();
    await stopAt(CHARGE + 4.5 * MINUTE);
    await expect(clock).toHaveText('4:30.0');
    await press(key(say('roast_mark_DRY')));
    await press(key(say('close')));
    await page.clock.pauseAt(CHARGE + 8.5 * MINUTE);
    await press(key(say('roast_mark_FCs')));
    await press(key(say('close')));
    await press(live.getByRole('button', { name: say('roast_form_live_back') }));
    await expect(inputOf(user, 'roasting_step')).toHaveValue(codeName(language, 'RSTEP', 'RSTG'));
    await expect(inputOf(user, 'roasting_start_time')).toHaveValue('2026-11-20 14:16:00');
    await page.clock.pauseAt(CHARGE + 9 * MINUTE);
    await expect(group(page).getByRole('timer')).toHaveText('9:00');
    await press(group(page).getByRole('button', { name: say('roast_form_live_open') }));
  });

  await test.step('the drop ends it, and what was weighed is the record’s', async () => {
    await page.clock.pauseAt(CHARGE + 10.25 * MINUTE);
    await press(key(say('roast_mark_DROP')));
    await page.clock.resume();
    await typed('2104');
    // In the unit of the form.
    await live.getByRole('textbox', { name: say('roast_live_roasted') }).fill('5.148');
    if (hasTouch) expect(await tooSmall(page)).toEqual([]);
    await press(key(say('roast_live_open')));
    await expect(inputOf(user, 'roasting_step')).toHaveValue(codeName(language, 'RSTEP', 'COOL'));
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('10:15');
    await expect(inputOf(user, 'roasting_mass')).toHaveValue('5.148');
    await expect(group(page).getByRole('timer')).toHaveCount(0);
    await expect(figure(user, 'roast_development_s')).toHaveText('1:45');
    const check = group(page).getByRole('group', { name: say('roast_form_check', { nth: 1 }), exact: true });
    await expect(check.getByRole('textbox').first()).toHaveValue('2:00');
    await expectSound(page, 'a roast in its form');
  });
});

test('a log fills a record, is read, compared on the page of roasts, and kept as another record', {
  tag: '@desk',
}, async ({ page, say, at, press, person, api, language }) => {
  const roaster_seq = await seatIn(person, 'MNG');
  await givePlan(roaster_seq, 'PAID');
  const user = { page, say, language, press, entity };
  const named = { roaster_seq, greenbean_name: 'Kenya Nyeri', greenbean_name_locale: '케냐 니에리' };
  const { greenbean_roaster_seq } = await api.post('/api/roaster/greenbean/default/edit', named);
  const lot = { roaster_seq, greenbean_roaster_seq, greenbean_year: 2026 };
  await api.post('/api/roaster/greenbean/year/edit', { ...lot, greenbean_received_mass: 600_000 });
  const roast = { roaster_seq, roasting_result_date: '2026-11-18', roasting_step: 'DONE', roasting_mass: 8600 };
  const green = { greenbean_roaster_seq, greenbean_year: 2026, greenbean_mass: 10_000 };
  await api.post('/api/roaster/roasting/result/edit', { ...roast, roasting_result_greenbean: [green] });
  // Whoever works there loads a log, of whatever rank.
  await behind((admin) => seat(admin, roaster_seq, person.user_seq, 'ROASTER'));
  const box = (point: string, value: number) =>
    group(page).getByRole('group', { name: point, exact: true }).getByRole('textbox').nth(value);

  await page.goto(at(`${RESULTS}/2026-1?mode=edit`));
  await group(page).scrollIntoViewIfNeeded();
  await expect(group(page)).toContainText(say('roast_form_file'));

  await test.step('a file of another kind is refused, a log fills the fields, and all of it is taken back', async () => {
    await drop(page, fileOf('roast.png', 'x'));
    await expect(group(page).getByRole('alert')).toContainText(LOG_TYPES.join(', '));
    await drop(page, alogFile('huila.alog', plainRoast({ meta: { roasted_at: '2026-11-18T14:06:00' } })));
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('9:00');
    await expect(inputOf(user, 'roasting_start_time')).toHaveValue('2026-11-18 14:06:00');
    await expect(figure(user, 'roast_dtr_percent')).toHaveText('22.2%');
    await expect(figure(user, 'roast_loss_percent')).toHaveText('14.0%');
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('');
    await expect(page.locator('svg.roast')).toHaveCount(0);
  });

  await test.step('of a file of several roasts one is chosen', async () => {
    const book = Buffer.from(xlsxOf([BY_HAND, { ...BY_HAND, name: '11월 19일' }]));
    await drop(page, fileOf('roasts.xlsx', book));
    const dialog = page.getByRole('dialog', { name: say('roast_choose') });
    await press(dialog.getByRole('button', { name: /^11월 19일/ }));
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('10:10');
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('');
  });

  await test.step('it asks before it takes the place of what is typed', async () => {
    await press(group(page).getByRole('button', { name: say('roast_by_hand'), exact: true }));
    await box(say('roast_mark_DROP'), 0).fill('12:00');
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('12:00');
    for (const answer of ['cancel', 'roast_form_replace_yes'] as const) {
      await drop(page, alogFile('huila.alog'));
      await press(page.getByRole('alertdialog').getByRole('button', { name: say(answer), exact: true }));
      await expect(inputOf(user, 'roasting_end_term')).toHaveValue(answer === 'cancel' ? '12:00' : '9:00');
    }
    await expect(group(page)).toContainText(say('roast_form_supposed', { time: '4:00' }));
  });

  await test.step('another second that is the charge moves all that is counted from it', async () => {
    await box(say('roast_mark_CHARGE'), 0).fill('0:30');
    await box(say('roast_mark_CHARGE'), 0).press('Tab');
    await expect(box(say('roast_mark_CHARGE'), 0)).toHaveValue('0:00');
    await expect(box(say('roast_mark_FCs'), 0)).toHaveValue('6:30');
    await expect(figure(user, 'roast_total_s')).toHaveText('8:30');
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await box(say('roast_mark_CHARGE'), 0).fill('0:00');
    await expect(figure(user, 'roast_total_s')).toHaveText('9:00');
    await expectSound(page, 'a log in its form');
  });

  await test.step('it is saved and read, and opened on the page of roasts', async () => {
    await press(page.getByRole('button', { name: say('record_save'), exact: true }));
    await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toBeVisible();
    await group(page).scrollIntoViewIfNeeded();
    await expect(page.locator('svg.roast .bean').first()).toBeVisible();
    await expect(figure(user, 'roast_development_s')).toHaveText('2:00');
    await expectSound(page, 'a roast that is read');
    await press(group(page).getByRole('button', { name: say('roast_form_to_chart') }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'ko' ? '케냐 니에리' : 'Kenya Nyeri',
    );
    await expect(figure(user, 'roast_development_s')).toHaveText('2:00');
  });

  await test.step('it becomes another record from there', async () => {
    await press(page.getByRole('button', { name: say('roast_form_to_record') }));
    await expect(page.getByText(say('chart_typed'))).toBeVisible();
    await group(page).scrollIntoViewIfNeeded();
    await expect(inputOf(user, 'roasting_end_term')).toHaveValue('9:00');
    await expect(inputOf(user, 'roasting_step')).toHaveValue(codeName(language, 'RSTEP', 'DONE'));
  });
});
