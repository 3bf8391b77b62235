import { APPLYING } from '@hanjan/model/applying.ts';
import { cafeUser } from '@hanjan/model/cafe/user.ts';
import { OWN_PROFILE } from '@hanjan/model/own_profile.ts';
import { seat } from '../harness/org.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf, makeCafe } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { apiOf, behind, giveSession, makePerson } from './support/product.ts';
import { signUp } from './support/sign_up.ts';
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
  // At the group and at the tab, or at the bar of a phone and at the tab.
  const waits = page.getByRole('img', { name: say('nav_waiting', { count: 1 }), exact: true });
  await expect(waits).toHaveCount(2);
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
    await expect(waits).toHaveCount(0);
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

test('somebody opens the link of an event, makes an account, applies, works there and is dismissed', async ({
  page,
  browser,
  say,
  at,
  press,
  user,
  faults,
}) => {
  const cafe_seq = await makeCafe('카페 온도');
  const owner = await makePerson('박지훈');
  await behind((admin) => seat(admin, cafe_seq, owner.user_seq, 'OWN', { nick: '박지훈' }));
  const office = await browser.newContext();
  await giveSession(office, owner);
  const boss = apiOf(office);
  const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000).toISOString();
  const times = { event_start: inHours(-1), event_end: inHours(24) };
  const { event_key } = await boss.post('/api/cafe/event/edit', { cafe_seq, ...times, event_name: 'Weekends' });
  const { event_uuid } = await boss.get(`/api/cafe/event/detail/${event_key}?cafe_seq=${cafe_seq}`);
  const link = `/user/link/cafesignup/${event_uuid}`;
  const main = page.getByRole('main');
  const field = (name: string) => inputOf({ ...user, entity: APPLYING.cafe.entity }, name);

  await test.step('a guest sees whose event it is, and comes back with an account', async () => {
    await page.goto(at(link));
    await expect(main.getByRole('heading', { level: 1, name: '카페 온도' })).toBeVisible();
    await expect(main.getByText('Weekends')).toBeVisible();
    await expectSound(page, 'the link of an event');
    await expectNoSideways(page, 'the link of an event');
    await press(main.getByRole('link', { name: say('signup') }));
    await signUp(user);
    await expect(page).toHaveURL(new RegExp(`${link}$`));
  });

  await test.step('the box has to be ticked', async () => {
    await expect(field('user_nick')).toHaveValue('김하늘');
    await press(main.getByRole('button', { name: say('apply_send') }));
    const told = page.getByRole('alertdialog', { name: say('validation_error') });
    await expect(told).toContainText(say('save_check_ok'));
    await press(told.getByRole('button'));
    await field('save_check').check();
    await expectSound(page, 'an application');
    await press(main.getByRole('button', { name: say('apply_send') }));
    await expect(page.getByText(say('signin_ok'))).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: say('signin_detail') })).toBeVisible();
  });

  const applicant = async () => {
    const { rows } = await behind((admin) =>
      admin.query('SELECT member_seq::int FROM membership WHERE org = $1 AND user_nick = $2', [cafe_seq, '김하늘']),
    );
    return Number(rows[0].member_seq);
  };
  const become = async (list: string, cafe_user_auth: string) =>
    boss.post(`/api/cafe/user/${list}/edit`, {
      cafe_seq,
      cafe_user_seq: await applicant(),
      UPList: ['cafe_user_auth'],
      cafe_user_auth,
    });

  await test.step('all that they applied for stands on a page of its own', async () => {
    await page.goto(at('/user/link/cafesignup'));
    await expect(main.getByText(say('apply_waiting'))).toBeVisible();
    await expect(main.getByRole('button', { name: say('apply_cancel') })).toBeVisible();
    await expectSound(page, 'all applications');
  });

  await test.step('the owner finds at home that somebody waits', async () => {
    const desk = await office.newPage();
    await desk.goto(`${new URL(page.url()).origin}${at('/')}`);
    await desk.getByRole('link', { name: say('home_waiting', { count: 1 }) }).click();
    await expect(desk.getByRole('main').getByRole('link', { name: '김하늘' })).toBeVisible();
    await desk.close();
  });

  await test.step('who is accepted goes in, and is refused on the next tap once they are dismissed', async () => {
    await become('signup', 'BARISTA');
    await page.goto(at(link));
    await press(main.getByRole('button', { name: say('apply_enter', { name: '카페 온도' }) }));
    await expect(page).toHaveURL(/\/cafe\//);
    await page.goto(at('/cafe/coffeebean/default'));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await become('list', 'FIRE');
    faults.allow(/^403 /);
    await page.goto(at('/cafe/coffeebean/received'));
    await expect(page.getByRole('heading', { name: say('nocafe_title') })).toBeVisible();
    await page.goto(at(link));
    await expect(main.getByText(say('apply_dismissed'))).toBeVisible();
  });
  await office.close();
});

test('a link that leads nowhere says so, to guests too', async ({ page, say, at, faults }) => {
  faults.expect(/^404 GET /);
  await page.goto(at('/user/link/roastersignup/6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d'));
  await expect(page.getByRole('heading', { level: 1, name: say('event_unknown_title') })).toBeVisible();
  await expectSound(page, 'a link that leads nowhere');
});
