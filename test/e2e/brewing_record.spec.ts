import { userBrewingDefault } from '@hanjan/model/user/brewing_default.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { stopSoon } from './support/room.ts';
import { signUp } from './support/sign_up.ts';
import { expect, test } from './support/test.ts';
import { literally } from './support/texts.ts';
import { pressTool } from './support/tools.ts';

const BREW = '/info/chart/brewingrecord';

test('a brew is planned by a guest, its ratio kept, its steps changed, and what makes no sense is told', async ({
  page,
  say,
  at,
  press,
  user,
}) => {
  const box = (name: string) => page.locator(`.brewpage-box[data-field="${name}"] input`);
  const fault = (name: string) => page.locator(`.brewpage-box[data-field="${name}"] .fault`);
  const figures = page.locator('.brewpage-figures dd');
  const pours = page.getByRole('table', { name: say('brewpage_steps') }).getByRole('row');
  const undo = page.locator('.brewpage-head').getByRole('button', { name: say('undo') });
  await page.goto(at(BREW));
  await expect(page.getByRole('heading', { name: say('brewpage_blank') })).toBeVisible();
  await expectSound(page, 'nothing is planned');

  await test.step('what no brew can have is told at its box and is no part of the plan', async () => {
    for (const [name, typed, text] of [
      ['brewing_bean_mass', '-5', say('field_minValue', { min: 0 })],
      ['brewing_mass', '1000000000', say('field_maxValue', { max: 100_000 })],
      ['brewing_temp', '뜨겁게', say('field_NaN')],
      ['brewing_term', '26:00:00', say('term_field_maxValue', { max: '24:00:00' })],
    ] as const) {
      await box(name).fill(typed);
      await box(name).blur();
      await expect(fault(name)).toHaveText(text);
      await expect(box(name)).toHaveValue(typed);
    }
    await expect(figures.filter({ hasText: /\d/ })).toHaveCount(0);
    await box('brewing_bean_mass').fill('0');
    await box('brewing_mass').fill('200');
    await expect(figures.first()).toHaveText('–');
    await expectSound(page, 'what is wrong is told');
  });

  await test.step('a usual way fills the page; water goes with the coffee, and every step with it', async () => {
    await press(page.getByRole('button', { name: say('brewpage_plan_v60'), exact: true }));
    await expect(fault('brewing_temp')).toHaveCount(0);
    await expect(figures).toContainText(['1:16', '320', '3:00']);
    await expect(pours).toHaveCount(7);
    await box('brewing_bean_mass').fill('15');
    await expect(box('brewing_mass')).toHaveValue('240.0');
    await expect(pours.nth(2)).toContainText(/0:35.*60\sg.*90\sg/);
    await box('brewing_ratio').fill('15');
    await expect(box('brewing_mass')).toHaveValue('225.0');
    await press(page.getByRole('switch', { name: say('brewpage_keep') }));
    await box('brewing_bean_mass').fill('18');
    await expect(figures.first()).toHaveText('1:12.5');
    await expectNoSideways(page, 'a plan');
    await expectSound(page, 'a plan');
  });

  await test.step('steps are written as in a form; one that comes too early is told', async () => {
    await press(page.getByRole('button', { name: say('brewpage_edit_steps') }));
    const step = page.getByRole('textbox', { name: say('brewing_step2_term') });
    await step.fill('0:20');
    await step.blur();
    const early = page.getByText(say('brew_step_before', { before: '0:35' }));
    await expect(early).toBeVisible();
    await press(page.getByRole('button', { name: say('brewpage_edited') }));
    await expect(early).toContainText(say('brew_step_nth', { row: 2 }));
    await press(page.getByRole('button', { name: say('brewpage_edit_steps') }));
    await step.fill('-1:00');
    await step.blur();
    await expect(page.getByText(say('term_field_minValue', { min: '0:00' }))).toHaveCount(1);
    await expect(early).toHaveCount(0);
    await step.fill('1:10');
    await step.blur();
    await page.getByRole('textbox', { name: say('brewing_step_end_term') }).fill('2:50');
    await expect(box('brewing_term')).toHaveValue('2:50');
    // Where the key at the bottom of a phone covers nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectSound(page, 'steps are written');
    await press(page.getByRole('button', { name: say('brewpage_edited') }));
    await expect(pours.nth(3)).toContainText('1:10');
    await expect(figures.nth(2)).toHaveText('2:50');
  });

  await test.step('it outlives the page; all is cleared and comes back', async () => {
    await page.getByRole('textbox', { name: say('brewpage_coffee'), exact: true }).fill('Guji');
    await expect(page.getByRole('heading', { level: 1, name: 'Guji' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Guji' })).toBeVisible();
    await expect(figures.first()).toHaveText('1:12.5');
    await pressTool(user, 'chart_clear');
    await expect(page.getByRole('heading', { name: say('brewpage_blank') })).toBeVisible();
    await press(undo);
    await expect(pours).toHaveCount(7);
    await pressTool(user, 'chart_sample');
    await expect(figures).toContainText(['1:10', '200', '3:00']);
  });
});

test('what a guest has brewed stands beside its plan and becomes a record on the way through signing up', async ({
  page,
  say,
  at,
  press,
  user,
  api,
}) => {
  const room = page.getByRole('dialog', { name: say('brew_room') });
  const result = page.getByRole('region', { name: say('brewpage_result') });
  await page.clock.install();
  await page.goto(at(BREW));
  await press(page.getByRole('button', { name: say('brewpage_plan_aero'), exact: true }));
  await page.getByRole('textbox', { name: say('brewpage_coffee'), exact: true }).fill('Guji');

  await test.step('the second pour comes late, and so does the end', async () => {
    await press(page.getByRole('button', { name: new RegExp(`^${literally(say('brewpage_start'))}`) }));
    await expect(room).toBeVisible();
    const start = await stopSoon(page);
    for (const seconds of [33, 124]) {
      await page.clock.pauseAt(start + seconds * 1000);
      await press(room.locator('.room-next'));
    }
    await page.clock.resume();
    await expect(room.getByRole('heading', { name: say('brew_room_over') })).toBeVisible();
    await expect(async () => {
      await press(room.locator('.room-next'));
      await expect(room).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  await test.step('the page says by how much', async () => {
    await expect(result).toContainText(say('brewdiff_late', { by: say('brewdiff_seconds', { s: 4 }) }));
    const late = { step: say('pour_nth', { nth: 1 }), by: say('brewdiff_seconds', { s: 8 }) };
    await expect(result).toContainText(say('brewdiff_worst_late', late));
    await result.getByRole('textbox', { name: say('brewing_result_tds') }).fill('1.3');
    await expect(page.locator('.brewpage-figures')).toContainText('19.1');
    await expectSound(page, 'a brew beside its plan');
  });

  await test.step('a guest signs up on the way to the record, which is saved with one tap', async () => {
    await press(result.getByRole('button', { name: say('brewpage_save') }));
    await expect(page.getByText(say('signin_for'))).toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: say('signup'), exact: true }));
    await signUp(user);
    await expect(page.getByText(say('chart_typed'))).toBeVisible();
    await press(page.getByRole('button', { name: say('record_save') }));
    await page.waitForURL(/brewingresult\/\d+/);
    const kept = await api.get(`/api/user/brewing/result/detail/${page.url().split('/').at(-1)}`);
    expect(kept).toMatchObject({
      ...{ brewing_coffee: 'Guji', brewing_type: 'AER', brewing_bean_mass: 150, brewing_term: 124_000 },
      ...{ brewing_result_tds: 130, brewing_result_total: 2200 },
      detail_result_step: { brewing_step1_term: 33_000, brewing_step1_mass: 1600 },
    });
    const record = new URL(page.url()).pathname;
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hanjan.work.brewing')))
      .toContain(`"record":${record.split('/').at(-1)}`);
    await page.goto(at(BREW));
    await expect(result.getByRole('link', { name: say('brewpage_record') })).toHaveAttribute('href', record);
    await expect(result.getByRole('button', { name: say('brewpage_save'), exact: true })).toHaveCount(0);
    await expectSound(page, 'a brew that is saved');
  });
});

test('a plan becomes a recipe; a brew that is saved over that stays until a form has it, and is a record at once', {
  tag: '@desk',
}, async ({ page, person, say, at, press, user }) => {
  const room = page.getByRole('dialog', { name: say('brew_room') });
  const chip = page.getByRole('button', { name: say('timer_room') });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const save = async () => {
    await press(chip);
    await page.clock.runFor(1000);
    await press(room.getByRole('button', { name: say('brew_room_save') }));
    await expect(room).toHaveCount(0);
  };
  await page.clock.install();
  await page.goto(at(BREW));
  await press(button(say('brewpage_plan_v60')));
  await page.getByRole('textbox', { name: say('brewpage_coffee'), exact: true }).fill('Guji');
  await press(page.getByRole('button', { name: new RegExp(`^${literally(say('brewpage_start'))}`) }));
  await press(button(say('brew_room_menu')));
  await press(button(say('brew_room_finish')));
  await press(button(say('close')));
  await expect(room).toHaveCount(0);

  await press(button(say('brewpage_save_recipe')));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  const recipe = { ...user, entity: userBrewingDefault };
  await expect(inputOf(recipe, 'brewing_step1_term')).toHaveValue('0:35');
  const name = inputOf(recipe, 'brewing_name_locale');
  await name.fill('Four pours');
  await save();
  await press(button(say('leave_stay')));
  await expect(name).toHaveValue('Four pours');
  await save();
  await press(button(say('leave_go')));
  await expect(page.getByRole('heading', { level: 1, name: /Guji/ })).toBeVisible();
  await expect(button(say('record_edit'))).toBeVisible();
  await expect(chip).toHaveCount(0);
});
