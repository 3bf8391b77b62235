import { settingRoaster } from '@hanjan/model/setting/org.ts';
import { seat } from '../harness/org.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { behind, giveSession, makePerson } from './support/product.ts';
import { seatIn } from './support/roastery.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

const isAdmin = (user_seq: number) =>
  behind((admin) => admin.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [user_seq]));

test('an administrator gives a roastery a plan, and those who run it read what they have', async ({
  page,
  browser,
  say,
  at,
  press,
  user,
  person,
}) => {
  const form = { ...user, entity: settingRoaster };
  const owner = await makePerson('박지훈');
  const roaster_seq = await seatIn(owner, 'OWN');
  await isAdmin(person.user_seq);
  const named = (id: string) => codeName(user.language, 'PLAN', id);

  const office = await browser.newContext();
  await giveSession(office, owner);
  const own = await office.newPage();
  const plan = own.locator('.founding-plan');
  await own.goto(at('/roaster/etc/org'));
  await expect(plan).toContainText(named('FREE'));
  await expect(plan).toContainText(say('plan_lacks_roast_log'));
  await expectSound(own, 'the plan of a roastery');
  await expectNoSideways(own, 'the plan of a roastery');

  await test.step('it stands in the list of roasteries, which nobody adds to', async () => {
    await page.goto(at('/user/company/roaster'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('list_setting_roaster_title'));
    await expect(page.getByRole('link', { name: '온도 로스터리' }).first()).toBeVisible();
    await expect(page.getByText(say('list_setting_roaster_new'))).toHaveCount(0);
    await expectSound(page, 'the list of roasteries');
    await expectNoSideways(page, 'the list of roasteries');
  });

  await test.step('the plan is given in its form', async () => {
    await page.goto(at(`/user/company/roaster/${roaster_seq}`));
    await press(page.getByRole('button', { name: say('record_edit'), exact: true }));
    await press(inputOf(form, 'roaster_plan'));
    await press(choice(page, named('PAID')));
    await expectSound(page, 'the form of a roastery');
    await press(page.getByRole('button', { name: say('record_save'), exact: true }));
    await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toBeVisible();
    await expect(page.getByText(named('PAID'), { exact: true }).first()).toBeVisible();
  });

  await test.step('and has been from the next look on', async () => {
    await own.evaluate(() => sessionStorage.clear());
    await own.reload();
    await expect(plan).toContainText(named('PAID'));
    await expect(plan).toContainText(say('plan_has_roast_log'));
    await office.close();
  });

  await test.step('a member is no administrator', async () => {
    const { rows } = await behind((admin) => admin.query('SELECT org_plan FROM org WHERE org = $1', [roaster_seq]));
    expect(rows).toEqual([{ org_plan: 'PAID' }]);
    await behind((admin) =>
      admin.query("UPDATE account SET user_type = 'USER' WHERE user_seq = $1", [person.user_seq]),
    );
    await behind((admin) => seat(admin, roaster_seq, person.user_seq, 'OWN'));
    await page.goto(at('/user/company/roaster'));
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(say('list_setting_roaster_title'));
  });
});
