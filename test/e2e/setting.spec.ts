import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { company } from '@hanjan/model/reference/company.ts';
import { farm } from '@hanjan/model/reference/farm.ts';
import { region } from '@hanjan/model/reference/region.ts';
import type { Browser, Page } from '@playwright/test';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { COFFEES, cafeOf } from './support/cafe.ts';
import { choice, fillByPointer, inputOf } from './support/form.ts';
import { apiOf, behind, giveSession, makePerson, newId, type Person } from './support/product.ts';
import { expect, test } from './support/test.ts';

const FARMS = '/info/map/farm';
const REGIONS = '/info/map/region';
const COMPANIES = '/user/company/company';

/** The next record of the list is looked at ahead, and may be one that another test has just removed. */
const NEIGHBOUR = /^404 GET \/api\/setting\/company\/detail\/\d+$/;

const become = ({ user_seq }: Person, role: 'ADMIN' | 'SADMIN') =>
  behind((admin) => admin.query('UPDATE account SET user_type = $1 WHERE user_seq = $2', [role, user_seq]));

/** A browser of somebody else, with its page. */
async function browserOf(browser: Browser, person: Person) {
  const context = await browser.newContext();
  await giveSession(context, person);
  return { context, page: await context.newPage() };
}

/** A company that administrators keep, past the product. */
async function makeCompany(name: string): Promise<number> {
  const { rows } = await behind((admin) =>
    admin.query<{ company_seq: number }>(
      `INSERT INTO company (company_type, company_name, company_name_locale, rgst_by)
       VALUES ('EQD', $1, $1, 1) RETURNING company_seq::integer`,
      [name],
    ),
  );
  return rows[0]?.company_seq ?? 0;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an administrator corrects a farm, adds a region with two farms, and the form of a cafe has them', async ({
  page,
  browser,
  say,
  at,
  press,
  user,
  person,
}) => {
  test.setTimeout(180_000);
  const mark = newId().slice(-6);
  const [wrong, right, place] = [`카욘 산 ${mark}`, `카욘 마운틴 ${mark}`, `구지 우라가 ${mark}`];
  const farms = [`고고구 농장 ${mark}`, `하루 농장 ${mark}`];
  const save = () => press(page.getByRole('button', { name: say('record_save'), exact: true }));
  await become(person, 'ADMIN');
  await behind((admin) =>
    admin.query("INSERT INTO farm (farm_name_locale, farm_country_code) VALUES ($1, 'ETH')", [wrong]),
  );

  await test.step('a farm gets its right name', async () => {
    const form = { ...user, entity: farm };
    await page.goto(at(FARMS));
    await expect(heading(page, say('list_setting_farm_title'))).toBeVisible();
    await expectSound(page, 'the list of farms');
    await expectNoSideways(page, 'the list of farms');
    await press(page.getByRole('link', { name: wrong }));
    await press(page.getByRole('button', { name: say('record_edit'), exact: true }));
    await inputOf(form, 'farm_name_locale').fill(right);
    await expectSound(page, 'the form of a farm');
    await save();
    await expect(heading(page, right)).toBeVisible();
    await expect(page.getByText(say('uses_none'))).toBeVisible();
    await press(page.getByRole('button', { name: say('history'), exact: true }));
    const history = page.getByRole('region', { name: say('history') });
    await expect(history.locator('ins', { hasText: '마운틴' })).toBeVisible();
  });

  await test.step('a region is added in Korean alone', async () => {
    const form = { ...user, entity: region };
    await page.goto(at(REGIONS));
    await press(page.getByRole('link', { name: say('list_setting_region_new') }));
    await fillByPointer(form, 'region_country', 'ETH');
    await inputOf(form, 'region_name_locale').fill(place);
    await save();
    await expect(heading(page, place)).toBeVisible();
  });

  await test.step('and two farms in it', async () => {
    const form = { ...user, entity: farm };
    for (const name of farms) {
      await page.goto(at(`${FARMS}/write`));
      await fillByPointer(form, 'farm_country_code', 'ETH');
      await inputOf(form, 'farm_region_seq').fill(place);
      await press(choice(page, place));
      await inputOf(form, 'farm_name_locale').fill(name);
      await save();
      await expect(heading(page, name)).toBeVisible();
    }
  });

  await test.step('a cafe chooses all of them', async () => {
    const owner = await makePerson('박지훈');
    await cafeOf(owner, '카페 온도', 'OWN');
    const { context, page: own } = await browserOf(browser, owner);
    const form = { ...user, page: own, entity: cafeCoffeebean };
    await own.goto(at(`${COFFEES}/write`));
    await inputOf(form, 'coffeebean_name_locale').fill('에티오피아 구지');
    await inputOf(form, 'blending_farm_list').fill(right);
    await expect(choice(own, right)).toBeVisible();
    await inputOf(form, 'blending_farm_list').fill('');
    await inputOf(form, 'blending_farm_list').press('Escape');
    // The farms of the region alone are offered once it is chosen.
    for (const [name, chosen] of [
      ['blending_region_list', [place]],
      ['blending_farm_list', farms],
    ] as const) {
      for (const one of chosen) {
        await inputOf(form, name).fill(one);
        await press(choice(own, one));
      }
      await inputOf(form, name).press('Escape');
    }
    await press(own.getByRole('button', { name: say('record_save'), exact: true }));
    await expect(heading(own, '에티오피아 구지')).toBeVisible();
    await context.close();
  });

  await test.step('which the administrator is told, and not by whom', async () => {
    await page.reload();
    const used = page.getByRole('region', { name: say('uses_title') });
    const name = say('uses_of_cafe', { name: say('list_cafe_coffeebean_title') });
    await expect(used).toContainText(say('remove_user', { name, count: 1 }));
    await expectSound(page, 'a farm that is used');
  });
});

