import { charged, GREEN_STOCK, ROAST, ROASTED_STOCK, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const GREEN = '/roaster/greenbean/inventory';
const KENYA = '케냐 니에리 Nyeri';
const FILTER = '니에리 필터 Filter';

test('the materials ledger of a month: sums of each kind, one lot day by day, a sheet, and paper', async ({
  page,
  say,
  at,
  press,
  person,
  api,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'SMNG');
  const main = page.getByRole('main');
  const table = (kind: 'greenbean' | 'roasting') => main.getByRole('table', { name: say(`ledger_kind_${kind}`) });

  await test.step('a month without records says what will stand there', async () => {
    await page.goto(at('/roaster/inventory/ledger'));
    await expect(main.getByText(say('ledger_empty_text'))).toBeVisible();
  });

  const kenya = await bean(KENYA);
  const green = await lot(kenya, 2026, 600_000);
  const done = { roasting_step: 'DONE', roasting_mass: 170_000, roasting_name: FILTER, roasting_name_locale: FILTER };
  const { roasting_result_key } = await post(
    `${ROAST}/edit`,
    roastOf([charged(kenya, 200_000)], { roasting_result_date: orgDay(), ...done }),
  );
  const left = { move_reason: 'DELIVER', move_mass: 50_000, move_customer: '카페 여백' };
  await post(`${ROASTED_STOCK}/move`, { lot: Number(roasting_result_key), ...left });
  await post(`${GREEN_STOCK}/move`, { lot: green, move_reason: 'WASTE', move_mass: 2_500 });

  await test.step('it is opened from a stock, and its columns add up', async () => {
    await page.goto(at(GREEN));
    await press(main.getByRole('link', { name: say('menu_ledger') }));
    await expect(table('greenbean').getByRole('row').last()).toContainText('60.000');
    await expect(table('greenbean').getByRole('row').last()).toContainText('39.750');
    await expect(table('roasting').getByRole('row').last()).toContainText('12.000');
    await expectSound(page, 'the materials ledger');
  });

  await test.step('a batch is opened day by day, with whom it went to', async () => {
    await press(table('roasting').getByRole('link', { name: FILTER }));
    const days = main.locator('.ledger-days');
    await expect(days).toContainText('카페 여백');
    await expect(days.getByRole('row').last()).toContainText('12.000');
    await expectSound(page, 'a batch in the ledger');
  });

  await test.step('it is saved as a sheet', async () => {
    const saved = page.waitForEvent('download');
    await press(main.getByRole('button', { name: say('ledger_sheet', { format: 'Excel' }) }));
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  await test.step('on paper it stands alone, with room for who wrote and checked it', async () => {
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.ledger-paper');
    await expect(paper).toContainText(say('ledger_checked_by'));
    await expect(paper).toContainText('온도 로스터리');
    await expect(main).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the month before is empty, and the way back leads to this one', async () => {
    await press(main.getByRole('link', { name: say('ledger_before') }));
    await expect(main.getByText(say('ledger_empty_title'))).toBeVisible();
    await press(main.getByRole('link', { name: say('ledger_back') }));
    await expect(table('greenbean')).toBeVisible();
  });
});
