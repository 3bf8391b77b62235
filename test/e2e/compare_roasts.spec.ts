import { charged, RECIPE, ROAST, roastOf } from '../harness/roastery.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
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

test('a golden profile lies beneath the roasts, says how far each strayed, and becomes the target of their recipe', async ({
  page,
  say,
  at,
  press,
  person,
  api,
}) => {
  const { roaster_seq, post, bean, lot } = await roasteryOf(api, person, 'SMNG');
  const kenya = await bean('케냐 니에리 Nyeri');
  await lot(kenya, 2026, 600_000);
  const named = { roasting_name: 'Ondo', roasting_name_locale: '온도' };
  const green = [{ greenbean_roaster_seq: kenya, greenbean_mass: 60_000 }];
  const recipe = Number(
    (
      await post(`${RECIPE}/edit`, {
        ...{ ...named, roasting_default_greenbean: green, roasting_profile_use: true },
        ...{ roasting_target_end_term: 700_000, roasting_target_loss: 150 },
      })
    ).roasting_seq,
  );
  // A minute down to 90 °C and a quarter of a degree a second up, some degrees hotter or cooler.
  const beanAt = (by: number, s: number) => (90 + by + (s - 60) / 4) * 100;
  for (const [by, drop, aroma] of [
    [0, 540, 7],
    [4, 560, 9],
    [-2, 500, 8],
  ] as const) {
    const point = (name: string, s: number) => ({ [`${name}_term`]: s * 1000, [`${name}_bean`]: beanAt(by, s) });
    const saved = await post(
      `${ROAST}/edit`,
      roastOf([charged(kenya, 60_000)], {
        ...{ ...named, roasting_seq: recipe, roasting_step: 'DONE', roasting_mass: 51_000 },
        ...{ roasting_result_date: orgDay(), roasting_profile_use: true },
        ...{ roasting_start_term: 0, roasting_start_bean: 20_000 + by * 100 },
        ...{ ...point('turning', 60), ...point('dried', 240), ...point('first_start', 420), ...point('end', drop) },
      }),
    );
    await post('/api/roaster/qc/roasting/edit', {
      ...{ cupnote_name: 'Cup', cupnote_name_locale: '컵', cupnote_date: orgDay() },
      ...{ roasting_result_key: saved.roasting_result_key, cupnote_aroma_point: aroma },
    });
  }
  const main = page.getByRole('main');
  const year = orgDay().slice(0, 4);
  const row = (name: string) => main.getByRole('row', { name: new RegExp(`^${name}`) });
  const stray = (key: 'drying' | 'maillard' | 'development') =>
    row(say('roast_golden_stray', { phase: say(`roast_phase_${key}`) }));
  await page.goto(at(`/roaster/roasting/compare?with=${[1, 2, 3].map((seq) => `${year}-${seq}`).join()}`));

  await test.step('its band and its line are drawn, and the spread stands in the table', async () => {
    await expect(main.locator('svg.compare .golden .band')).toHaveAttribute('d', /^M.+Z$/);
    await expect(main.getByText(say('roast_golden_text', { count: 3 }))).toBeVisible();
    // 540, 560 and 500 s: 533.3 s, and 30.6 around it.
    const dropped = row(say('roast_compare_time', { mark: say('roast_mark_DROP') }));
    await expect(dropped).toContainText('8:53 ± 0:31');
    await expect(dropped).toContainText('8:20 – 9:20');
    // Worked out in packages/roastlog/figures/golden.test.ts, here with marks at 240 and 420 s.
    await expect(stray('drying').getByRole('cell')).toContainText(['', '', '0.0 °C', '4.0 °C', '2.0 °C']);
    await expect(stray('maillard').getByRole('cell')).toContainText(['', '', '0.0 °C', '4.0 °C', '2.0 °C']);
    const scores = row(say('roasting_score')).getByRole('cell');
    await expect(scores).toHaveText([
      ...['8.0 ± 1.0', '7.0 – 9.0', `7.0${say('roast_compare_worst')}`, `9.0${say('roast_compare_best')}`, '8.0'],
    ]);
    await expectSound(page, 'a golden profile');
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await main.locator('svg.compare').boundingBox())?.width).toBeLessThan(390);
    await expectNoSideways(page, 'a golden profile at 390 px');
    await page.setViewportSize(size);
  });

  const choose = async (now: string, next: string) => {
    await press(main.getByRole('button', { name: `${say('roast_golden')}: ${now}`, exact: true }));
    await press(page.getByRole('menuitemradio', { name: next, exact: true }));
  };

  await test.step('it is of the better half, or of none', async () => {
    await choose(say('roast_golden_all'), say('roast_golden_best'));
    await expect(main.getByText(say('roast_golden_text', { count: 2 }))).toBeVisible();
    // The middle of 4 °C hotter and 2 cooler is 1 hotter.
    await expect(stray('drying').getByRole('cell')).toContainText(['', '', '1.0 °C', '3.0 °C', '3.0 °C']);
    await choose(say('roast_golden_best'), say('roast_golden_none'));
    await expect(main.locator('svg.compare .golden')).toHaveCount(0);
    await expect(stray('drying')).toHaveCount(0);
    await choose(say('roast_golden_none'), say('roast_golden_all'));
  });

  await test.step('it becomes the target of the recipe, and that is taken back', async () => {
    const saved = () => api.get(`${RECIPE}/detail/${recipe}?roaster_seq=${roaster_seq}`);
    await press(main.getByRole('button', { name: say('roast_golden_make') }));
    await expect(page.getByText(say('roast_golden_made'))).toBeVisible();
    expect(await saved()).toMatchObject({
      ...{ roasting_target_charge: 20_000, roasting_target_turning_term: 60_000, roasting_target_turning_bean: 9000 },
      ...{ roasting_target_dried_term: 240_000, roasting_target_end_term: 540_000, roasting_target_end_bean: 21_000 },
      ...{ roasting_target_loss: 150, roasting_reference_seq: null },
    });
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect.poll(saved).toMatchObject({ roasting_target_end_term: 700_000, roasting_target_charge: null });
  });
});
