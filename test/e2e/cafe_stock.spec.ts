import type { Row } from '@hanjan/core';
import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, employ, LOTS, saveCoffee } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { choice, inputOf } from './support/form.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';

const STOCK = '/cafe/coffeebean/inventory';
const SHOPPING = '/cafe/coffeebean/shopping';
const BREWS = '/cafe/brewing/result';
const COFFEE = '서울숲 블렌드 Forest';

test('the last dose of a lot: a brew beyond it asks; a barista throws away, a senior counts', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
  hasTouch,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'BARISTA');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const brew = { ...user, entity: cafeBrewingResult };
  await employ(cafe_seq, person, 'SAST');
  const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
  await employ(cafe_seq, person, 'BARISTA');
  const lot = { cafe_seq, coffeebean_seq, received_date: orgDay(3), received_div: 'A-1120', received_mass: 500 };
  const { received_seq } = await api.post(`/api${LOTS}/edit`, { ...lot, blending_result_date: orgDay(9) });
  const left = async () => (await api.get(`/api${LOTS}/detail/${received_seq}?cafe_seq=${cafe_seq}`)).received_instock;
  const type = async (text: string) => {
    await expect(dialog).toBeVisible();
    if (!hasTouch) return page.keyboard.type(text);
    const names: Record<string, string> = { '.': say('room_decimal') };
    for (const digit of text) await press(dialog.getByRole('button', { name: names[digit] ?? digit, exact: true }));
  };

  await test.step('a brew of more than there is asks, with what is there', async () => {
    faults.expect(/^409 POST \/api\/cafe\/brewing\/result\/edit$/);
    await page.goto(`${at(BREWS)}/write`);
    await press(inputOf(brew, 'received_seq'));
    await press(choice(page, COFFEE));
    await inputOf(brew, 'brewing_bean_mass').fill('60');
    await press(button(say('record_save')));
    const asked = page.getByRole('alertdialog', { name: say('stock_short_title') });
    await expect(asked).toContainText(COFFEE);
    await expect(asked).toContainText('50 g');
    await expect(asked).toContainText('A-1120');
    await press(asked.getByRole('button', { name: say('cancel') }));
    expect(await left()).toBe(500);
    await press(button(say('record_save')));
    await press(asked.getByRole('button', { name: say('stock_short_confirm') }));
    await expect(button(say('record_edit'))).toBeVisible();
    expect(await left()).toBe(0);
    // What was missing is given up again once the dose is corrected.
    await press(button(say('record_edit')));
    await inputOf(brew, 'brewing_bean_mass').fill('20');
    await press(button(say('record_save')));
    await expect(button(say('record_edit'))).toBeVisible();
    expect(await left()).toBe(300);
  });

  await test.step('the stock shows the lot; a barista may throw away and nothing else', async () => {
    await page.goto(at(STOCK));
    await expect(main.getByText('+9').first()).toBeVisible();
    await expect(main.getByText(say('stock_mark', { mark: 'A-1120' })).first()).toBeVisible();
    await expectSound(page, 'the stock of a cafe');
    await press(main.getByRole('link', { name: COFFEE }).first());
    await expect(button(say('stock_reason_COUNT'))).toHaveCount(0);
    await press(button(say('stock_reason_WASTE')));
    await type('10');
    await press(dialog.getByRole('button', { name: say('stock_book'), exact: true }));
    await expect(dialog).toHaveCount(0);
    expect(await left()).toBe(200);
  });

  await test.step('a senior counts it', async () => {
    await employ(cafe_seq, person, 'SAST');
    await press(page.locator('.org').getByRole('button', { name: say('org_reload') }));
    await press(button(say('stock_reason_COUNT')));
    await type('25');
    await press(dialog.getByRole('button', { name: say('stock_book'), exact: true }));
    await expect(dialog).toHaveCount(0);
    expect(await left()).toBe(250);
    const moves = main.getByRole('list').last().getByRole('listitem');
    await expect(moves.first()).toContainText(say('stock_reason_COUNT'));
    await expect(moves).toHaveCount(7);
  });
});

test('the shopping list names what runs low, is changed by thumb, stays on the device and is copied as text', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  context,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('where nothing was received it says how the list comes about', async () => {
    await page.goto(at(SHOPPING));
    await expect(main.getByText(say('shopping_empty_text'))).toBeVisible();
  });

  const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
  const change = { cafe_seq, coffeebean_seq, UPList: ['coffeebean_roaster'], coffeebean_roaster: '볶는 집' };
  await api.post(`/api${COFFEES}/edit`, change);
  const lot = { cafe_seq, coffeebean_seq, received_date: orgDay(9), received_mass: 10_000 };
  const { received_seq } = (await api.post(`/api${LOTS}/edit`, lot)) as Row;
  await api.post('/api/cafe/brewing/result/edit', {
    ...{ cafe_seq, received_seq, brewing_result_date: orgDay(), brewing_bean_mass: 8_000, brewing_result_main: true },
  });
  await behind((db) =>
    db.query("UPDATE stock_move SET rgst_at = rgst_at - interval '10 days' WHERE org = $1", [cafe_seq]),
  );
  const amount = main.getByRole('textbox', { name: say('shopping_amount', { name: COFFEE }) });

  await test.step('the wall of the bar says that it runs low, and leads to the list', async () => {
    await page.goto(at('/cafe/brewing/today'));
    await press(main.getByRole('link', { name: say('bar_low') }));
    await expect(main.getByRole('heading', { name: '볶는 집' })).toBeVisible();
    // 80 g a day: for twice seven days 1.12 kg less 200 g, in bags of a kilogram.
    await expect(amount).toHaveValue('1');
    await expectSound(page, 'the shopping list');
  });

  await test.step('it is changed by the bag and as it is typed, and a line is added', async () => {
    await press(button(say('shopping_more', { name: COFFEE })));
    await expect(amount).toHaveValue('2');
    await amount.fill('x');
    await expect(main.getByText(say('shopping_bad_mass'))).toBeVisible();
    for (const typed of ['99999999999', '1.23456']) {
      await amount.fill(typed);
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    }
    await amount.fill('2.5');
    await main.getByRole('textbox', { name: say('shopping_own_new') }).fill('필터 100장');
    await press(button(say('add')));
    await page.reload();
    await expect(amount).toHaveValue('2.5');
    await expect(main.getByRole('checkbox', { name: '필터 100장' })).toBeChecked();
  });

  await test.step('its text is copied and mailed, without what is not ticked', async () => {
    await press(button(say('copy')));
    await expect(page.getByText(say('shopping_copied'))).toBeVisible();
    const copied = async () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toContain(`볶는 집\n- ${COFFEE} 2.5 kg`);
    expect(await copied()).toContain(`${say('shopping_own')}\n- 필터 100장`);
    await press(main.getByRole('checkbox', { name: '필터 100장' }));
    await press(button(say('copy')));
    await expect.poll(copied).not.toContain('필터');
    const mail = await main.getByRole('link', { name: say('shopping_mail') }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(`- ${COFFEE} 2.5 kg`);
    await press(button(say('shopping_clear')));
    await expect(amount).toHaveValue('1');
  });
});
