import { roasterQcBlendingResult } from '@hanjan/model/qc/qc_blending_result.ts';
import { BLEND, blendOf, charged, componentOf, MADE, RECIPE, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const NOTES = '/roaster/qc/blr';
const NAME = '온도 블렌드 Ondo';
const SETTING = 'QC 필터 Filter';

test('a blend that was made is noted from its page, brewed by a setting, and shows the note', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const { bean, lot, post } = await roasteryOf(api, person, 'SMNG');
  const main = page.getByRole('main');
  const kenya = await bean('케냐 Kenya');
  const named = { roasting_name: 'House', roasting_name_locale: '하우스' };
  const green = [{ greenbean_roaster_seq: kenya, greenbean_mass: 100_000 }];
  const recipe = await post(`${RECIPE}/edit`, { ...named, roasting_default_greenbean: green });
  const year = new Date().getUTCFullYear();
  await lot(kenya, year, 1_000_000);
  const roast = roastOf([charged(kenya, 100_000, year)], { roasting_step: 'DONE', roasting_mass: 85_000 });
  await post(`${ROAST}/edit`, { ...roast, roasting_result_date: `${year}-01-02` });
  const blend = { blending_name: NAME, blending_name_locale: NAME };
  const roasting_comb = [{ roasting_seq: recipe.roasting_seq, roasting_mass: 10_000 }];
  await post(`${BLEND}/edit`, { ...blend, roasting_comb });
  const made = blendOf([componentOf(1, 10_000, year)], { ...blend, blending_result_date: `${year}-01-02` });
  await post(`${MADE}/edit`, made);
  await post('/api/roaster/qc/brewing/default/edit', { brewing_name: SETTING, brewing_name_locale: SETTING });
  const note = { ...user, entity: roasterQcBlendingResult };

  await test.step('the page of a blend begins a note of it', async () => {
    await page.goto(`${at('/roaster/blending/result')}/${year}-1`);
    await press(main.getByRole('button', { name: say('qc_write') }));
    await expect(inputOf(note, 'blending_result_key')).toHaveValue(new RegExp(NAME));
    await inputOf(note, 'cupnote_date').fill(`${year}-01-09`);
    await press(inputOf(note, 'brewing_result_use'));
    await press(inputOf(note, 'brewing_seq'));
    await press(choice(page, SETTING));
    await expectSound(page, 'the form of a note of a blend');
    await press(page.getByRole('button', { name: say('record_save') }));
  });

  await test.step('it says how many days after blending it was', async () => {
    await expect(main.getByText(say('days_after', { days: 7, sign: '+' }))).toBeVisible();
    await expect(main.getByText(SETTING)).toBeVisible();
    await expectSound(page, 'a note of a blend to read');
    await expect(page).toHaveURL(new RegExp(`${NOTES}/\\d+`));
  });

  await test.step('and the blend shows it', async () => {
    await page.goto(`${at('/roaster/blending/result')}/${year}-1`);
    await expect(main.getByRole('link', { name: new RegExp(`${year}-01-09.*${NAME}`) })).toBeVisible();
    await expectSound(page, 'a blend with its notes');
  });
});
