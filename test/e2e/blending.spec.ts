import type { Row } from '@hanjan/core';
import { roasterBlending } from '@hanjan/model/roaster/blending.ts';
import { BLEND, RECIPE, ROAST } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { choice, inputOf } from './support/form.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const BLENDS = '/roaster/blending/default';
const KENYA = '케냐 필터 Kenya';
const HOUSE = '하우스 House';
const NAME = '온도 블렌드 Ondo';

test('a blend of two roasts: none twice, by share, with its QR codes, and in the list', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const { roaster_seq, bean, post } = await roasteryOf(api, person, 'SMNG');
  const green = [{ greenbean_roaster_seq: await bean('케냐 Kenya'), greenbean_mass: 10_000 }];
  for (const name of [KENYA, HOUSE]) {
    const named = { roasting_name: name, roasting_name_locale: name };
    await post(`${RECIPE}/edit`, { ...named, roasting_default_greenbean: green });
  }
  const blends = { ...user, entity: roasterBlending };
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  const row = (nth: number) => page.getByRole('group', { name: say('rows_nth', { row: nth }) });
  const box = (nth: number, name: Parameters<typeof say>[0]) => row(nth).getByRole('textbox', { name: say(name) });
  const part = (nth: number) => row(nth).getByRole('combobox', { name: say('roasting_seq') });

  await test.step('a roast is in it once, and a share that is typed keeps the total', async () => {
    await page.goto(`${at(BLENDS)}/write`);
    await inputOf(blends, 'blending_name').fill(NAME);
    await inputOf(blends, 'blending_name_locale').fill(NAME);
    await press(part(1));
    await press(choice(page, KENYA));
    await box(1, 'blend_part_mass').fill('6');
    await press(page.getByRole('button', { name: say('rows_add') }));
    await press(part(2));
    await press(choice(page, KENYA));
    await expect(dialog).toContainText(say('roasting_add'));
    await expect(dialog).toContainText(say('roasting_exist'));
    await press(dialog.getByRole('button'));
    await press(part(2));
    await press(choice(page, HOUSE));
    await box(2, 'blend_part_mass').fill('4');
    await box(1, 'roasting_percent').fill('75');
    await expect(box(1, 'blend_part_mass')).toHaveValue('7.5');
    await expect(box(2, 'blend_part_mass')).toHaveValue('2.5');
    await expectSound(page, 'the form of a blend');
    await press(page.getByRole('button', { name: say('record_save') }));
  });

  await test.step('it is read with links to its recipes and two QR codes', async () => {
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(main.getByRole('link', { name: KENYA })).toBeVisible();
    for (const name of ['blending_uuid_str', 'blending_uuid_cafe'] as const)
      await expect(main.getByRole('img', { name: say('qr_of', { name: say(name) }) })).toBeVisible();
    const key = page.url().split('/').at(-1);
    expect(await api.get(`${BLEND}/detail/${key}?roaster_seq=${roaster_seq}`)).toMatchObject({
      blending_total_mass: 100_000,
      roasting_comb: [{ roasting_percent: 750 }, { roasting_percent: 250 }],
    });
    await expectSound(page, 'a blend to read');
  });

  await test.step('it is in the list', async () => {
    await page.goto(at(BLENDS));
    await expect(main.getByRole('link', { name: NAME })).toBeVisible();
  });
});

test('what is wanted of a blend becomes planned roasts in one tap, which one tap removes', async ({
  page,
  say,
  at,
  press,
  person,
  api,
}) => {
  const { roaster_seq, bean, lot, post } = await roasteryOf(api, person, 'SMNG');
  const kenya = await bean('케냐 Kenya');
  await lot(kenya, 2026, 100_000);
  const green = [{ greenbean_roaster_seq: kenya, greenbean_mass: 60_000 }];
  const recipe = { roasting_name: KENYA, roasting_name_locale: KENYA, roasting_default_greenbean: green };
  const { roasting_seq } = await post(`${RECIPE}/edit`, recipe);
  const comb = [{ roasting_seq, roasting_mass: 60_000 }];
  const blend = { blending_name: NAME, blending_name_locale: NAME, roasting_comb: comb };
  const { blending_seq } = await post(`${BLEND}/edit`, blend);
  const main = page.getByRole('main');
  const mass = page.getByRole('textbox', { name: say('production_mass') }).first();
  const days = async () => {
    const rows = (await api.post(`${ROAST}/list`, { roaster_seq })) as unknown as readonly Row[];
    return rows.map((row) => row.roasting_result_date);
  };
  const planned = async () => {
    const { length } = (await api.post(`${ROAST}/list`, { roaster_seq })) as unknown as readonly unknown[];
    return length;
  };

  await test.step('it is worked out while it is typed, and stays over a reload', async () => {
    await page.goto(`${at(BLENDS)}/${blending_seq}`);
    await press(main.getByRole('link', { name: say('menu_blending_plan') }));
    await expect(main.getByText(say('production_empty'))).toBeVisible();
    // A batch of 6 kg gives 5.1 kg: of 10 kg that is two, and 2 kg of 12 kg green coffee are missing.
    await mass.fill('10');
    await expect(main.getByText(say('production_batches', { batches: 2, charge: '6.0 kg' }))).toBeVisible();
    await expect(main.getByRole('heading', { name: say('production_missing') })).toBeVisible();
    await expectSound(page, 'the calculator of a production');
    // One short sentence is read out, not the whole result.
    await expect(main.getByText(say('production_said', { batches: 2, missing: 1 }))).toHaveAttribute('role', 'status');
    await expect(main.locator('.production-picture[role]')).toHaveCount(0);
    await page.reload();
    await expect(mass).toHaveValue('10.0');
  });

  const need = main.locator('[id$="-production_day"]');
  const roastOn = main.locator('[id$="-production_roast_day"]');
  const planKey = main.getByRole('button', { name: say('production_plan', { count: 2 }) });

  await test.step('nothing is planned on a day that has passed, and no more than a lot can hold', async () => {
    await need.fill(orgDay(1));
    await need.blur();
    await expect(main.getByText(say('production_day_field_minValue'))).toBeVisible();
    await expect(planKey).toBeHidden();
    await need.fill(orgDay(-2));
    await need.blur();
    await roastOn.fill(orgDay(-3));
    await roastOn.blur();
    await expect(main.getByText(say('production_roast_day_field_maxValue', { max: orgDay(-2) }))).toBeVisible();
    await expect(planKey).toBeHidden();
    await roastOn.fill(orgDay(-1));
    await roastOn.blur();
    await expect(planKey).toBeVisible();
    await mass.fill('99999999');
    await mass.blur();
    await expect(main.getByText(say('production_empty'))).toBeVisible();
    await mass.fill('10');
  });

  await test.step('its roasts are planned, and removed again', async () => {
    await press(main.getByRole('button', { name: say('production_plan', { count: 2 }) }));
    await expect(main.getByRole('heading', { name: say('production_made', { count: 2 }) })).toBeVisible();
    expect(await planned()).toBe(2);
    expect(await days()).toEqual([orgDay(-1), orgDay(-1)]);
    // They are counted now: nothing is left to plan.
    await expect(main.getByRole('button', { name: say('production_plan', { count: 2 }) })).toBeHidden();
    await expect(main.getByRole('link', { name: KENYA })).toHaveCount(2);
    await press(main.getByRole('button', { name: say('production_undo', { count: 2 }) }));
    await expect(main.getByRole('button', { name: say('production_plan', { count: 2 }) })).toBeVisible();
    expect(await planned()).toBe(0);
  });
});
