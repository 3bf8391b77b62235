import { charged, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { listUser } from './support/list.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const KENYA = '케냐 니에리 Nyeri';

test('the roasts of a lot are found, and among them those that were developed for long', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const kenya = await bean(KENYA);
  for (const year of [2025, 2026]) await lot(kenya, year, 600_000);
  const main = page.getByRole('main');
  const roast = (roasting_name: string, year: number, first_start_term: number) =>
    post(
      `${ROAST}/edit`,
      roastOf([charged(kenya, 100_000, year)], {
        ...{ roasting_name, roasting_name_locale: roasting_name, roasting_result_date: orgDay() },
        ...{ first_start_term, end_term: 600_000, end_bean: 20_500 },
      }),
    );
  await roast('Former', 2025, 480_000);
  await roast('Short', 2026, 540_000);
  await roast('Long', 2026, 480_000);
  await roast('Longer', 2026, 450_000);
  const filters = listUser(user);
  const rows = main.getByRole('link', { name: /^(Former|Short|Long|Longer)$/ });
  const found = async (...names: readonly string[]) => {
    await expect(rows).toHaveCount(names.length);
    expect((await rows.allTextContents()).toSorted()).toEqual(names.toSorted());
  };

  await test.step('lots are offered by coffee and year', async () => {
    await page.goto(at('/roaster/roasting/result'));
    await found('Former', 'Short', 'Long', 'Longer');
    await filters.openFilters();
    await filters.openFilter('greenbean_year_seq');
    await press(page.getByRole('option', { name: `${KENYA} · 2026` }));
    await expect(page).toHaveURL(/searchSelect=roasting_result_greenbean\.greenbean_year_seq:\d+/);
    await expectSound(page, 'the filter by lot');
    await filters.closeFilter('greenbean_year_seq');
    await filters.closeFilters();
    await found('Short', 'Long', 'Longer');
  });

  await test.step('and narrowed further by how far they were developed', async () => {
    await filters.openFilters();
    await filters.openFilter('roasting_dtr');
    const from = page.getByRole('textbox', { name: new RegExp(`^${say('range_from')}`) });
    await from.fill('15');
    await from.press('Enter');
    await filters.closeFilter('roasting_dtr');
    await filters.closeFilters();
    await found('Long', 'Longer');
    await expect(main).toContainText('20.0%');
    await expect(main).toContainText('205.00°C');
  });

  await test.step('the address shows the same to whoever opens it, and the records lead to each other', async () => {
    await page.reload();
    await found('Long', 'Longer');
    await press(rows.filter({ hasText: /^Long$/ }));
    await expect(main.getByRole('navigation', { name: say('walk'), exact: true })).toContainText('2 / 2');
    await page.goBack();
    await found('Long', 'Longer');
  });
});
