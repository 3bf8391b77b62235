import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { choice, inputOf } from './support/form.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const ROASTS = '/roaster/roasting/result';
const GREEN = '/roaster/greenbean/inventory';
const KENYA = '케냐 니에리 Nyeri';
/** Less than lists and look-ups count as fresh for: what is seen by then was asked for because of the save. */
const AT_ONCE = { timeout: 4_000 };

test('a saved roast is seen at once wherever its lots are: in the next roast and in the stock, without a reload', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const { bean, lot } = await roasteryOf(api, person, 'SMNG');
  await lot(await bean(KENYA), 2026, 200_000);
  const roasts = { ...user, entity: roasterRoastingResult };
  const main = page.getByRole('main');
  const row = page.getByRole('group', { name: say('rows_nth', { row: 1 }) });
  const year = row.getByRole('combobox', { name: say('greenbean_year') });
  const left = (kg: string) => say('lot_left', { name: '2026', left: `${kg} kg` });
  /** Goes to an address as a link of the page does. */
  const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), at(path));
  const begin = async () => {
    await press(row.getByRole('combobox', { name: say('greenbean_roaster_seq') }));
    await press(choice(page, KENYA));
    await expect(year).toHaveValue('2026');
  };
  type Shown = 'stock_as_stock' | 'stock_as_list';
  const show = async (now: Shown, next: Shown) => {
    await press(page.getByRole('button', { name: say('stock_shown_as', { name: say(now) }) }));
    await press(page.getByRole('menuitemradio', { name: say(next) }));
  };
  const figure = main
    .getByRole('term')
    .locator('..')
    .filter({ hasText: say('stock_total') });

  await page.goto(at(GREEN));
  await expect(figure).toContainText('20.0kg');
  await show('stock_as_stock', 'stock_as_list');
  await expect(main.getByText('20.0').first()).toBeVisible();

  await go(`${ROASTS}/write`);
  await begin();
  await press(year);
  await expect(choice(page, left('20.0'))).toBeVisible();
  await year.press('Escape');
  await row.getByRole('textbox', { name: say('greenbean_mass') }).fill('7.5');
  await inputOf(roasts, 'roasting_mass').fill('6.4');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page).toHaveURL(/\/\d{4}-1$/);

  await go(GREEN);
  await expect(main.getByText('12.5').first()).toBeVisible(AT_ONCE);
  await show('stock_as_list', 'stock_as_stock');
  await expect(figure).toContainText('12.5kg', AT_ONCE);

  await go(`${ROASTS}/write`);
  await begin();
  await press(year);
  await expect(choice(page, left('12.5'))).toBeVisible(AT_ONCE);
  await expect(choice(page, left('20.0'))).toBeHidden();
});
