import type { Row } from '@hanjan/core';
import { cafeDrink } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeQcMenu } from '@hanjan/model/cafe/qc_menu.ts';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf, employ, saveCoffee } from './support/cafe.ts';
import { choice, fillByPointer, inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';

const DRINKS = '/cafe/recipe/recipelist';
const COFFEE = '하우스 블렌드 House';
const MILK = '우유 Milk';
const CUP = '종이컵 Cup';
const NAME = '카페라테 Latte';

test('a new drink: written, costed, made at the bar for two cups, checked, changed @phone', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  const main = page.getByRole('main');
  const drinks = { ...user, entity: cafeDrink };
  const save = async () => {
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByRole('button', { name: say('record_edit') })).toBeVisible();
  };
  const material = async (name: string, material_unit: string, amount: number, price: number | null) => {
    const named = { material_name: name, material_name_locale: name };
    const body = { cafe_seq, material_type: 'CUP', material_unit, ...named };
    const { material_seq } = await api.post('/api/cafe/item/material/edit', body);
    const bought = { cafe_seq, material_seq, purchase_amount: amount, purchase_price: price };
    await api.post('/api/cafe/material/purchase/edit', bought);
    return Number(material_seq);
  };
  const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
  await material(MILK, 'ML', 10_000, 28_000);
  let drink_seq = 0;
  const cup = await material(CUP, 'PC', 1_000, null);

  await test.step('its parts and steps are typed, one row after the other', async () => {
    await page.goto(`${at(DRINKS)}/write`);
    await inputOf(drinks, 'drink_name_locale').fill(NAME);
    await inputOf(drinks, 'drink_name').fill(NAME);
    await fillByPointer(drinks, 'drink_type', 'ESPR');
    await inputOf(drinks, 'drink_price').fill('5000');
    const list = (key: MessageKey) => main.getByRole('region', { name: say(key), exact: true });
    const add = async (key: MessageKey) => press(list(key).getByRole('button', { name: say('rows_add') }));
    const row = (key: MessageKey, nth: number) => list(key).getByRole('group', { name: say('rows_nth', { row: nth }) });
    await add('drink_coffees');
    await press(row('drink_coffees', 1).getByRole('combobox', { name: say('coffeebean_seq') }));
    await press(choice(page, COFFEE));
    await row('drink_coffees', 1)
      .getByRole('textbox', { name: say('coffee_mass') })
      .fill('18.5');
    for (const [nth, [name, amount]] of [
      [MILK, '220'],
      [CUP, '1'],
    ].entries()) {
      await add('drink_materials');
      const part = row('drink_materials', nth + 1);
      await press(part.getByRole('combobox', { name: say('material_seq') }));
      await press(choice(page, name ?? ''));
      await part.getByRole('textbox', { name: say('material_amount') }).fill(amount ?? '');
    }
    await add('drink_steps');
    await row('drink_steps', 1)
      .getByRole('textbox', { name: say('step_text') })
      .fill('우유를 60도까지 데운다');
    await expectSound(page, 'the form of a drink');
    await save();
    drink_seq = Number(page.url().split('/').at(-1));
  });

  await test.step('what has no price is said in words, and the cost follows once it has', async () => {
    await expect(main.getByText(say('drink_cost_unknown'))).toBeVisible();
    await expect(main.getByText(say('drink_lack_coffee'))).toBeVisible();
    await expect(main.getByText(say('drink_lack_price'))).toBeVisible();
    const received = { cafe_seq, coffeebean_seq, received_mass: 10_000, received_price: 32_000 };
    await api.post('/api/cafe/coffeebean/received/edit', received);
    const bought = { cafe_seq, material_seq: cup, purchase_amount: 1_000, purchase_price: 85_000 };
    await api.post('/api/cafe/material/purchase/edit', bought);
    await page.reload();
    // 592 of coffee, 616 of milk and 85 for the cup are 25.9 % of the price.
    const picture = say('drink_cost_picture', { price: 5_000, cost: 1_293, share: '25.9' });
    await expect(main.getByText(picture)).toBeVisible();
  });

  await test.step('at the bar it is large, and for two cups after one tap', async () => {
    await press(page.getByRole('button', { name: say('drink_bar') }));
    const room = page.getByRole('dialog', { name: NAME });
    const amounts = room.getByRole('list', { name: say('drink_bar_amounts') });
    await expect(amounts.getByRole('listitem').first()).toContainText('18.5');
    await press(room.getByRole('button', { name: say('drink_bar_cups', { count: 2 }), exact: true }));
    await expect(amounts.getByRole('listitem').first()).toContainText('37');
    await expect(amounts.getByRole('listitem').nth(1)).toContainText('440');
    const size = await amounts
      .locator('b')
      .first()
      .evaluate((b) => Number.parseFloat(getComputedStyle(b).fontSize));
    // Ten millimetres are read from two metres.
    expect(size).toBeGreaterThanOrEqual(40);
    await expectSound(page, 'a drink at the bar');
    await press(room.getByRole('button', { name: say('drink_bar_close') }));
    await expect(room).toBeHidden();
  });

  await test.step('it is checked as it is served', async () => {
    await press(main.getByRole('button', { name: say('drink_check') }));
    const checks = { ...user, entity: cafeQcMenu };
    await expect(inputOf(checks, 'drink_seq')).toHaveValue(new RegExp(NAME));
    await inputOf(checks, 'menu_mass').fill('245');
    await fillByPointer(checks, 'menu_taste', 8);
    await save();
  });

  await test.step('what a change does to the cost stands in the history, and the milk in the materials', async () => {
    const latte = await api.get(`/api/cafe/recipe/drink/detail/${drink_seq}?cafe_seq=${cafe_seq}`);
    const [milk] = latte.drink_material as Row[];
    const drink_material = [{ ...milk, material_amount: 2_500 }];
    await api.post('/api/cafe/recipe/drink/edit', { cafe_seq, drink_seq, UPList: ['drink_material'], drink_material });
    await page.goto(at('/cafe/recipe/recipehistory'));
    // 25 cl of milk for 700 and no cup: 592 + 700.
    await expect(main.getByText(say('drink_history_less', { by: 1 }))).toBeVisible();
    await page.goto(at('/cafe/recipe/recipematerial'));
    await expect(main.getByRole('row').filter({ hasText: NAME })).toContainText(
      say('drink_material_cups', { count: 40 }),
    );
    await expectSound(page, 'materials of drinks');
  });

  await test.step('whoever works at the bar reads it, without what it costs', async () => {
    await page.goto('about:blank');
    await employ(cafe_seq, person, 'BARISTA');
    // A menu of the rank before may still count who wants to join.
    faults.allow(/^403 POST \/api\/cafe\/user\/signup\/list/);
    await page.goto(at(DRINKS));
    await press(main.getByRole('link', { name: NAME }));
    await expect(page.getByRole('button', { name: say('drink_bar') })).toBeVisible();
    await expect(main.getByText(say('drink_price'), { exact: true })).toBeVisible();
    await expect(main.getByText(say('drink_cost'), { exact: true })).toHaveCount(0);
    await page.goto(at('/cafe/recipe/recipehistory'));
    await expect(main.getByText(say('drink_history_lead_plain'))).toBeVisible();
  });
});

test('one coffee over time: its scores, those who tasted it, its notes @phone', async ({
  page,
  say,
  at,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'BARISTA');
  await employ(cafe_seq, person, 'SMNG');
  const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
  await employ(cafe_seq, person, 'BARISTA');
  const main = page.getByRole('main');
  await page.goto(at('/cafe/cupnote/coffee'));
  await expect(main.getByText(say('coffee_notes_none_text'))).toBeVisible();
  for (const [cupnote_date, cupnote_flavor_point] of [
    ['2026-10-02', 6],
    ['2026-11-20', 8],
  ])
    await api.post('/api/cafe/qc/coffeebean/edit', { cafe_seq, coffeebean_seq, cupnote_date, cupnote_flavor_point });
  await page.goto(at('/cafe/cupnote/coffee'));
  const chart = main.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', `2026-11-20, ${say('coffee_notes_mean')} 8`);
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', `2026-10-02, ${say('coffee_notes_mean')} 6`);
  await expect(main.getByText(say('coffee_notes_few'))).toBeVisible();
  await expect(main.getByRole('link', { name: /2026-10-02/ })).toBeVisible();
  await expectSound(page, 'one coffee over time');
});
