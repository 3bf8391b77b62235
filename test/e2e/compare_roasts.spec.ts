import { charged, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { listOf } from './support/lists.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

test('roasts are compared side by side, also where one has no curve or is not there', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  user,
  faults,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const kenya = await bean('케냐 니에리 Nyeri');
  await lot(kenya, 2026, 600_000);
  for (const roasting_mass of [85_000, 86_000, 84_000]) {
    const done = { roasting_step: 'DONE', roasting_mass, roasting_result_date: orgDay() };
    await post(`${ROAST}/edit`, roastOf([charged(kenya, 100_000)], done));
  }
  const main = page.getByRole('main');
  const year = orgDay().slice(0, 4);

  faults.allow(/404 POST .*\/detail/);
  await page.goto(at(`/roaster/roasting/compare?with=${year}-1,${year}-2,${year}-999`));
  const table = main.getByRole('table');
  await expect(table).toContainText('15.0 %');
  await expect(table).toContainText('14.0 %');
  await expect(table).toContainText('10.0 kg');
  await expect(table.getByRole('columnheader', { name: '케냐 니에리 Nyeri' })).toHaveCount(2);
  await expect(table.getByRole('columnheader', { name: say('roast_compare_spread') })).toBeVisible();
  await expect(main.getByText(say('roast_compare_no_curve')).first()).toBeVisible();
  await expect(main.getByText(say('roast_compare_missing')).first()).toBeVisible();
  await expect(main.getByText(say('roast_compare_no_chart'))).toBeVisible();
  await expect(main.locator('svg.compare')).toHaveCount(0);
  await expectSound(page, 'roasts side by side');
  const out = main.getByRole('button', { name: new RegExp(say('roast_compare_take_out', { name: '' })) });
  await expect(out).toHaveCount(3);
  const look = main.locator('.compare-legend svg[data-tone]');
  const tones = () => look.evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')));
  expect(await tones()).toEqual(['1', '2', '3']);
  await press(out.first());
  await expect(out).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`with=${year}-2`));
  expect(await tones()).toEqual(['2', '3']);
  await expect(main.getByText(say('retry'))).toHaveCount(0);

  const many = Array.from({ length: 12 }, (_, nth) => `${year}-${nth + 1}`);
  await page.goto(at(`/roaster/roasting/compare?with=${many.join()}`));
  await expect(out).toHaveCount(10);
  await expect(main.getByText(say('roast_compare_left', { most: 10, left: 2 }))).toBeVisible();

  await test.step('more than can be compared are said where they are chosen', async () => {
    for (let nth = 0; nth < 8; nth += 1) await post(`${ROAST}/edit`, roastOf([charged(kenya, 1000)]));
    await page.goto(at('/roaster/roasting/result?list_count=20'));
    await listOf(user).tool('list_select');
    await press(main.getByRole('button', { name: say('select_page') }));
    await expect(main.getByText(say('select_compare_most', { most: 10 }))).toBeVisible();
    await expect(main.getByRole('button', { name: say('select_compare'), exact: true })).toBeDisabled();
  });

  await test.step('what could not be loaded is asked for again', async () => {
    faults.allow(/503 POST .*\/detail/);
    await page.route('**/api/roaster/roasting/result/detail*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(at(`/roaster/roasting/compare?with=${year}-1,${year}-2`));
    const again = main.getByRole('alert').getByRole('button', { name: say('retry') });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await press(again);
    await expect(table).toContainText('15.0 %');
    await expect(again).toHaveCount(0);
  });
});
