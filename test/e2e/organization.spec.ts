import { clockOf } from '@hanjan/core/calc/time/zone.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { ORGANIZATION } from '@hanjan/model/organization.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf, employ, LOTS } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { behind, giveSession, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('an owner renames their cafe, moves its clocks, closes it and opens it again', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  await cafeOf(person, '카페 온도', 'OWN');
  const main = page.getByRole('main');
  const form = { ...user, entity: ORGANIZATION.cafe.entity };
  const name = inputOf(form, user.language === 'ko' ? 'cafe_name_locale' : 'cafe_name');
  await page.goto(at('/cafe/etc/org'));
  await expect(name).toHaveValue('카페 온도');
  await expectSound(page, 'what a cafe says of itself');
  await expectNoSideways(page, 'what a cafe says of itself');
  await name.fill('카페 물결');
  await main.getByRole('combobox', { name: say('org_zone') }).selectOption('Asia/Tokyo');
  await press(main.getByRole('button', { name: say('record_save') }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('카페 물결');
  await expect(main.getByRole('combobox', { name: say('org_zone') })).toHaveValue('Asia/Tokyo');

  faults.allow(/^403 /);
  await press(main.getByRole('button', { name: say('org_close'), exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('org_close'), exact: true }));
  await expect(page).toHaveURL(/\/create$/);
  await expect(main.getByText('카페 물결')).toBeVisible();
  await expectSound(page, 'a closed cafe');
  await press(main.getByRole('button', { name: say('org_reopen') }));
  await expect(page).toHaveURL(/\/cafe\//);
  await page.goto(at('/cafe/etc/org'));
  await expect(name).toHaveValue('카페 물결');
});

test('an owner offers ownership to a senior manager, who finds it at home and accepts', async ({
  page,
  context,
  say,
  at,
  press,
  person,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'OWN');
  const main = page.getByRole('main');
  await page.goto(at('/cafe/etc/org'));
  await expect(main.getByText(say('offer_nobody'))).toBeVisible();
  const heir = await makePerson('한소미');
  await employ(cafe_seq, heir, 'SMNG');
  await page.reload();
  await main.getByRole('radio', { name: say('offer_leaves') }).check();
  await press(main.getByRole('button', { name: say('offer_make') }));
  await expect(main.getByRole('button', { name: say('offer_withdraw') })).toBeVisible();
  await expectSound(page, 'an offer of ownership');
  await expectNoSideways(page, 'an offer of ownership');

  await giveSession(context, heir);
  await page.goto(at('/'));
  await press(main.getByRole('link', { name: say('home_offer', { name: '\u2068own\u2069' }) }));
  await press(main.getByRole('button', { name: say('offer_accept') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('offer_accept') }));
  await expect(page.getByText(say('offer_accepted', { name: '\u2068카페 온도\u2069' }))).toBeVisible();
  // Now that they own it they can offer it in turn, to whoever owned it before.
  await expect(main.getByRole('combobox', { name: say('offer_to') })).toHaveText('own');
});

test.describe('on a device whose clock is 25 hours behind', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' });

  test('a new record of a cafe begins with the day there, a note of the person with theirs', { tag: '@desk' }, async ({
    page,
    at,
    user,
    person,
  }) => {
    const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
    await behind((admin) => admin.query("UPDATE org SET org_zone = 'Pacific/Kiritimati' WHERE org = $1", [cafe_seq]));
    const dayIn = (zone: string) => clockOf(zone)(new Date().toISOString()).day;
    const there = dayIn('Pacific/Kiritimati');
    await page.goto(at(`${LOTS}/write`));
    await expect(inputOf({ ...user, entity: cafeReceived }, 'received_date')).toHaveValue(there);
    await page.goto(at('/user/usernote/coffeenote/write'));
    await expect(inputOf({ ...user, entity: userCupnote }, 'cupnote_date')).toHaveValue(dayIn('Pacific/Pago_Pago'));
  });
});
