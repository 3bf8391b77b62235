import { daysBetween } from '@hanjan/core';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, employ, LOTS, saveCoffee } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { choice, inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';

test('a barista books a lot in, a senior corrects it, and its coffee reads by name whatever becomes of it', {
  tag: '@desk',
}, async ({ page, say, at, press, user, person, api, faults }) => {
  const form = { ...user, entity: cafeReceived };
  const main = page.getByRole('main');
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const coffeebean_seq = await saveCoffee(api, cafe_seq, '케냐 니에리 Nyeri');
  await saveCoffee(api, cafe_seq, '온도 블렌드 Ondo');
  await employ(cafe_seq, person, 'BARISTA');
  const roasted = orgDay(9);
  const days = () => {
    const count = daysBetween(roasted, orgDay());
    return say('days_after', { days: count, sign: '+' });
  };

  await test.step('a barista books it in', async () => {
    await page.goto(at(LOTS));
    await expect(page.getByText(say('list_cafe_received_empty_text'))).toBeVisible();
    await press(page.getByRole('link', { name: say('list_cafe_received_new') }));
    await expect(inputOf(form, 'received_date')).toHaveValue(orgDay());
    await press(page.getByRole('button', { name: say('record_save') }));
    await press(page.getByRole('alertdialog').getByRole('button'));
    await press(inputOf(form, 'coffeebean_seq'));
    await press(choice(page, '케냐 니에리 Nyeri'));
    await inputOf(form, 'received_mass').fill('1000');
    await inputOf(form, 'blending_result_date').fill(roasted);
    await inputOf(form, 'blending_organic_loss').fill('12.34');
    await expectSound(page, 'the form of a lot');
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByRole('heading', { level: 1, name: '케냐 니에리 Nyeri' })).toBeVisible();
    await expect(main.getByText(days())).toBeVisible();
    await expect(main.getByText('12.34')).toBeVisible();
    await expect(page.getByRole('button', { name: say('record_edit') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('record_remove') })).toHaveCount(0);
  });

  const key = Number(page.url().split('/').at(-1));
  const read = () => api.get(`/api${LOTS}/detail/${key}?cafe_seq=${cafe_seq}`);
  expect(await read()).toMatchObject({
    coffeebean_seq,
    received_mass: 10_000,
    received_instock: 10_000,
    blending_organic_loss: 123.4,
    received_date: orgDay(),
  });

  await test.step('a senior corrects it, but not which coffee it is', async () => {
    await employ(cafe_seq, person, 'SAST');
    await page.reload();
    await press(page.getByRole('button', { name: say('record_edit') }));
    await expect(inputOf(form, 'received_mass')).toHaveValue('1000.0');
    await expect(inputOf(form, 'coffeebean_seq')).toHaveCount(0);
    await expect(main.getByText('케냐 니에리 Nyeri')).toHaveCount(2);
    await inputOf(form, 'received_mass').fill('950.5');
    await inputOf(form, 'received_div').fill('B');
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    expect(await read()).toMatchObject({ received_mass: 9_505, received_instock: 9_505, received_div: 'B' });
  });

  await test.step('a coffee out of use is still read by name, found by it, and no longer offered', async () => {
    const change = { cafe_seq, coffeebean_seq, UPList: ['coffeebean_use'], coffeebean_use: false };
    await api.post(`/api${COFFEES}/edit`, change);
    await page.goto(at(LOTS));
    const link = main.getByRole('link', { name: '케냐 니에리 Nyeri' });
    await expect(link).toBeVisible();
    await expect(main.getByText(days())).toBeVisible();
    await expectSound(page, 'the list of lots');
    await page.getByRole('searchbox', { name: say('list_search') }).fill('블렌드');
    await expect(page.getByText(say('list_none'))).toBeVisible();
    await page.getByRole('searchbox', { name: say('list_search') }).fill('니에리');
    await press(link);
    await expect(page.getByRole('heading', { level: 1, name: '케냐 니에리 Nyeri' })).toBeVisible();
    await page.goto(`${at(LOTS)}/write`);
    await press(inputOf(form, 'coffeebean_seq'));
    await expect(choice(page, '온도 블렌드 Ondo')).toBeVisible();
    await expect(choice(page, '케냐 니에리 Nyeri')).toHaveCount(0);
  });

  await test.step('a coffee that lots use stays, and which and how many use it is said', async () => {
    faults.expect(/^409 POST \/api\/cafe\/coffeebean\/default\/remove$/);
    await employ(cafe_seq, person, 'MNG');
    await page.goto(at(`${COFFEES}/${coffeebean_seq}`));
    await press(page.getByRole('button', { name: say('record_remove') }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_remove') }));
    const users = say('remove_user', { name: say('list_cafe_received_title'), count: 1 });
    const told = page.getByRole('alertdialog', { name: say('remove_failed') });
    await expect(told).toContainText(say('remove_used', { users }));
    await press(told.getByRole('button'));
  });
});

test('a coffee that was just written down can be received at once', { tag: '@phone' }, async ({
  page,
  say,
  at,
  press,
  user,
  person,
}) => {
  const form = { ...user, entity: cafeReceived };
  await cafeOf(person, '카페 온도', 'SAST');
  await page.goto(`${at(LOTS)}/write`);
  await press(inputOf(form, 'coffeebean_seq'));
  await expect(page.getByText(say('nothing_found'))).toBeVisible();
  await inputOf(form, 'coffeebean_seq').press('Escape');

  await press(page.getByRole('link', { name: say('menu_coffeebean_default'), exact: true }).last());
  await press(page.getByRole('link', { name: say('list_cafe_coffeebean_new'), exact: true }));
  for (const name of ['coffeebean_name_locale', 'coffeebean_name'] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${say(name)}`) }).fill('콜롬비아 우일라 Huila');
  }
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: '콜롬비아 우일라 Huila' })).toBeVisible();
  await press(page.getByRole('link', { name: say('menu_coffeebean_received'), exact: true }));
  await press(page.getByRole('link', { name: say('list_cafe_received_new') }));
  await press(inputOf(form, 'coffeebean_seq'));
  await expect(choice(page, '콜롬비아 우일라 Huila')).toBeVisible();
});
