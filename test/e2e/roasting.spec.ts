import { roasterRoasting } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { LOT, ROAST } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { choice, inputOf } from './support/form.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const RECIPES = '/roaster/roasting/default';
const ROASTS = '/roaster/roasting/result';
const KENYA = '케냐 니에리 Nyeri';
const BRAZIL = '브라질 세하도 Cerrado';

test('a day of roasting: a recipe, roasts after it, more than there is, and one that is taken back', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const { roaster_seq, bean, lot } = await roasteryOf(api, person, 'SMNG');
  const [kenya, brazil] = [await bean(KENYA), await bean(BRAZIL)];
  await lot(kenya, 2025, 100_000, { greenbean_moisture_min: 100, greenbean_moisture_max: 100 });
  const fresh = await lot(kenya, 2026, 200_000, { greenbean_moisture_min: 106, greenbean_moisture_max: 110 });
  await lot(brazil, 2026, 300_000);
  const recipes = { ...user, entity: roasterRoasting };
  const roasts = { ...user, entity: roasterRoastingResult };
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  const save = page.getByRole('button', { name: say('record_save') });
  const row = (nth: number) => page.getByRole('group', { name: say('rows_nth', { row: nth }) });
  const box = (nth: number, name: Parameters<typeof say>[0]) => row(nth).getByRole('textbox', { name: say(name) });
  const green = (nth: number) => row(nth).getByRole('combobox', { name: say('greenbean_roaster_seq') });
  const year = (nth: number) => row(nth).getByRole('combobox', { name: say('greenbean_year') });
  const instock = async (key: number) =>
    (await api.get(`${LOT}/detail/${key}?roaster_seq=${roaster_seq}`)).greenbean_instock;
  const read = async () => {
    await expect(page).toHaveURL(/\/\d{4}-\d+$/);
    return api.get(`${ROAST}/detail/${page.url().split('/').at(-1)}?roaster_seq=${roaster_seq}`);
  };

  await test.step('a recipe is called after its first bean, and no bean is in it twice', async () => {
    await page.goto(`${at(RECIPES)}/write`);
    await inputOf(recipes, 'roasting_name').fill('Ondo');
    await inputOf(recipes, 'roasting_name_locale').fill('온도');
    await press(save);
    await expect(dialog).toContainText(say('rows_field_required'));
    await press(dialog.getByRole('button'));
    await expect(dialog).toHaveCount(0);
    await inputOf(recipes, 'roasting_name').fill('');
    await inputOf(recipes, 'roasting_name_locale').fill('');
    await press(green(1));
    await press(choice(page, KENYA));
    await expect(inputOf(recipes, 'roasting_name')).toHaveValue(KENYA);
    await box(1, 'greenbean_mass').fill('6');
    await press(
      page
        .getByRole('group', { name: say('roasting_default_greenbean') })
        .getByRole('button', { name: say('rows_add') }),
    );
    await press(green(2));
    await press(choice(page, KENYA));
    await expect(dialog).toContainText(say('roasting_greenbean_add'));
    await expect(dialog).toContainText(say('roasting_greenbean_exist'));
    await press(dialog.getByRole('button'));
    await expect(green(2)).toHaveValue('');
    await press(green(2));
    await press(choice(page, BRAZIL));
    await box(2, 'greenbean_mass').fill('4');
    await box(1, 'greenbean_percent').fill('75');
    await expect(box(2, 'greenbean_mass')).toHaveValue('2.5');
    await expect(box(2, 'greenbean_percent')).toHaveValue('25.0');
    // The other codes of the group are states of people, which no rank is.
    await press(inputOf(recipes, 'roasting_auth'));
    await expect(page.getByRole('option')).toHaveCount(5);
    await inputOf(recipes, 'roasting_auth').press('Escape');
    await inputOf(recipes, 'roasting_name').fill('Ondo house 온도 하우스');
    await inputOf(recipes, 'roasting_name_locale').fill('Ondo house 온도 하우스');
    await press(save);
    await expect(page.getByRole('heading', { level: 1, name: 'Ondo house' })).toBeVisible();
    await expect(main.getByText('7.5')).toBeVisible();
  });

  await test.step('a roast begins as its recipe says, with the newest lots', async () => {
    await page.goto(`${at(ROASTS)}/write`);
    await press(inputOf(roasts, 'roasting_seq'));
    await press(choice(page, 'Ondo house 온도 하우스'));
    await expect(box(1, 'greenbean_mass')).toHaveValue('7.5');
    await expect(year(1)).toHaveValue('2026');
    // Nobody measured the middle of a range.
    await expect(box(1, 'greenbean_moisture')).toHaveValue('');
    await expect(box(1, 'greenbean_moisture')).toHaveAttribute('placeholder', '10.6–11.0');
    await expect(page.getByText(say('batch_planned', { no: 1 }))).toBeVisible();
    const filled = page.getByRole('status').filter({ hasText: say('roasting_recipe_filled') });
    await press(filled.getByRole('button', { name: say('undo') }));
    await expect(green(1)).toHaveValue('');
    await press(inputOf(roasts, 'roasting_seq'));
    await press(choice(page, 'Ondo house 온도 하우스'));
    await press(year(1));
    await press(choice(page, say('lot_left', { name: '2025', left: '10.0 kg' })));
    await expect(box(1, 'greenbean_moisture')).toHaveValue('10.0');
    await expect(box(1, 'greenbean_moisture')).toHaveAccessibleDescription(say('moisture_assumed_text'));
    await expect(row(1).getByText(say('moisture_assumed'), { exact: true })).toBeVisible();
    await box(1, 'greenbean_moisture').fill('');
    await box(1, 'greenbean_moisture').fill('10.0');
    await expect(row(1).getByText(say('moisture_assumed'), { exact: true })).toHaveCount(0);
    await press(year(1));
    await press(choice(page, say('lot_left', { name: '2026', left: '20.0 kg' })));
    await expect(box(1, 'greenbean_moisture')).toHaveValue('');
    await expectSound(page, 'the form of a roast');
  });

  await test.step('nothing comes out heavier than it went in; what came out says what was lost', async () => {
    await inputOf(roasts, 'roasting_mass').fill('11');
    await press(save);
    await expect(dialog).toContainText(say('field_heavier'));
    await press(dialog.getByRole('button'));
    await expect(inputOf(roasts, 'roasting_mass')).toBeFocused();
    await inputOf(roasts, 'roasting_mass').fill('8500 g');
    await press(save);
    await expect(main.getByText(say('roast_head_mass'))).toBeVisible();
    await expect(main.getByText('15.0').first()).toBeVisible();
    expect(await read()).toMatchObject({ roasting_batch_no: 1, roasting_step: 'DONE', roasting_instock: 85_000 });
    expect(await instock(fresh)).toBe(125_000);
    await expectSound(page, 'a roast to read');
    await press(main.getByRole('link', { name: '2026' }).first());
    await expect(page).toHaveURL(new RegExp(`/roaster/greenbean/inventory/${fresh}$`));
  });

  await test.step('more than there is: the person is asked, and no is no', async () => {
    faults.expect(/^409 POST \/api\/roaster\/roasting\/result\/edit$/);
    await page.goto(`${at(ROASTS)}/write`);
    await press(green(1));
    // Both of its lots.
    await press(choice(page, say('lot_left', { name: KENYA, left: '22.5 kg' })));
    await expect(green(1)).toHaveValue(KENYA);
    await expect(year(1)).toHaveValue('2026');
    await box(1, 'greenbean_mass').fill('15');
    await inputOf(roasts, 'roasting_mass').fill('12.75');
    await press(save);
    await expect(dialog).toContainText(say('stock_short_title'));
    await expect(dialog.getByRole('row', { name: KENYA })).toContainText('12.5 kg');
    await expect(dialog.getByRole('row', { name: KENYA })).toContainText('15.0 kg');
    await expect(dialog.getByRole('row', { name: KENYA }).getByRole('cell').last()).toHaveText('2.5 kg');
    await expect(dialog.getByRole('button', { name: say('cancel') })).toBeFocused();
    await expectSound(page, 'the question about what is short');
    await press(dialog.getByRole('button', { name: say('cancel') }));
    await expect(box(1, 'greenbean_mass')).toHaveValue('15.0');
    expect(await instock(fresh)).toBe(125_000);
  });

  await test.step('yes is yes, once, also when the answer is lost on the way', async () => {
    faults.expect(/^net::ERR_FAILED POST \/api\/roaster\/roasting\/result\/edit$/);
    let isLost = false;
    await page.route(`**${ROAST}/edit`, async (route) => {
      if (!isLost && route.request().postDataJSON().confirm) {
        isLost = true;
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await press(save);
    await press(dialog.getByRole('button', { name: say('stock_short_confirm') }));
    await expect(page.getByText(say('outbox_sent', { count: 1 }))).toBeVisible();
    await press(main.getByRole('link', { name: KENYA, exact: true }));
    await expect(main.getByText(say('roast_head_mass'))).toBeVisible();
    expect(await read()).toMatchObject({ roasting_batch_no: 2, roasting_instock: 127_500, roasting_name: KENYA });
    expect(isLost).toBe(true);
    expect(await instock(fresh)).toBe(0);
  });

  await test.step('a batch that another roast has is said at its field', async () => {
    faults.expect(/^400 POST \/api\/roaster\/roasting\/result\/edit$/);
    await press(page.getByRole('button', { name: say('record_edit') }));
    await inputOf(roasts, 'roasting_batch_auto').setChecked(false);
    await inputOf(roasts, 'roasting_batch_no').fill('1');
    await press(save);
    await expect(dialog).toContainText(say('batch_taken', { no: 1, free: 3 }));
    await press(dialog.getByRole('button'));
    await expect(inputOf(roasts, 'roasting_batch_no')).toBeFocused();
    await inputOf(roasts, 'roasting_batch_no').fill('7');
    await press(save);
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    expect(await read()).toMatchObject({ roasting_batch_no: 7, roasting_result_date: orgDay() });
  });

  await test.step('a roast that is removed gives back what there was, and asks again when it comes back', async () => {
    await press(page.getByRole('button', { name: say('record_remove') }));
    await press(dialog.getByRole('button', { name: say('record_remove') }));
    await expect(page.getByText(say('remove_ok'), { exact: true })).toBeVisible();
    expect(await instock(fresh)).toBe(125_000);
    faults.expect(/409 POST .*\/restore/);
    await press(page.getByRole('button', { name: say('restore'), exact: true }));
    await expect(dialog).toContainText(say('stock_short_title'));
    await press(dialog.getByRole('button', { name: say('stock_short_confirm') }));
    await expect(page.getByText(say('restore_ok'), { exact: true })).toBeVisible();
    expect(await instock(fresh)).toBe(0);
  });
});

test('a recipe takes a roast for its reference, shows what was roasted after it, and begins the next one', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const { roaster_seq, post, bean, lot } = await roasteryOf(api, person, 'SMNG');
  const kenya = await bean(KENYA);
  await lot(kenya, 2026, 300_000);
  const green = [{ greenbean_roaster_seq: kenya, greenbean_mass: 60_000 }];
  const NAME = 'Ondo house 온도 하우스';
  const recipe = Number(
    (
      await post('/api/roaster/roasting/default/edit', {
        ...{ roasting_name: NAME, roasting_name_locale: NAME, roasting_default_greenbean: green },
        ...{ roaster_public_stage: 'ALL', cafe_public_stage: 'DTL', customer_public_stage: 'NRML' },
        ...{ normal_public_stage: 'LST', roasting_target_loss: 150, roasting_profile_use: true },
      })
    ).roasting_seq,
  );
  await post(`${ROAST}/edit`, {
    ...{ roasting_seq: recipe, roasting_name: NAME, roasting_name_locale: NAME, roasting_step: 'DONE' },
    ...{ roasting_result_date: orgDay(), roasting_result_greenbean: [{ ...green[0], greenbean_year: 2026 }] },
    ...{ roasting_mass: 51_600, roasting_profile_use: true, roasting_start_term: 0, roasting_start_bean: 20_000 },
    ...{ first_start_term: 480_000, first_start_bean: 19_700, end_term: 600_000, end_bean: 21_100 },
  });
  const recipes = { ...user, entity: roasterRoasting };
  const roasts = { ...user, entity: roasterRoastingResult };
  const main = page.getByRole('main');
  const read = () => api.get(`${ROAST}/detail/${page.url().split('/').at(-1)}?roaster_seq=${roaster_seq}`);
  const saved = () => api.get(`/api/roaster/roasting/default/detail/${recipe}?roaster_seq=${roaster_seq}`);
  const year = Number(orgDay().slice(0, 4));

  await test.step('a roast is made the reference: open targets are filled, and all of it is taken back', async () => {
    await page.goto(at(`${ROASTS}/${year}-1`));
    const make = main.getByRole('button', { name: say('roast_reference_make') });
    await press(make);
    await expect(main.getByText(say('roast_reference_is'))).toBeVisible();
    expect(await saved()).toMatchObject({
      ...{ roasting_reference_year: year, roasting_reference_seq: 1, roasting_target_loss: 150 },
      ...{ roasting_target_charge: 20_000, roasting_target_first_term: 480_000, roasting_target_end_bean: 21_100 },
      roasting_target_dtr: 200,
    });
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(make).toBeVisible();
    expect(await saved()).toMatchObject({ roasting_reference_year: null, roasting_target_dtr: null });
    await press(make);
    await expect(main.getByText(say('roast_reference_is'))).toBeVisible();
    await expectSound(page, 'a roast that is the reference');
  });

  await test.step('the recipe shows its plan and its roasts', async () => {
    await page.goto(at(`${RECIPES}/${recipe}`));
    await expect(main.getByText(say('roasting_plan'), { exact: true })).toBeVisible();
    const row = main
      .getByRole('region', { name: say('roasted_after') })
      .getByRole('row')
      .nth(1);
    await expect(row).toContainText(say('roast_reference'));
    await expect(row).toContainText('20.0');
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`${ROASTS}/${year}-1$`));
    await expectSound(page, 'a recipe of a roastery');
  });

  await test.step('the next roast begins after it; a loss that can hardly be is asked about', async () => {
    faults.expect(/^409 POST \/api\/roaster\/roasting\/result\/edit$/);
    await press(main.getByRole('button', { name: say('roast_this_recipe') }));
    await expect(inputOf(roasts, 'roasting_seq')).toHaveValue(NAME);
    await expect(page.getByRole('textbox', { name: say('greenbean_mass') }).first()).toHaveValue('6.0');
    await inputOf(roasts, 'roasting_mass').fill('0.0516');
    await press(page.getByRole('button', { name: say('record_save') }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say('loss_unusual_title', { loss: '99.1' }));
    await press(dialog.getByRole('button', { name: say('loss_unusual_cancel') }));
    await inputOf(roasts, 'roasting_mass').fill('5.16');
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page).toHaveURL(new RegExp(`/${year}-2$`));
  });

  await test.step('the form of a roast draws the reference beneath it', async () => {
    await post(`${ROAST}/edit`, {
      ...{
        roasting_result_key: (await read()).roasting_result_key,
        UPList: ['first_start_term', 'first_start_bean', 'end_term', 'end_bean'],
      },
      ...{ first_start_term: 480_000, first_start_bean: 20_200, end_term: 600_000, end_bean: 21_100 },
    });
    await page.goto(at(`${ROASTS}/${year}-2`));
    const drawn = main.locator('.roast-group');
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn.locator('svg.roast path[data-other]')).toBeVisible();
    const most = { name: say('roast_below_reference'), time: '8:00', value: '+5.0 °C' };
    await expect(drawn.getByText(say('roast_astray', most))).toBeVisible();
    await expectSound(page, 'a roast over its reference');
  });

  await test.step('what it means is typed in its form', async () => {
    await page.goto(at(`${RECIPES}/${recipe}?mode=edit`));
    await inputOf(recipes, 'roasting_target_first_term').fill('8:30');
    await expect(page.locator('[data-field="roasting_target_dtr"]')).toContainText('15.0');
  });
});
