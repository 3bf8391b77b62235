import { inputOf, openForm } from './support/form.ts';
import {
  apiOf,
  countNotes,
  endSessions,
  giveSession,
  makePerson,
  NOTES,
  NOTES_API,
  saveNote,
} from './support/product.ts';
import { expect, test } from './support/test.ts';

test('a session that ends while a note is written is taken up again on the page', async ({
  page,
  say,
  press,
  person,
  faults,
  write,
}) => {
  faults.expect(/^401 POST \/api\/user\/qc\/coffeebean\/edit$/);
  const writer = await write({ cupnote_name: '예가체프', cupnote_desc: '긴 메모' });
  await endSessions(person);
  await writer.save();

  const dialog = page.getByRole('dialog', { name: say('signin_again') });
  await expect(dialog.getByRole('textbox', { name: say('user_id') })).toHaveValue(person.user_id);
  await press(dialog.getByRole('button', { name: say('cancel') }));
  await expect(page.getByRole('alertdialog', { name: say('save') })).toContainText(say('noauth_again'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('confirm') }));
  await writer.expectKept();

  await writer.save();
  await dialog.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await dialog.getByRole('textbox', { name: say('user_pass') }).press('Enter');
  await writer.expectSaved();
  expect(await countNotes(person)).toBe(1);
});

test('what one person wrote is never saved for another who signed in in the second tab', async ({
  page,
  context,
  say,
  at,
  person,
  faults,
  write,
}) => {
  faults.expect(/^401 POST \/api\/user\/qc\/coffeebean\/edit$/);
  // The second tab shows what is new, and is no longer the other person's then.
  faults.allow(/^401 POST \/api\/user\/qc\/coffeebean\/list$/);
  const other = await makePerson('박서연');
  const writer = await write({ cupnote_name: '나만의 노트' });
  await giveSession(context, other);
  const second = await context.newPage();
  await second.goto(at(NOTES));
  await expect(second.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();

  await writer.save();
  const dialog = page.getByRole('dialog', { name: say('signin_again') });
  await expect(dialog.getByRole('textbox', { name: say('user_id') })).toHaveValue(person.user_id);
  expect(await countNotes(other)).toBe(0);
  await dialog.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await dialog.getByRole('textbox', { name: say('user_pass') }).press('Enter');
  await writer.expectSaved();
  expect([await countNotes(person), await countNotes(other)]).toEqual([1, 0]);
});

test('whoever signs in again as somebody else starts afresh', async ({ page, say, press, person, faults, write }) => {
  faults.expect(/^401 POST \/api\/user\/qc\/coffeebean\/edit$/);
  const other = await makePerson('박서연');
  const writer = await write({ cupnote_name: '나만의 노트' });
  await endSessions(person);
  await writer.save();
  const dialog = page.getByRole('dialog', { name: say('signin_again') });
  await dialog.getByRole('textbox', { name: say('user_id') }).fill(other.user_id);
  await dialog.getByRole('textbox', { name: say('user_pass') }).fill(other.user_pass);
  await dialog.getByRole('textbox', { name: say('user_pass') }).press('Enter');
  const told = page.getByRole('alertdialog', { name: say('signin_other') });
  await expect(told).toContainText(say('signin_other_drafts', { name: `\u2068${person.user_name}\u2069` }));
  await press(told.getByRole('button'));
  await expect(page.getByRole('heading', { name: say('home_begin') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('person_menu', { name: other.user_name }) })).toBeVisible();
  expect([await countNotes(person), await countNotes(other)]).toEqual([0, 0]);
});

test('without a network nothing typed is lost, and trying again saves once', async ({
  page,
  context,
  say,
  at,
  press,
  user,
  api,
  person,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: person.user_name });
  await openForm(user, `${at(NOTES)}/${key}`);
  const box = inputOf(user, 'store_name');
  const save = page.getByRole('button', { name: say('record_save') });
  await box.fill('온도');
  await context.setOffline(true);
  await press(save);
  await expect(page.getByRole('status').filter({ hasText: say('save_later') })).toContainText(say('draft_kept'));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(box).toHaveValue('온도');
  await context.setOffline(false);
  await press(save);
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '온도', version: 2 });
});

test('an answer that was lost on its way does not save twice', async ({ page, say, person, faults, write }) => {
  faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/user\/qc\/coffeebean\/edit$/);
  const writer = await write({ cupnote_name: '예가체프' });
  await page.route(`**${NOTES_API}/edit`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await writer.save();
  await expect(page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) })).toBeVisible();
  expect(await countNotes(person)).toBe(1);
  // It may be on its way for the second time.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText(say('outbox_sent', { count: 1 }))).toBeVisible({ timeout: 20_000 });
  expect(await countNotes(person)).toBe(1);
});

test('a note that is not there looks like one of somebody else, removed or not', async ({
  page,
  context,
  browser,
  baseURL,
  say,
  at,
  person,
  faults,
}) => {
  faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
  const stranger = await browser.newContext();
  await giveSession(stranger, await makePerson('박서연'));
  const theirs = apiOf(stranger, baseURL);
  const foreign = await saveNote(theirs, { cupnote_name: '남의 노트' });
  const removed = await saveNote(theirs, { cupnote_name: '지운 노트' });
  await theirs.post(`${NOTES_API}/remove`, { cupnote_seq: removed, version: 1 });
  await stranger.close();
  expect(await countNotes(person)).toBe(0);

  const seen: string[] = [];
  for (const key of [99_999_999, removed, foreign]) {
    await page.goto(`${at(NOTES)}/${key}`);
    await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say('nopage_title')}`));
    await expect(page.getByRole('main').getByRole('link', { name: say('record_list') })).toBeVisible();
    seen.push(`${await page.title()}\n${await page.getByRole('main').ariaSnapshot()}`);
  }
  expect(new Set(seen).size).toBe(1);
  await page.goto(`${at(NOTES)}/nothing`);
  await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});
