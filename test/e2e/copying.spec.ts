import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { expectSound } from './support/axe.ts';
import { type FormUser, inputOf } from './support/form.ts';
import { wholeNote } from './support/notes.ts';
import { behind, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Chooses one of the other things to do with the record that is shown. */
const chooser =
  ({ page, say, press }: FormUser) =>
  async (item: MessageKey) => {
    await press(page.getByRole('button', { name: say('record_more') }));
    await press(page.getByRole('menuitem', { name: say(item) }));
  };

test.beforeEach('signed in', ({ person }) => person);

test('a note is written again as a new one, without its author and its times', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  user,
  api,
  person,
}) => {
  const key = await saveNote(api, {
    cupnote_name: '예가체프',
    store_name: '온도',
    cupnote_date: '2026-03-05',
    inside_air: 2150,
    cupnote_flavor_list: ['HONEY', 'PEACH'],
  });
  await page.goto(`${at(NOTES)}/${key}`);
  await press(page.getByRole('button', { name: say('record_more') }));
  await expectSound(page, 'the menu of a note');
  await press(page.getByRole('menuitem', { name: say('record_again') }));
  await expect(page).toHaveURL(new RegExp(`${NOTES}/write`));
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('예가체프');
  await expect(inputOf(user, 'inside_air')).toHaveValue('21.50');
  await inputOf(user, 'cupnote_name').fill('예가체프 두 번째');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: '예가체프 두 번째' })).toBeVisible();
  const again = page.url().split('/').at(-1);
  expect(again).not.toBe(String(key));
  expect(await api.get(`${NOTES_API}/detail/${again}`)).toMatchObject({
    cupnote_name: '예가체프 두 번째',
    store_name: '온도',
    cupnote_date: '2026-03-05',
    inside_air: 2150,
    cupnote_flavor_list: ['HONEY', 'PEACH'],
    version: 1,
    edit_at: null,
    rgst_user: person.user_name,
  });
});

test('what was copied is pasted into another note, taken back, and forgotten', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  user,
  api,
}) => {
  const [from, to] = [
    await saveNote(api, { cupnote_name: '예가체프', store_name: '온도', inside_air: 2150 }),
    await saveNote(api, { cupnote_name: '우일라', condition: '맑음' }),
  ];
  const menu = chooser(user);
  const name = inputOf(user, 'cupnote_name');

  await page.goto(`${at(NOTES)}/${from}`);
  await menu('record_copy');
  await expect(page.getByText(say('copy_ok'), { exact: true })).toBeVisible();

  await page.goto(`${at(NOTES)}/${to}?mode=edit`);
  await name.fill('우일라 핑크 버번');
  await menu('record_paste');
  await expect(name).toHaveValue('예가체프');
  await expect(inputOf(user, 'inside_air')).toHaveValue('21.50');
  await expect(inputOf(user, 'condition')).toHaveValue('맑음');
  await press(page.getByRole('button', { name: say('undo'), exact: true }));
  await expect(name).toHaveValue('우일라 핑크 버번');
  await expect(inputOf(user, 'inside_air')).toHaveValue('');

  await test.step('a single field is copied by itself', async () => {
    await page.goto(`${at(NOTES)}/${from}`);
    await menu('field_copy_some');
    await press(page.getByRole('button', { name: say('copy_of', { name: say('inside_air') }) }));
    await expect(page.getByText(say('field_copy_ok'), { exact: true })).toBeVisible();
    await expectSound(page, 'a note whose fields are copied');
    await page.goto(`${at(NOTES)}/${to}?mode=edit`);
    await menu('record_paste');
    await expect(inputOf(user, 'inside_air')).toHaveValue('21.50');
    await expect(name).toHaveValue('우일라 핑크 버번');
  });

  await test.step('the original comes back field by field', async () => {
    const undo = page.getByRole('button', { name: say('undo_of', { name: say('inside_air') }) });
    await press(undo);
    await expect(inputOf(user, 'inside_air')).toHaveValue('');
    await expect(undo).toBeHidden();
  });

  await test.step('nothing is left to paste once it is forgotten, or after signing out', async () => {
    await menu('clipboard_trash');
    await expect(page.getByText(say('clipboard_trash_ok'), { exact: true })).toBeVisible();
    await press(page.getByRole('button', { name: say('record_more') }));
    await expect(page.getByRole('menuitem', { name: say('record_copy') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: say('record_paste') })).toBeHidden();
  });
});

test('testers copy to the clipboard of the system and paste from it; others do not', { tag: '@phone' }, async ({
  page,
  say,
  at,
  user,
  api,
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const key = await saveNote(api, {
    ...wholeNote('ko'),
    blending_region_list: [],
    blending_farm_list: [],
    cupnote_name: '예가체프',
    inside_air: 2150,
  });
  const menu = chooser(user);
  const system = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${at(NOTES)}/${key}`);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await menu('record_copy');
  await expect(page.getByText(say('copy_ok'), { exact: true })).toBeVisible();
  expect(await system()).toBe('mine');

  await behind((db) => db.query(`UPDATE account SET user_type = 'TESTER' WHERE user_seq = $1`, [person.user_seq]));
  await page.reload();
  await menu('record_copy');
  await expect.poll(system).toContain('예가체프');
  expect(JSON.parse(await system()).values).not.toHaveProperty('cupnote_seq');
  await page.evaluate(() => localStorage.removeItem('hanjan.clip'));
  await page.goto(`${at(NOTES)}/write`);
  await menu('record_paste');
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('예가체프');
  await page.evaluate(() => navigator.clipboard.writeText('not a record'));
  await menu('record_paste');
  await expect(page.getByText(say('paste_failed'), { exact: true })).toBeVisible();
});
