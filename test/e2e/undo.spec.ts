import { inputOf } from './support/form.ts';
import { listOf, nameOf, saveNotes } from './support/lists.ts';
import { countNotes, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

const EDIT = /^409 POST \/api\/user\/qc\/coffeebean\/edit$/;

test('the last save of a note is undone, of a new one too', async ({ page, say, at, press, api, person, write }) => {
  const undo = page.getByRole('button', { name: say('undo') });
  const writer = await write({ cupnote_name: '예가체프', store_name: '온도' });
  await writer.save();
  await writer.expectSaved();
  const key = page.url().split('/').at(-1);

  await press(page.getByRole('button', { name: say('record_edit') }));
  await inputOf(writer, 'store_name').fill('연남');
  await inputOf(writer, 'inside_air').fill('21');
  await inputOf(writer, 'cupnote_name').fill('예가체프 G1');
  await writer.save();
  await expect(page.getByRole('heading', { level: 1, name: '예가체프 G1' })).toBeVisible();
  await press(undo);
  await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '예가체프', exact: true })).toBeVisible();
  await expect(page.getByText('연남')).toBeHidden();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    cupnote_name: '예가체프',
    store_name: '온도',
    inside_air: null,
    version: 3,
  });

  await test.step('a new one goes, and comes back', async () => {
    await page.goto(`${at(NOTES)}/write`);
    const second = await write({ cupnote_name: '우일라' });
    await second.save();
    await second.expectSaved();
    await press(undo);
    await expect(page.getByText(say('undo_new_ok'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${NOTES}$`));
    await expect(page.getByRole('link', { name: '예가체프' })).toBeVisible();
    await expect(page.getByRole('link', { name: '우일라' })).toBeHidden();
    expect(await countNotes(person)).toBe(1);
    await press(page.getByRole('button', { name: say('restore') }));
    await expect(page.getByRole('link', { name: '우일라' })).toBeVisible();
    expect(await countNotes(person)).toBe(2);
  });
});

test('an undo overwrites nothing that was saved after it, and is sent once', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  person,
  faults,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도' });
  const undo = page.getByRole('button', { name: say('undo') });
  const told = page.getByRole('alertdialog', { name: say('undo_failed') });
  const change = async (store: string) => {
    await press(page.getByRole('button', { name: say('record_edit') }));
    await inputOf(user, 'store_name').fill(store);
    await press(page.getByRole('button', { name: say('record_save') }));
    // The word of the save before may still be there.
    await expect(page.getByText(store, { exact: true })).toBeVisible();
    await expect(undo).toBeVisible();
  };
  await page.goto(`${at(NOTES)}/${key}`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await change('연남');
  await api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version: 2, UPList: ['store_name'], store_name: '성수' });
  faults.expect(EDIT);
  await press(undo);
  await expect(told).toBeVisible();
  await press(told.getByRole('button'));
  await expect(page.getByText('성수')).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '성수', version: 3 });

  await change('망원');
  faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/user\/qc\/coffeebean\/edit$/);
  await page.route(`**${NOTES_API}/edit`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(undo);
  await expect(told).toContainText(say('error_text'));
  await page.unroute(`**${NOTES_API}/edit`);
  await press(told.getByRole('button', { name: say('retry') }));
  await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '성수', version: 5 });
});

test('undo has a key, and holds after going elsewhere', async ({ page, say, at, user, api, person }) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도' });
  await saveNote(api, { cupnote_name: '우일라' });
  await page.goto(at(NOTES));
  await page.getByRole('link', { name: '예가체프' }).click();
  await page.getByRole('button', { name: say('record_edit') }).click();
  await inputOf(user, 'store_name').fill('연남');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('record_list') }).click();
  await page.getByRole('link', { name: '우일라' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '우일라' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '우일라' })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '온도', version: 3 });

  await page.getByRole('button', { name: say('record_remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('record_remove') })
    .press('Enter');
  await page.getByRole('link', { name: '예가체프' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(say('restore_ok'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
  expect(await countNotes(person)).toBe(2);
});

test('a note that changed since it was looked at is not removed unseen', async ({
  page,
  say,
  at,
  press,
  api,
  person,
  faults,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도' });
  const remove = page.getByRole('button', { name: say('record_remove') });
  const sure = page.getByRole('alertdialog').getByRole('button', { name: say('record_remove') });
  await page.goto(`${at(NOTES)}/${key}`);
  await expect(page.getByText('온도')).toBeVisible();
  await api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version: 1, UPList: ['store_name'], store_name: '성수' });
  faults.expect(/^409 POST \/api\/user\/qc\/coffeebean\/remove$/);
  await press(remove);
  await press(sure);
  await expect(page.getByRole('alertdialog', { name: say('remove_failed') })).toBeVisible();
  await press(page.getByRole('alertdialog').getByRole('button'));
  await expect(page.getByText('성수')).toBeVisible();
  expect(await countNotes(person)).toBe(1);

  await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version: 2 });
  await press(remove);
  await press(sure);
  await expect(page.getByText(say('remove_ok'), { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: say('restore') }));
  await expect(page.getByRole('link', { name: '예가체프' })).toBeVisible();
});

test('what was removed from a list is listed, and comes back from there and from its own address', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  person,
  faults,
}) => {
  const list = listOf(user);
  const [, second] = await saveNotes(api, 3);
  const removed = page.getByRole('list', { name: say('removed_title') });
  const restore = (nth: number) => list.button('removed_restore_of', { name: nameOf(nth) });

  await test.step('an empty one says what comes there', async () => {
    await page.goto(at(NOTES));
    await list.tool('removed_title');
    await expect(page.getByRole('heading', { name: say('removed_empty_title') })).toBeVisible();
    await page.goBack();
    await expect(list.row(0)).toBeVisible();
  });

  for (const nth of [0, 1]) {
    await press(list.row(nth));
    await press(list.button('record_remove'));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_remove') }));
    await expect(list.row(nth)).toBeHidden();
  }

  await test.step('the last one first, with how long it stays; it is brought back with a key of the keyboard', async () => {
    await list.tool('removed_title');
    await expect(page).toHaveURL(/\?removed=true$/);
    await expect(removed.getByRole('listitem')).toHaveText([/Note B.*30/s, /Note A.*30/s]);
    await restore(0).focus();
    await page.keyboard.press('Enter');
    await expect(removed.getByRole('listitem')).toHaveText([/Note B/]);
    const open = page.getByRole('link', { name: say('removed_open') });
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: nameOf(0) })).toBeVisible();
    await page.goBack();
    await expect(removed.getByRole('listitem')).toHaveText([/Note B/]);
    await page.goBack();
    await expect(list.row(0)).toBeVisible();
    await expect(list.row(1)).toBeHidden();
  });

  await test.step('the address of one says that it was removed, and brings it back', async () => {
    faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
    await page.goto(`${at(NOTES)}/${second}`);
    await expect(page.getByRole('heading', { level: 1, name: say('record_removed_title') })).toBeVisible();
    await press(list.button('record_restore'));
    await expect(page.getByRole('heading', { level: 1, name: nameOf(1) })).toBeVisible();
    expect(await api.get(`${NOTES_API}/detail/${second}`)).toMatchObject({ cupnote_name: nameOf(1) });
    expect(await countNotes(person)).toBe(3);
  });
});