test('the second of two administrators sees what the first one changed', async ({
  page,
  browser,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  const form = { ...user, entity: company };
  faults.allow(NEIGHBOUR);
  const other = await makePerson('이서연');
  for (const one of [person, other]) await become(one, 'ADMIN');
  const company_seq = await makeCompany(`제작소 ${newId()}`);
  await page.goto(at(`${COMPANIES}/${company_seq}`));
  await press(page.getByRole('button', { name: say('record_edit'), exact: true }));
  await inputOf(form, 'company_etc').fill('내가 적은 메모');

  const { context } = await browserOf(browser, other);
  const change = { company_seq, version: 1, UPList: ['company_etc'], company_etc: '먼저 적은 메모' };
  await apiOf(context).post('/api/setting/company/edit', change);

  faults.expect(/^409 POST \/api\/setting\/company\/edit$/);
  await press(page.getByRole('button', { name: say('record_save'), exact: true }));
  const dialog = page.getByRole('dialog', { name: say('conflict_title', { name: other.user_name }) });
  await expect(dialog).toContainText('먼저 적은 메모');
  await expectSound(page, 'two administrators');
  await press(dialog.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByRole('main').getByText('내가 적은 메모')).toBeVisible();
  await context.close();
});

test('what is in use is not removed, and it is said who uses it', async ({
  page,
  browser,
  say,
  at,
  press,
  person,
  faults,
}) => {
  faults.allow(NEIGHBOUR);
  await become(person, 'SADMIN');
  const owner = await makePerson('박지훈');
  const company_seq = await makeCompany(`제작소 ${newId()}`);
  const { context } = await browserOf(browser, owner);
  const equip = { equip_name: 'Mill', equip_name_locale: '그라인더', equip_type: 'GRD' };
  const api = apiOf(context);
  const made = await api.post('/api/user/item/equip/edit', { ...equip, equip_manufacture_seq: company_seq });
  const name = say('uses_of_user', { name: say('list_user_equip_title') });
  const users = say('remove_user', { name, count: 1 });

  await page.goto(at(`${COMPANIES}/${company_seq}`));
  await expect(page.getByRole('region', { name: say('uses_title') })).toContainText(users);
  const remove = async () => {
    await press(page.getByRole('button', { name: say('record_remove'), exact: true }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_remove'), exact: true }));
  };
  faults.expect(/^409 POST \/api\/setting\/company\/remove$/);
  await remove();
  const told = page.getByRole('alertdialog', { name: say('remove_failed') });
  await expect(told).toContainText(say('remove_used', { users }));
  await press(told.getByRole('button'));

  await api.post('/api/user/item/equip/remove', { user_equip_seq: Number(made.user_equip_seq) });
  await remove();
  await expect(page).toHaveURL(new RegExp(`${at(COMPANIES)}(\\?.*)?$`));
  await expect(page.getByText(say('remove_ok'), { exact: true })).toBeVisible();
  await context.close();
});
