import { code } from '@hanjan/model/reference/code.ts';
import { variety } from '@hanjan/model/reference/variety.ts';
import { expectSound } from './support/axe.ts';
import { choice, inputOf } from './support/form.ts';
import { behind, giveSession, makePerson, NOTES, ORIGIN } from './support/product.ts';
import { expect, test } from './support/test.ts';

const VARIETIES = '/info/code/varietylist';
const CODES = '/info/code/codelist';

test('an administrator corrects a variety and orders codes; a form of somebody else has it a moment later', {
  tag: '@desk',
}, async ({ page, browser, say, at, press, user, person, language, faults }) => {
  faults.expect(/^404 (GET|POST) \/api\/variety\/detail/);
  await behind((db) => db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
  const named = `고친 켄트 ${Date.now()}`;
  const word = language === 'ko' ? 'variety_name_kr' : 'variety_name';

  const edit = page
    .getByRole('link', { name: say('record_edit') })
    .or(page.getByRole('button', { name: say('record_edit') }))
    .first();

  // Somebody else has looked up what there was.
  const context = await browser.newContext({ baseURL: ORIGIN });
  await giveSession(context, await makePerson('다른 사람'));
  const other = await context.newPage();
  const writing = { ...user, page: other };
  const offers = async (text: string) => {
    await other.goto(`${at(NOTES)}/write`);
    const box = inputOf(writing, 'blending_variety_list');
    await box.click();
    await expect(other.getByRole('option').nth(2)).toBeVisible();
    await box.fill(text);
    return choice(other, text);
  };
  await expect(await offers(named)).toHaveCount(0);

  await test.step('a variety, whose lineage is drawn', async () => {
    await page.goto(`${at(VARIETIES)}/999999`);
    await expect(page.getByRole('main')).toContainText(say('variety_none'));
    const seq = await seqOf('variety', "variety_id = 'PACAMARA'");
    await page.goto(`${at(VARIETIES)}/${seq}`);
    const tree = page.locator('.lineage');
    for (const id of ['PACAS', 'BOURBON', 'MARAGOGIPE', 'TYPICA'])
      await expect(tree.getByText(nameOf(language, id), { exact: true })).toBeVisible();
    await expectSound(page, 'a variety with its lineage');
    await press(edit);
    await inputOf({ ...user, entity: variety }, word).fill(named);
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(named);
    await expect(await offers(named)).toBeVisible();
  });

  await test.step('who changed it has a number for the super administrator alone', async () => {
    const times = page.locator('.record-times');
    await expect(times).toContainText(person.user_name);
    await expect(times).not.toContainText('#');
    await behind((db) => db.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [person.user_seq]));
    await page.reload();
    await expect(times).toContainText(new RegExp(`${person.user_name}\\W* #${person.user_seq}\\b`));
    await behind((db) => db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
    await page.reload();
    await expect(times).toContainText(person.user_name);
    await expect(times).not.toContainText('#');
  });

  await test.step('the order of codes, by keys beside the tree and by a call of Alt and an arrow', async () => {
    const group = await seqOf('code_group', "code_group_id = 'NTPLC'");
    await page.goto(at(CODES));
    await page.getByRole('combobox', { name: say('code_tree_group') }).selectOption(String(group));
    const names = () => page.locator('.code-tree .code-name').allInnerTexts();
    await expect(page.locator('.code-tree .code-name').nth(4)).toBeVisible();
    const [first = '', second = '', third = ''] = await names();
    await press(page.getByRole('button', { name: say('code_up', { name: second }) }));
    await expect(page.getByText(say('code_moved'))).toBeVisible();
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
    await page.locator('.code-tree').getByRole('link', { name: third, exact: true }).press('Alt+ArrowUp');
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first]);
    await expectSound(page, 'codes with their tree');
    await other.goto(`${at(NOTES)}/write`);
    await inputOf(writing, 'cupnote_place').click();
    await expect(other.getByRole('option').nth(0)).toContainText(second);
    await expect(other.getByRole('option').nth(1)).toContainText(third);
  });

  await test.step('a colour is seen with how well it is read', async () => {
    const seq = await seqOf('code', "code_group_id = 'FLVR' AND code_id = 'FRUITY'");
    await page.goto(`${at(CODES)}/${seq}`);
    await press(edit);
    const colour = inputOf({ ...user, entity: code }, 'code_alias1');
    await colour.fill('#ffffff');
    await expect(page.locator('.colour-said')).toContainText(/1\d\.\d/);
    await colour.fill('#fff');
    await colour.blur();
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByText(say('field_colour')).first()).toBeVisible();
  });
  await context.close();
});

const seqOf = (table: string, where: string) =>
  behind(async (db) =>
    Number((await db.query(`SELECT ${table}_seq AS seq FROM ${table} WHERE ${where}`)).rows[0]?.seq),
  );

const NAMES: Readonly<Record<string, readonly [ko: string, en: string]>> = {
  PACAS: ['파카스', 'Pacas'],
  BOURBON: ['버번', 'Bourbon'],
  MARAGOGIPE: ['마라고지페', 'Maragogipe'],
  TYPICA: ['티피카', 'Typica'],
};
const nameOf = (language: string, id: string) => NAMES[id]?.[language === 'ko' ? 0 : 1] ?? id;
