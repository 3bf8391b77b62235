import { cafeUser } from '@hanjan/model/cafe/user.ts';
import { OWN_PROFILE } from '@hanjan/model/own_profile.ts';
import { seat } from '../harness/org.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { behind, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

/** Somebody else in a cafe, under this name. */
async function join(cafe_seq: number, nick: string, user_auth: string): Promise<void> {
  const { user_seq } = await makePerson(nick);
  await behind((admin) => seat(admin, cafe_seq, user_seq, user_auth, { nick }));
}

test('a manager answers an application, is offered what a manager may give, and finds whoever has moved to another list', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  const form = { ...user, entity: cafeUser };
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  await join(cafe_seq, '한소미', 'WTSGNP');
  await join(cafe_seq, '박지훈', 'OWN');
  const named = (id: string) => codeName(user.language, 'CAUTH', id);

  await page.goto(at('/cafe/etc/signup'));
  await press(page.getByRole('main').getByRole('link', { name: '한소미' }));
  await press(page.getByRole('button', { name: say('record_edit') }));
  await press(inputOf(form, 'cafe_user_auth'));
  const offered = ['BARISTA', 'WTSGNP', 'HLD', 'CNCL', 'RJCT'].map(named);
  await expect(page.getByRole('option')).toHaveText(offered);
  await expectSound(page, 'an application');
  await press(page.getByRole('option', { name: named('BARISTA') }));
  faults.expect(/^404 GET \/api\/cafe\/user\/signup\/detail\/\d+$/);
  await press(page.getByRole('button', { name: say('record_save') }));

  await test.step('who was taken in works there now', async () => {
    await expect(page.getByRole('heading', { level: 1, name: say('record_elsewhere_title') })).toBeVisible();
    await press(page.getByRole('link', { name: say('record_elsewhere_open') }));
    await expect(page.getByRole('heading', { level: 1, name: '한소미' })).toBeVisible();
    await expect(page).toHaveURL(/\/cafe\/etc\/user\/\d+$/);
    await press(page.getByRole('button', { name: say('record_edit') }));
    await press(inputOf(form, 'cafe_user_auth'));
    await expect(page.getByRole('option')).toHaveText(['MNG', 'SAST', 'BARISTA'].map(named));
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: say('cancel') }));
  });

  await test.step('an owner is only read', async () => {
    await page.goto(at('/cafe/etc/user'));
    await press(page.getByRole('main').getByRole('link', { name: '박지훈' }));
    await expect(page.getByRole('heading', { level: 1, name: '박지훈' })).toBeVisible();
    await expect(page.getByRole('button', { name: say('record_edit') })).toHaveCount(0);
  });
});

test('somebody says who they are in their cafe, and leaves it', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  await join(cafe_seq, '박지훈', 'OWN');
  await page.goto(at('/cafe/userinfo/basicinfo'));
  const nick = inputOf({ ...user, entity: OWN_PROFILE.cafe.entity }, 'cafe_user_nick');
  await expect(nick).toHaveValue('sast');
  await nick.fill('한소미');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await expectSound(page, 'who somebody is in their cafe');
  await page.reload();
  await expect(nick).toHaveValue('한소미');

  faults.allow(/^403 /);
  await press(page.getByRole('button', { name: say('staff_leave'), exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('staff_leave'), exact: true }));
  await expect(page.getByText(say('staff_left', { name: '\u2068카페 온도\u2069' }))).toBeVisible();
  await page.goto(at('/cafe/userinfo/basicinfo'));
  await expect(page.getByRole('heading', { name: say('nocafe_title') })).toBeVisible();
});
