import { cafeRoaster } from '@hanjan/model/cafe/roaster.ts';
import { REGISTERING } from '@hanjan/model/registering.ts';
import { roasterCafe } from '@hanjan/model/roaster/cafe.ts';
import { makeOrg, seat } from '../harness/org.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { apiOf, behind, giveSession, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

test('a roastery opens an event, a cafe registers by its link, is accepted, and finds the roastery in its list', async ({
  page,
  browser,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  await cafeOf(person, '카페 온도', 'SMNG');
  const roaster_seq = await behind((admin) => makeOrg(admin, 'roaster', '불씨 로스터리'));
  const owner = await makePerson('노지안');
  await behind((admin) => seat(admin, roaster_seq, owner.user_seq, 'OWN', { nick: '노지안' }));
  const office = await browser.newContext();
  await giveSession(office, owner);
  const boss = apiOf(office);
  const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000).toISOString();
  const times = { event_start: inHours(-1), event_end: inHours(24), event_type: 'CSTMR' };
  const { event_key } = await boss.post('/api/roaster/event/edit', { roaster_seq, ...times, event_name: 'Autumn' });
  const { event_uuid } = await boss.get(`/api/roaster/event/detail/${event_key}?roaster_seq=${roaster_seq}`);
  const link = `/cafe/supplier/roasterregister/${event_uuid}`;
  const main = page.getByRole('main');
  const field = (name: string) => inputOf({ ...user, entity: REGISTERING.entity }, name);

  await test.step('without a link it is told how a cafe registers', async () => {
    await page.goto(at('/cafe/supplier/roasterregister'));
    await expect(main.getByText(say('register_none_text'))).toBeVisible();
    await expectSound(page, 'registering without a link');
  });

  await test.step('the link shows whose event it is, and the box has to be ticked', async () => {
    await page.goto(at(link));
    await expect(main.getByRole('heading', { level: 1, name: '불씨 로스터리' })).toBeVisible();
    await expect(main.getByText('Autumn')).toBeVisible();
    await expect(field('roaster_cafe_nick_locale')).toHaveValue('카페 온도');
    await expectNoSideways(page, 'registering');
    await press(main.getByRole('button', { name: say('register_send') }));
    const told = page.getByRole('alertdialog', { name: say('validation_error') });
    await expect(told).toContainText(say('register_check_ok'));
    await press(told.getByRole('button'));
    await field('register_check').check();
    await expectSound(page, 'registering');
    await press(main.getByRole('button', { name: say('register_send') }));
    await expect(page.getByText(say('register_ok'))).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: say('register_detail') })).toBeVisible();
    await expect(main.getByRole('button', { name: say('register_cancel') })).toBeVisible();
  });

  await test.step('the roastery is offered what an owner may make of it, and accepts', async () => {
    const desk = await office.newPage();
    await desk.goto(`${new URL(page.url()).origin}${at('/roaster/customer/registercafe')}`);
    const there = desk.getByRole('main');
    await there.getByRole('link', { name: '카페 온도' }).first().click();
    await desk.getByRole('button', { name: say('record_edit') }).click();
    await inputOf({ ...user, page: desk, entity: roasterCafe }, 'roaster_cafe_auth').click();
    const named = (id: string) => codeName(user.language, 'PSAUTH', id);
    const offered = await desk.getByRole('option').allTextContents();
    expect(offered.toSorted()).toEqual(
      ['CSTMR', 'CAFE', 'RSTR', 'EXCLD', 'WTSGNP', 'HLD', 'RJCT'].map(named).toSorted(),
    );
    await desk.getByRole('option', { name: named('CSTMR'), exact: true }).click();
    await desk.getByRole('button', { name: say('record_save') }).click();
    await expect(desk.getByRole('heading', { level: 1, name: say('record_elsewhere_title') })).toBeVisible();
    await desk.close();
  });

  await test.step('the cafe finds it in its list, and its own memo stays its own', async () => {
    await page.goto(at(link));
    await expect(main.getByText(say('register_linked'))).toBeVisible();
    await press(main.getByRole('link', { name: say('register_open') }));
    await expect(page.getByRole('heading', { level: 1, name: '불씨 로스터리' })).toBeVisible();
    await expect(main.getByText(codeName(user.language, 'PSAUTH', 'CSTMR')).first()).toBeVisible();
    await press(page.getByRole('button', { name: say('record_edit') }));
    await inputOf({ ...user, entity: cafeRoaster }, 'cafe_roaster_desc').fill('월요일 정오까지 주문');
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(main.getByText('월요일 정오까지 주문')).toBeVisible();
    await expectSound(page, 'a roastery of a cafe');
    await page.goto(at('/cafe/supplier/roaster'));
    await expect(main.getByRole('link', { name: '불씨 로스터리' }).first()).toBeVisible();
    await expectSound(page, 'the roasteries of a cafe');
    await expectNoSideways(page, 'the roasteries of a cafe');
    const { answer } = await listOf(boss, roaster_seq);
    expect(answer).not.toContain('월요일');
  });

  await test.step('a link that leads nowhere says so', async () => {
    faults.expect(/^404 GET /);
    await page.goto(at('/cafe/supplier/roasterregister/6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d'));
    await expect(page.getByRole('heading', { level: 1, name: say('event_unknown_title') })).toBeVisible();
  });
  await office.close();
});

/** What the roastery is answered of its cafes, as it is sent. */
const listOf = async (boss: ReturnType<typeof apiOf>, roaster_seq: number) => ({
  answer: JSON.stringify(await boss.post('/api/roaster/cafe/list/list', { roaster_seq })),
});
