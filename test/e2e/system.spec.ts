import { expectNoSideways, expectSound } from './support/axe.ts';
import { behind, giveSession, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

/** The desk of the super administrator, with the product's own tables. */

const isBoss = (user_seq: number) =>
  behind((admin) => admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [user_seq]));

const tablesThere = () =>
  behind(async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  });

test('the table tool writes every table down, and a pasted definition, and says what is wrong with one', async ({
  page,
  context,
  say,
  at,
  press,
  person,
  faults,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  faults.expect(/^400 POST \/api\/setting\/system\/table$/);
  await isBoss(person.user_seq);
  await page.goto(at('/user/system/table'));
  const choose = page.getByRole('combobox', { name: say('system_table_choose') });
  const paste = page.getByRole('textbox', { name: say('system_table_definition') });
  const text = (name: Parameters<typeof say>[0]) => page.getByRole('region', { name: say(name) }).locator('pre');

  const tables = await tablesThere();
  await expect(choose.locator('option')).toHaveCount(tables.length + 1);
  for (const table of ['account', 'user_cupnote', 'code_choice', 'roaster_roasting_result', 'system_account']) {
    await choose.selectOption(table);
    await expect(text('system_table_sql')).toContainText(new RegExp(`^CREATE (TABLE|VIEW) ${table}\\b`));
    await expect(paste).toHaveValue(new RegExp(`"name": "${table}"`));
  }
  await choose.selectOption('user_equip');
  await expect(text('system_table_typescript')).toContainText('export const userEquip = defineEntity({');
  await expect(text('system_table_messages')).toContainText(`equip_name: '${say('equip_name')}', // is there`);
  await expectSound(page, 'the table tool');
  await expectNoSideways(page, 'the table tool');
  await press(page.getByRole('button', { name: `${say('system_table_sql')}: ${say('system_copy')}` }));
  await expect(page.getByText(say('system_copied', { what: say('system_table_sql') }))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('CREATE TABLE user_equip (');

  const alert = page.getByRole('alertdialog');
  const make = async (definition: string) => {
    await paste.fill(definition);
    await press(page.getByRole('button', { name: say('system_table_make'), exact: true }));
  };
  const answer = async (words: string) => {
    await expect(alert).toContainText(words);
    await press(alert.getByRole('button', { name: say('confirm') }));
    await expect(alert).toBeHidden();
  };
  await make('{ "name": ');
  await answer(say('parsing_error'));
  await make('{ "scope": "cafe", "fields": { "cup_seq": { "kind": "serial" } } }');
  await answer(`name: ${say('field_required')}`);
  await make('{ "name": "cafe_cup", "scope": "cafe", "fields": { "cup_seq": {}, "cup_name": { "kind": "text" } } }');
  await expect(text('system_table_sql')).toContainText('CREATE TABLE cafe_cup (');
  expect(await tablesThere()).toEqual(tables);
});

test('two tables, or a table and a definition, are compared column by column', async ({
  page,
  say,
  at,
  press,
  person,
  faults,
}) => {
  faults.expect(/^400 POST \/api\/setting\/system\/compare$/);
  await isBoss(person.user_seq);
  await page.goto(at('/user/system/compare'));
  const side = (name: Parameters<typeof say>[0]) => page.getByRole('combobox', { name: say(name), exact: true });
  const compare = () => press(page.getByRole('button', { name: say('system_compare_do') }));
  await side('system_compare_left').selectOption('user_equip');
  await compare();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(`right: ${say('field_required')}`);
  await press(alert.getByRole('button', { name: say('confirm') }));

  await side('system_compare_right').selectOption('user_equip');
  await compare();
  await expect(page.getByText(say('system_compare_same'))).toBeVisible();
  await side('system_compare_right').selectOption('roaster_equip');
  await compare();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('equip_auth')).toContainText(say('system_compare_right_only'));
  await page.getByRole('checkbox', { name: say('system_compare_only') }).check();
  await expect(row('equip_purchase_date')).toHaveCount(0);
  await expect(page.locator('pre')).toContainText('ALTER TABLE user_equip ADD COLUMN equip_auth text;');
  await expectSound(page, 'compared tables');

  await side('system_compare_right').selectOption({ label: say('system_compare_paste') });
  await page
    .getByRole('textbox')
    .fill('{ "name": "user_equip", "scope": "user", "fields": { "user_equip_seq": {}, "fresh_date": {} } }');
  await compare();
  await expect(page.locator('pre')).toContainText('ALTER TABLE user_equip ADD COLUMN fresh_date date;');
});

test('every table is listed with its size', async ({ page, say, at, press, person }) => {
  await isBoss(person.user_seq);
  await page.goto(at('/user/system/collection'));
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount((await tablesThere()).length);
  await press(page.getByRole('button', { name: say('system_collection_bytes'), exact: true }));
  await expect(page.getByRole('columnheader', { name: say('system_collection_bytes'), exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('searchbox', { name: say('system_find') }).fill('cupnote');
  await expect(rows.first()).toContainText('cupnote');
  await expect.poll(async () => (await rows.allTextContents()).every((text) => text.includes('cupnote'))).toBe(true);
  await expectSound(page, 'the tables');
  await expectNoSideways(page, 'the tables');
});

test('an account is found, given a role, signed out, given a one-time password, switched off and on', async ({
  page,
  browser,
  say,
  at,
  press,
  person,
  language,
}) => {
  await isBoss(person.user_seq);
  const other = await makePerson(`${person.user_id} 박서연`);
  const theirs = await browser.newContext();
  await giveSession(theirs, other);
  await page.goto(at('/user/system/user'));
  await page.getByRole('searchbox').first().fill(other.user_id);
  await expect(page).toHaveURL(/searchTitle=/);
  await press(page.getByRole('link', { name: other.user_id }).first());
  const desk = page.locator('.account-desk');
  const dialog = page.getByRole('alertdialog');
  const role = desk.getByRole('combobox', { name: say('account_role') });
  await expect(desk).toContainText(say('account_sessions', { count: 1 }));
  await expectSound(page, 'an account');

  await role.selectOption('TESTER');
  const named = codeName(language, 'USER', 'TESTER');
  await expect(dialog).toContainText(named);
  await press(dialog.getByRole('button', { name: say('cancel') }));
  await expect(role).toHaveValue('USER');
  await role.selectOption('TESTER');
  await press(dialog.getByRole('button', { name: say('account_do') }));
  await expect(role).toHaveValue('TESTER');

  await press(desk.getByRole('button', { name: say('account_pass') }));
  await press(dialog.getByRole('button', { name: say('account_pass') }));
  const password = (await desk.locator('.one-time code').textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{26}$/);
  await expect(desk).toContainText(say('account_sessions', { count: 0 }));
  await expectSound(page, 'a one-time password');
  const page2 = await theirs.newPage();
  await page2.goto(at('/user/signin'));
  await page2.getByRole('textbox', { name: say('user_id') }).fill(other.user_id);
  await page2.getByRole('textbox', { name: say('user_pass') }).fill(password);
  await press(page2.getByRole('main').getByRole('button', { name: say('signin'), exact: true }));
  await expect(page2.getByText(say('password_lead'))).toBeVisible();
  await theirs.close();

  await press(desk.getByRole('button', { name: say('account_off'), exact: true }));
  await press(dialog.getByRole('button', { name: say('account_off'), exact: true }));
  await press(desk.getByRole('button', { name: say('account_on') }));
  await expect(desk.getByRole('button', { name: say('account_off'), exact: true })).toBeVisible();

  await page.goto(at(`/user/system/user/${person.user_seq}`));
  await expect(page.getByText(say('account_own'))).toBeVisible();
});

test('nobody else is shown any of it', async ({ page, say, at, person }) => {
  await behind((admin) => admin.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
  for (const name of ['table', 'compare', 'collection', 'user']) {
    await page.goto(at(`/user/system/${name}`));
    await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
  }
});
