import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import { BLEND, charged, RECIPE, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const MADE = '/roaster/blending/result';
const COFFEES = ['케냐 필터 Kenya', '브라질 베이스 Brazil'] as const;
const NAME = '온도 블렌드 Ondo';

test('a blend is made after its recipe: the oldest batches are taken, a shortage is asked about, and its stock is seen', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const { roaster_seq, bean, lot, post } = await roasteryOf(api, person, 'OWN');
  const green = await bean('케냐 Kenya');
  await lot(green, 2026, 10_000_000);
  const recipes = [];
  for (const name of COFFEES) {
    const rows = [{ greenbean_roaster_seq: green, greenbean_mass: 100_000 }];
    const named = { roasting_name: name, roasting_name_locale: name };
    recipes.push((await post(`${RECIPE}/edit`, { ...named, roasting_default_greenbean: rows })).roasting_seq);
  }
  // Of the first coffee there are two batches of 4 kg, of the second one of 8 kg.
  const batches: number[] = [];
  for (const [nth, mass, day] of [
    [0, 40_000, '2026-11-10'],
    [0, 40_000, '2026-11-12'],
    [1, 80_000, '2026-11-12'],
  ] as const) {
    const named = { roasting_name: COFFEES[nth], roasting_name_locale: COFFEES[nth], roasting_seq: recipes[nth] };
    const done = { ...named, roasting_result_date: day, roasting_step: 'DONE', roasting_mass: mass };
    const body = roastOf([charged(green, mass * 1.2)], done);
    batches.push(Number((await post(`${ROAST}/edit`, body)).roasting_result_key));
  }
  const roasting_comb = recipes.map((roasting_seq, nth) => ({ roasting_seq, roasting_mass: nth ? 40_000 : 60_000 }));
  await post(`${BLEND}/edit`, { blending_name: NAME, blending_name_locale: NAME, roasting_comb });
  const made = { ...user, entity: roasterBlendingResult };
  const main = page.getByRole('main');
  const row = (nth: number) => page.getByRole('group', { name: say('rows_nth', { row: nth }) });
  const mass = (nth: number) => row(nth).getByRole('textbox', { name: say('blend_part_mass') });

  await test.step('its recipe fills in the batches that were roasted first', async () => {
    await page.goto(`${at(MADE)}/write`);
    await press(inputOf(made, 'blending_seq'));
    await press(choice(page, NAME));
    await expect(mass(1)).toHaveValue('4.0');
    await expect(mass(2)).toHaveValue('2.0');
    await expect(mass(3)).toHaveValue('4.0');
    await expectSound(page, 'the form of a blend that is made');
  });

  await test.step('what is not there is asked about, and the form stays as it is on a no', async () => {
    faults.expect(/^409 POST .*blending\/result\/edit/);
    await mass(3).fill('9');
    await press(page.getByRole('button', { name: say('record_save') }));
    const question = page.getByRole('alertdialog', { name: say('stock_short_title') });
    await expect(question).toContainText('8');
    await press(question.getByRole('button', { name: say('cancel') }));
    await expect(mass(3)).toHaveValue('9.0');
    await mass(3).fill('4');
    await press(page.getByRole('button', { name: say('record_save') }));
  });

  await test.step('it is read with its batches, its loss and its stock', async () => {
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(main.getByRole('link', { name: new RegExp(`2026-1 ${COFFEES[0]}`) })).toBeVisible();
    await expect(main.getByText(say('stock_reason_BLEND'), { exact: true })).toBeVisible();
    const own = {
      get: <T>(path: string) => api.get(`${path}?roaster_seq=${roaster_seq}`).then((result) => result as T),
    };
    for (const [nth, left] of [0, 20_000, 40_000].entries()) {
      const record = await own.get<{ roasting_instock: number }>(`${ROAST}/detail/${batches[nth]}`);
      expect(record.roasting_instock).toBe(left);
    }
    await expectSound(page, 'a blend that was made');
  });

  await test.step('it is the stock of blends', async () => {
    await page.goto(at('/roaster/blending/inventory'));
    await expect(main.getByRole('link', { name: new RegExp(NAME) }).first()).toBeVisible();
    await expect(main).toContainText('10.0');
  });
});
