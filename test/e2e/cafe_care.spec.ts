import { addDays, type Row } from '@hanjan/core';
import type { Client } from 'pg';
import { expectSound } from './support/axe.ts';
import { cafeOf, employ } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const TODAY = '/cafe/brewing/today';
const EQUIP = '/cafe/etc/equip';
const MACHINE = '에스프레소 머신 Linea';
const GRINDER = '그라인더 Mythos';

test('care of equipment that is due stands on today; one tap writes it, and it goes', async ({
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
  const strip = main.getByRole('region', { name: say('care_due') });
  const equip = async (name: string, more: object) => {
    const body = { cafe_seq, equip_type: 'ESM', equip_name: name, equip_name_locale: name, ...more };
    return Number((await api.post('/api/cafe/item/equip/edit', body)).cafe_equip_seq);
  };
  const machine = await equip(MACHINE, { equip_clean_days: 7, equip_service_days: 180 });
  await equip(GRINDER, { equip_clean_days: 14 });
  const care = (care_type: string, ago: number) =>
    api.post('/api/cafe/item/care/edit', { cafe_seq, cafe_equip_seq: machine, care_type, care_date: orgDay(ago) });
  await care('CLN', 10);
  await care('SRV', 20);
  const done = (name: string) =>
    strip.getByRole('button', { name: say('care_done_of', { done: say('care_done_CLN'), name }) });

  await test.step('today says what is due: what was never done, and by how many days the rest is late', async () => {
    await page.goto(at(TODAY));
    await expect(strip.getByRole('listitem')).toHaveCount(2);
    const cleaning = codeName(user.language, 'CARE', 'CLN');
    await expect(strip.getByRole('listitem').filter({ hasText: MACHINE })).toContainText(
      `${cleaning} · ${say('care_due_late', { days: 3 })}`,
    );
    await expect(strip.getByRole('listitem').filter({ hasText: GRINDER })).toContainText(say('care_never'));
    await expectSound(page, 'care that is due');
  });

  await test.step('one tap writes it, and it goes', async () => {
    await press(done(MACHINE));
    await expect(strip.getByRole('listitem')).toHaveCount(1);
    const saved = say('care_saved', { name: MACHINE, care: codeName(user.language, 'CARE', 'CLN') });
    await expect(page.getByText(saved)).toBeVisible();
  });

  await test.step('what was tapped by mistake is taken back', async () => {
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(done(MACHINE)).toBeVisible();
    await press(done(MACHINE));
    await expect(done(MACHINE)).toHaveCount(0);
    await press(done(GRINDER));
    await expect(strip).toHaveCount(0);
  });

  await test.step('the equipment shows its last care and the next, and leads to a new entry', async () => {
    await page.goto(`${at(EQUIP)}/${machine}`);
    const cared = main.getByRole('region', { name: say('equip_cared'), exact: true });
    await expect(cared.getByRole('definition')).toHaveText([
      new RegExp(`${orgDay()}.*${addDays(orgDay(), 7)}.*${say('care_due_in', { days: 7 })}`),
      new RegExp(`${orgDay(20)}.*${say('care_due_in', { days: 160 })}`),
    ]);
    await expect(cared.getByRole('listitem')).toHaveCount(3);
    await expectSound(page, 'the care of equipment');
    await press(cared.getByRole('button', { name: say('list_cafe_care_new') }));
    await expect(page).toHaveURL(/\/cafe\/etc\/care\/write/);
    await expect(
      main
        .getByText(MACHINE)
        .or(main.locator(`input[value="${MACHINE}"]`))
        .first(),
    ).toBeVisible();
  });

  await test.step('of equipment that is for others nothing is said', async () => {
    await api.post('/api/cafe/item/equip/edit', {
      ...{ cafe_seq, cafe_equip_seq: machine, UPList: ['equip_auth', 'equip_clean_days'] },
      ...{ equip_auth: 'MNG', equip_clean_days: null },
    });
    await equip('바 저울 Scale', { equip_clean_days: 1, equip_auth: 'MNG' });
    await equip('드리퍼 Dripper', { equip_clean_days: 1 });
    // Nothing is open that asks for what a barista may not see; until the page has heard of the role it may ask who applies.
    await page.goto('about:blank');
    faults.allow(/403 POST \/api\/cafe\/user\/signup\/list/);
    await employ(cafe_seq, person, 'BARISTA');
    await page.goto(at(TODAY));
    await expect(strip.getByRole('listitem')).toHaveCount(1);
    await expect(strip).toContainText('드리퍼');
  });
});

test('what is done without a network goes from the wall at once, and is written once when it is back', async ({
  page,
  context,
  say,
  at,
  press,
  person,
  api,
  faults,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'BARISTA');
  const machine = await behind((admin) => makeEquip(admin, cafe_seq));
  const main = page.getByRole('main');
  const strip = main.getByRole('region', { name: say('care_due') });
  const done = strip.getByRole('button', { name: say('care_done_of', { done: say('care_done_CLN'), name: MACHINE }) });
  const cares = async () => (await api.post('/api/cafe/item/care/list', { cafe_seq })) as unknown as Row[];

  await page.goto(at(TODAY));
  await expect(done).toBeVisible();
  // What puts records to wait is there once the browser was idle.
  await page.waitForTimeout(3000);
  await context.setOffline(true);
  await press(done);
  await expect(page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) })).toBeVisible();
  await expect(strip).toHaveCount(0);
  // The answer is lost on its way: nobody knows that it arrived.
  let isFirst = true;
  faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/cafe\/item\/care\/edit$/);
  await context.route('**/api/cafe/item/care/edit', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect(page.getByText(say('outbox_sent', { count: 1 }))).toBeVisible({ timeout: 30_000 });
  expect(isFirst).toBe(false);
  expect(
    (await cares()).map(({ cafe_equip_seq, care_type, care_date }) => [cafe_equip_seq, care_type, care_date]),
  ).toEqual([[machine, 'CLN', orgDay()]]);
  await expect(strip).toHaveCount(0);
});

/** Equipment of a cafe that is cleaned every day and never was. */
async function makeEquip(admin: Client, org: number): Promise<number> {
  const { rows } = await admin.query(
    `INSERT INTO cafe_equip (org, equip_type, equip_name, equip_name_locale, equip_clean_days)
     VALUES ($1, 'ESM', $2, $2, 1) RETURNING cafe_equip_seq::int`,
    [org, MACHINE],
  );
  return rows[0].cafe_equip_seq;
}
