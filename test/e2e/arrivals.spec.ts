import { charged, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const KENYA = '케냐 니에리 Nyeri';

test('green coffee arrives: it is recorded from its lot, and roasts use what came first', async ({
  page,
  say,
  at,
  press,
  person,
  api,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const main = page.getByRole('main');
  const kenya = await bean(KENYA);
  const green = await lot(kenya, 2026, 0);
  const arrivals = main.locator('.arrivals');

  await test.step('a lot without arrivals says what they are for', async () => {
    await page.goto(at(`/roaster/greenbean/inventory?lot=${green}`));
    await expect(arrivals).toContainText(say('arrivals_none'));
  });

  await test.step('what came is recorded with the lot filled in', async () => {
    await press(arrivals.getByRole('button', { name: say('arrival_write') }));
    await expect(main.getByRole('combobox').first()).toHaveValue(`${KENYA} 2026`);
    await main.locator('[id$="-arrival_mass"]').fill('30');
    await main.locator('[id$="-arrival_mark"]').fill('30/0042/0117');
    await expectSound(page, 'the form of an arrival');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/arrival\/\d{4}-1$/);
  });

  await test.step('a roast takes of the first one, and the lot says what is left of each', async () => {
    const second = { greenbean_year_seq: green, arrival_date: orgDay(), arrival_mass: 200_000 };
    await post('/api/roaster/greenbean/arrival/edit', second);
    await post(`${ROAST}/edit`, roastOf([charged(kenya, 340_000)], { roasting_result_date: orgDay() }));
    await page.goto(at(`/roaster/greenbean/inventory?lot=${green}`));
    const each = arrivals.getByRole('listitem');
    await expect(each).toHaveCount(2);
    const left = (mass: string, came: string) => say('arrival_left_of', { left: mass, came });
    await expect(each.filter({ hasText: '30/0042/0117' })).toContainText(left('0.0 kg', '30.0 kg'));
    await expect(each.filter({ hasNotText: '30/0042/0117' })).toContainText(left('16.0 kg', '20.0 kg'));
    const newest = main.locator('.moves > li').first();
    await expect(newest).toContainText('−4.0 kg');
    await expect(newest).toContainText(new RegExp(say('stock_of_arrival', { number: '\\d{4}-2' })));
    await expectSound(page, 'the arrivals of a lot');
  });

  await test.step('what comes is recorded as an arrival, and what belongs to none is a line of its own', async () => {
    const keys = main.locator('.move-keys');
    await expect(keys.getByRole('button', { name: say('stock_reason_COUNT') })).toBeVisible();
    await expect(keys.getByRole('button', { name: say('stock_reason_RECEIVE') })).toHaveCount(0);
    await post('/api/roaster/greenbean/inventory/move', { lot: green, move_reason: 'RECEIVE', move_mass: 12_345 });
    await page.reload();
    const rest = arrivals.getByRole('listitem').last();
    await expect(rest).toContainText(say('arrivals_without'));
    await expect(rest).toContainText('1.2345 kg');
    await expectSound(page, 'what belongs to no arrival');
  });

  await test.step('a key that the pad does not take is said, and nothing is booked until it was looked at', async () => {
    await press(main.locator('.move-keys').getByRole('button', { name: say('stock_reason_WASTE') }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.pad-fields')).toBeVisible();
    await page.keyboard.type('-0,5');
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_pad_number'));
    await expect(dialog.locator('.pad-fields')).toContainText('0.5');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main.locator('.moves > li').first()).toContainText('−0.1234 kg');
  });
});
