import { roasterBlending } from '@hanjan/model/roaster/blending.ts';
import { BLEND, RECIPE } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
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
