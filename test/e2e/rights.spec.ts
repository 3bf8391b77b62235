import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { COFFEES, cafeOf, employ, LOTS, saveCoffee } from './support/cafe.ts';
import { crash, draftsOf, expectKept, kept } from './support/drafts.ts';
import { choice, type FormUser, inputOf } from './support/form.ts';
import type { Api, Person } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { literally } from './support/texts.ts';

const SAVE = /^403 POST \/api\/cafe\/coffeebean\/(default|received)\/edit$/;

/** A lot of a cafe where somebody works, and its coffee. */
async function lotOf(api: Api, person: Person, user_auth: string) {
  const cafe_seq = await cafeOf(person, '카페 가람', user_auth);
  const coffeebean_seq = await saveCoffee(api, cafe_seq, '케냐 니에리');
  const lot = { cafe_seq, coffeebean_seq, received_date: '2026-03-01', received_mass: 10_000 };
  const { received_seq } = await api.post(`/api${LOTS}/edit`, lot);
  return { cafe_seq, coffeebean_seq, address: `${LOTS}/${received_seq}` };
}

const lotForm = (user: FormUser): FormUser => ({ ...user, entity: cafeReceived });

test('whoever may save no longer keeps the form with what was typed, and saves once they may again', {
  tag: '@desk',
}, async ({ page, say, at, press, user, person, api, faults }) => {
  faults.expect(SAVE);
  const form = lotForm(user);
  const { cafe_seq, address } = await lotOf(api, person, 'SAST');
  const save = page.getByRole('button', { name: say('record_save') });
  const told = page.getByRole('alertdialog', { name: say('save') });
  await page.goto(at(`${address}?mode=edit`));
  await inputOf(form, 'received_div').fill('둘째 상자');
  await employ(cafe_seq, person, 'BARISTA');
  await press(save);
  await expect(told).toContainText(say('nopermission_do'));
  await expect(told).toContainText(say('error_saved_text'));
  await press(told.getByRole('button'));
  await expect(page.getByText(say('record_locked'))).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(inputOf(form, 'received_div')).toHaveValue('둘째 상자');

  await test.step('leaving asks', async () => {
    await press(page.getByRole('main').getByRole('button', { name: say('cancel') }));
    const leaving = page.getByRole('alertdialog', { name: say('leave_title') });
    await press(leaving.getByRole('button', { name: say('leave_stay') }));
    await expect(inputOf(form, 'received_div')).toHaveValue('둘째 상자');
  });

  await employ(cafe_seq, person, 'SAST');
  await press(page.locator('.org').getByRole('button', { name: say('org_reload') }));
  await expect(page.getByText(say('record_locked'))).toBeHidden();
  await press(save);
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('둘째 상자', { exact: true })).toBeVisible();
});

test('a new record stays open too; without anything typed the form closes', { tag: '@phone' }, async ({
  page,
  say,
  at,
  press,
  person,
  faults,
}) => {
  faults.expect(SAVE);
  const cafe_seq = await cafeOf(person, '카페 가람', 'SAST');
  const name = page.getByRole('textbox', { name: new RegExp(`^${literally(say('coffeebean_name'))}`) }).first();
  const names = (['coffeebean_name_locale', 'coffeebean_name'] as const).map((field) =>
    page.getByRole('textbox', { name: new RegExp(`^${literally(say(field))}`) }),
  );
  await page.goto(at(`${COFFEES}/write`));
  for (const one of names) await one.fill('쓰던 커피');
  await employ(cafe_seq, person, 'BARISTA');
  await press(page.getByRole('button', { name: say('record_save') }));
  const told = page.getByRole('alertdialog', { name: say('save') });
  await expect(told).toContainText(say('error_saved_text'));
  await press(told.getByRole('button'));
  await expect(page.getByText(say('record_locked'))).toBeVisible();
  await expect(name).toHaveValue('쓰던 커피');

  await press(page.getByRole('main').getByRole('button', { name: say('cancel') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('leave_discard') }));
  await page.goto(at(`${COFFEES}/write`));
  await expect(page.getByRole('main')).toContainText(say('nopermission_text'));
});

test('whoever is let go while writing hears that it stays on this device, also when they work elsewhere', {
  tag: '@desk',
}, async ({ page, say, at, press, user, person, api, faults }) => {
  faults.expect(SAVE);
  faults.expect(/^403 POST \/api\/cafe\/(coffeebean\/(default|received)\/(list|code|delivered)|view\/list)$/);
  const form = lotForm(user);
  const { cafe_seq, address } = await lotOf(api, person, 'SAST');
  const other = await cafeOf(person, '카페 나루', 'SAST');
  await page.goto(at(`${address}?mode=edit`));
  await inputOf(form, 'received_div').fill('둘째 상자');
  await employ(cafe_seq, person, 'FIRE');
  await press(page.getByRole('button', { name: say('record_save') }));
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('카페 나루');
  await expect(told).toContainText(say('draft_kept'));
  await press(told.getByRole('button'));
  await expect(told).toContainText(say('draft_kept'));
  await expect(told).not.toContainText(say('error_saved_text'));
  await press(told.getByRole('button'));
  await expect(page.locator('.org')).toContainText('카페 나루');
  expect(await kept(page)).toBe(1);

  await test.step('and nowhere at all', async () => {
    await page.goto(at(`${LOTS}/write`));
    await inputOf(form, 'received_div').fill('셋째 상자');
    await saveCoffee(api, other, '콜롬비아 우일라');
    await expectKept(page, '셋째 상자');
    await employ(other, person, 'HLD');
    await page.goto(at(LOTS));
    await expect(page.getByRole('main')).toContainText(say('nocafe_text'));
    expect(await kept(page)).toBe(2);
  });
});

test('what is typed of a lot is called by its coffee, also when that is out of use and after a crash', {
  tag: '@phone',
}, async ({ page, context, say, at, press, user, person, api }) => {
  const { cafe_seq, coffeebean_seq, address } = await lotOf(api, person, 'SAST');
  await page.goto(at(`${address}?mode=edit`));
  await inputOf(lotForm(user), 'received_div').fill('둘째 상자');
  await expectKept(page, '둘째 상자');
  const second = await context.newPage();
  const theirs = lotForm({ ...user, page: second });
  await second.goto(at(`${LOTS}/write`));
  await press(inputOf(theirs, 'coffeebean_seq'));
  await press(choice(second, '케냐 니에리'));
  await inputOf(theirs, 'received_div').fill('새 상자');
  await expectKept(second, '새 상자');
  await crash(second);
  const use = { cafe_seq, coffeebean_seq, UPList: ['coffeebean_use'], coffeebean_use: false };
  await api.post(`/api${COFFEES}/edit`, use);
  await crash(page);

  const after = await context.newPage();
  await after.goto(at(LOTS));
  await expect(draftsOf({ page: after, say }).resume('케냐 니에리')).toHaveCount(2);
});
