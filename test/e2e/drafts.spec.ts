import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type FormUser, inputOf } from './support/form.ts';
import { countNotes, endSessions, giveSession, makePerson, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** What stands on a device of somebody's unsaved writing. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('hanjan.draft.')).length);
/** Typed a moment ago is kept by now. */
const expectKept = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate((words) => Object.values(localStorage).some((value) => value.includes(words)), text))
    .toBe(true);
/** The tab breaks off: nothing of the page runs any more. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** The draft lines of a list or a form, and the notice of a form that goes on. */
function draftsOf({ page, say }: Pick<FormUser, 'page' | 'say'>) {
  const lines = page.getByRole('region', { name: say('drafts') });
  const [before = '', after = ''] = say('draft_resumed', { at: '|' }).split('|');
  return {
    lines,
    resume: (name: string) => lines.getByRole('button', { name: say('draft_resume_of', { name }), exact: true }),
    discard: (name: string) => lines.getByRole('button', { name: say('draft_discard_of', { name }), exact: true }),
    notice: page.getByRole('status').filter({ hasText: before }).filter({ hasText: after.trim() }),
    question: page.getByRole('alertdialog', { name: say('draft_discard_title') }),
  };
}

test('what is typed is there again after the page is loaded anew, and goes once it is saved', async ({
  page,
  say,
  at,
  user,
  person,
  write,
}) => {
  const writer = await write({ cupnote_name: '예가체프 첼베사', cupnote_desc: '첫 줄\n둘째 줄', outside_air: 'warm' });
  await page.reload();
  await writer.expectKept();
  const { notice, lines } = draftsOf(user);
  await expect(notice).toBeVisible();
  await page.reload();
  await writer.expectKept();
  await expect(notice).toBeVisible();
  await inputOf(user, 'outside_air').fill('21');
  await writer.save();
  await writer.expectSaved();
  expect([await kept(page), await countNotes(person)]).toEqual([0, 1]);
  await page.goto(at(NOTES));
  await expect(page.getByRole('link', { name: '예가체프 첼베사' })).toBeVisible();
  await expect(lines).toBeHidden();
  await page.goto(`${at(NOTES)}/write`);
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('');
  expect(await page.getByText(say('draft_resume')).count()).toBe(0);
});

test('after a crash the list says what is not saved, of new and of known records', async ({
  page,
  context,
  at,
  press,
  api,
  write,
  say,
  language,
}) => {
  const key = await saveNote(api, { cupnote_name: 'Huila', store_name: 'Ondo' });
  await write({ cupnote_name: '새 노트' });
  await expectKept(page, '새 노트');
  await crash(page);

  const second = await context.newPage();
  await second.goto(`${at(NOTES)}/${key}?mode=edit`);
  await inputOf({ page: second, say }, 'store_name').fill('고친 매장');
  await expectKept(second, '고친 매장');
  await crash(second);

  const third = await context.newPage();
  const again: FormUser = { page: third, say, press, language };
  const { lines, resume, notice } = draftsOf(again);
  await third.goto(at(NOTES));
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await press(resume('Huila'));
  await expect(inputOf(again, 'store_name')).toHaveValue('고친 매장');
  await expect(inputOf(again, 'cupnote_name')).toHaveValue('Huila');
  await expect(notice).toBeVisible();
  await press(third.getByRole('button', { name: say('record_save') }));
  await expect(third.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await third.goto(at(NOTES));
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await press(resume('새 노트'));
  await expect(inputOf(again, 'cupnote_name')).toHaveValue('새 노트');
});

test('closing the browser loses nothing', async ({
  launchOptions,
  baseURL,
  say,
  at,
  press,
  language,
  hasTouch,
  isMobile,
  viewport,
}) => {
  const person = await makePerson('한지우');
  const profile = mkdtempSync(join(tmpdir(), 'hanjan-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, hasTouch, isMobile, viewport });
  const first = await open();
  await giveSession(first, person);
  const page = await first.newPage();
  await page.goto(`${at(NOTES)}/write`);
  await inputOf({ page, say }, 'cupnote_name').fill('닫힌 노트');
  await page.close();
  await first.close();

  const second = await open();
  await giveSession(second, person);
  const after = await second.newPage();
  await after.goto(`${at(NOTES)}/write`);
  const again: FormUser = { page: after, say, press, language };
  await expect(inputOf(again, 'cupnote_name')).toHaveValue('');
  await press(draftsOf(again).resume('닫힌 노트'));
  await expect(inputOf(again, 'cupnote_name')).toHaveValue('닫힌 노트');
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a session that ends and a page that is loaded anew lead back to what was typed', async ({
  page,
  say,
  press,
  user,
  person,
  write,
}) => {
  const writer = await write({ cupnote_name: '예가체프', cupnote_desc: '긴 메모' });
  await endSessions(person);
  await page.reload();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
  await main.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await press(main.getByRole('button', { name: say('signin'), exact: true }));
  await writer.expectKept();
  await expect(draftsOf(user).notice).toBeVisible();
  await writer.save();
  await writer.expectSaved();
});

test('leaving keeps what was typed or throws it away, as the person says', async ({
  page,
  say,
  at,
  press,
  user,
  write,
}) => {
  const { lines, resume, discard, question, notice } = draftsOf(user);
  const leaving = page.getByRole('alertdialog', { name: say('leave_title') });
  const cancel = page.getByRole('main').getByRole('button', { name: say('cancel') });
  const writer = await write({ cupnote_name: '남긴 노트' });

  await test.step('kept, found in the list, gone on with', async () => {
    await press(cancel);
    await expect(leaving.getByText(say('leave_text_kept', { days: 30 }))).toBeVisible();
    await press(leaving.getByRole('button', { name: say('leave_go') }));
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await press(resume('남긴 노트'));
    await writer.expectKept();
    await expect(notice).toBeVisible();
  });

  await test.step('a new note begins empty beside it, and one way back keeps both', async () => {
    await page.goBack();
    await press(leaving.getByRole('button', { name: say('leave_go') }));
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await press(page.getByRole('main').getByRole('link', { name: say('list_user_cupnote_new') }));
    await expect(inputOf(user, 'cupnote_name')).toHaveValue('');
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await inputOf(user, 'cupnote_name').fill('다른 노트');
    await page.goBack();
    await press(leaving.getByRole('button', { name: say('leave_go') }));
    await expect(lines.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('thrown away in the form', async () => {
    await press(resume('다른 노트'));
    await expect(inputOf(user, 'cupnote_name')).toHaveValue('다른 노트');
    await press(notice.getByRole('button', { name: say('draft_discard') }));
    await press(question.getByRole('button', { name: say('cancel') }));
    await expect(inputOf(user, 'cupnote_name')).toHaveValue('다른 노트');
    await press(notice.getByRole('button', { name: say('draft_discard') }));
    await press(question.getByRole('button', { name: say('draft_discard') }));
    await expect(inputOf(user, 'cupnote_name')).toHaveValue('');
    await expect(notice).toBeHidden();
    expect(await kept(page)).toBe(1);
  });

  await test.step('thrown away while leaving', async () => {
    await press(resume('남긴 노트'));
    await inputOf(user, 'store_name').fill('온도');
    await press(cancel);
    await press(leaving.getByRole('button', { name: say('leave_discard') }));
    await expect(page).toHaveURL(new RegExp(`${at(NOTES)}$`));
    await expect(lines).toBeHidden();
    expect(await kept(page)).toBe(0);
  });

  await test.step('thrown away in the list', async () => {
    await press(page.getByRole('main').getByRole('link', { name: say('list_user_cupnote_new') }));
    await inputOf(user, 'cupnote_name').fill('또 하나');
    await press(cancel);
    await press(leaving.getByRole('button', { name: say('leave_go') }));
    await press(discard('또 하나'));
    await press(question.getByRole('button', { name: say('draft_discard') }));
    await expect(lines).toBeHidden();
    expect(await kept(page)).toBe(0);
  });
});

test('signing out says how much is not saved, and takes it along', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  write,
}) => {
  await write({ cupnote_name: '남긴 노트' });
  const menu = page.getByRole('button', { name: say('person_menu', { name: person.user_name }) });
  const question = page.getByRole('alertdialog', { name: say('signout_title') });
  await press(menu);
  await press(page.getByRole('menuitem', { name: say('signout') }));
  await expect(question.getByText(say('signout_drafts', { count: 1 }))).toBeVisible();
  await expect(question.getByRole('button', { name: say('cancel') })).toBeFocused();
  await press(question.getByRole('button', { name: say('cancel') }));
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('남긴 노트');
  await press(menu);
  await press(page.getByRole('menuitem', { name: say('signout') }));
  await press(question.getByRole('button', { name: say('signout_discard') }));
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: say('signin') })).toBeVisible();
  expect(await kept(page)).toBe(0);
});

test('somebody else on the same device sees nothing of it and takes nothing away', async ({
  page,
  context,
  say,
  at,
  press,
  user,
  person,
  write,
}) => {
  const other = await makePerson('박서연');
  await write({ cupnote_name: '나만의 노트' });
  await endSessions(person);
  await page.close({ runBeforeUnload: false });

  const device = await context.newPage();
  const theirs: FormUser = { ...user, page: device };
  await giveSession(context, other);
  await device.goto(at(NOTES));
  await expect(device.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
  await expect(draftsOf(theirs).lines).toBeHidden();
  await device.goto(`${at(NOTES)}/write`);
  await expect(inputOf(theirs, 'cupnote_name')).toHaveValue('');
  await inputOf(theirs, 'cupnote_name').fill('남의 노트');
  await press(device.getByRole('button', { name: say('person_menu', { name: other.user_name }) }));
  await press(device.getByRole('menuitem', { name: say('signout') }));
  await expect(device.getByText(say('signout_drafts', { count: 1 }))).toBeVisible();
  await press(device.getByRole('button', { name: say('signout_discard') }));
  await expect(device.getByRole('banner').getByRole('link', { name: say('signin') })).toBeVisible();
  expect(await kept(device)).toBe(1);

  await giveSession(context, person);
  await device.goto(at(NOTES));
  await press(draftsOf(theirs).resume('나만의 노트'));
  await expect(inputOf(theirs, 'cupnote_name')).toHaveValue('나만의 노트');
});

test('two tabs with one record destroy nothing of each other', async ({
  page,
  context,
  say,
  at,
  press,
  user,
  api,
  person,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도', condition: '맑음' });
  const address = `${at(NOTES)}/${key}?mode=edit`;
  const second = await context.newPage();
  const one = user;
  const two: FormUser = { ...user, page: second };
  await page.goto(address);
  await inputOf(one, 'store_name').fill('첫째 탭');
  await expectKept(page, '첫째 탭');

  await second.goto(address);
  await expect(inputOf(two, 'store_name')).toHaveValue('첫째 탭');
  await expect(page.getByText(say('draft_taken'))).toBeVisible();
  await inputOf(two, 'condition').fill('둘째 탭의 날씨');
  await inputOf(one, 'cupnote_desc').fill('첫째 탭의 메모');
  await expect.poll(() => kept(page)).toBe(2);
  await crash(page);
  await crash(second);

  const third = await context.newPage();
  const three: FormUser = { ...user, page: third };
  const { resume, notice } = draftsOf(three);
  await third.goto(address);
  await expect(inputOf(three, 'cupnote_desc')).toHaveValue('첫째 탭의 메모');
  await expect(inputOf(three, 'condition')).toHaveValue('맑음');
  await press(resume('예가체프'));
  await expect(inputOf(three, 'condition')).toHaveValue('둘째 탭의 날씨');
  await expect(inputOf(three, 'cupnote_desc')).toHaveValue('');
  await expect(inputOf(three, 'store_name')).toHaveValue('첫째 탭');
  await press(third.getByRole('button', { name: say('record_save') }));
  await expect(third.getByText(say('save_ok'), { exact: true })).toBeVisible();

  await press(third.getByRole('button', { name: say('record_edit') }));
  await expect(notice).toBeVisible();
  await expect(inputOf(three, 'cupnote_desc')).toHaveValue('첫째 탭의 메모');
  await expect(inputOf(three, 'condition')).toHaveValue('둘째 탭의 날씨');
  await press(third.getByRole('button', { name: say('record_save') }));
  await expect(third.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '첫째 탭',
    condition: '둘째 탭의 날씨',
    cupnote_desc: '첫째 탭의 메모',
    version: 3,
  });
  expect([await kept(third), await countNotes(person)]).toEqual([0, 1]);
});

test('a record that somebody changed meanwhile keeps what both did, and asks where they differ', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  person,
  faults,
}) => {
  faults.expect(/^409 POST \/api\/user\/qc\/coffeebean\/edit$/);
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도', condition: '맑음' });
  await page.goto(`${at(NOTES)}/${key}?mode=edit`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await inputOf(user, 'store_name').fill('내 매장');
  await inputOf(user, 'cupnote_desc').fill('내 메모');
  await page.goto('about:blank');
  await api.post(`${NOTES_API}/edit`, {
    cupnote_seq: key,
    version: 1,
    UPList: ['store_name', 'condition'],
    store_name: '다른 매장',
    condition: '흐림',
  });

  await page.goto(`${at(NOTES)}/${key}?mode=edit`);
  await expect(page.getByText(say('draft_moved'))).toBeVisible();
  await expect(inputOf(user, 'store_name')).toHaveValue('내 매장');
  await expect(inputOf(user, 'cupnote_desc')).toHaveValue('내 메모');
  await expect(inputOf(user, 'condition')).toHaveValue('흐림');
  await press(page.getByRole('button', { name: say('record_save') }));
  const dialog = page.getByRole('dialog', { name: say('conflict_title_own') });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await press(dialog.getByRole('radio', { name: '다른 매장' }));
  await press(dialog.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '다른 매장',
    condition: '흐림',
    cupnote_desc: '내 메모',
    version: 3,
  });
  expect(await kept(page)).toBe(0);
});

test('a browser that keeps nothing is told once and never stands in the way', async ({
  page,
  say,
  press,
  user,
  write,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await write({ cupnote_name: '예가체프' });
  await expect(page.getByText(say('draft_refused'))).toBeVisible();
  await inputOf(user, 'cupnote_desc').fill('긴 메모');
  await press(page.getByRole('main').getByRole('button', { name: say('cancel') }));
  const leaving = page.getByRole('alertdialog', { name: say('leave_title') });
  await expect(leaving.getByText(say('leave_text'))).toBeVisible();
  await expect(leaving.getByRole('button')).toHaveCount(2);
  await press(leaving.getByRole('button', { name: say('leave_go') }));
  await press(page.getByRole('main').getByRole('link', { name: say('list_user_cupnote_new') }));
  await inputOf(user, 'cupnote_name').fill('다시');
  await expect(page.getByText(say('record_changed', { count: 1 }))).toBeVisible();
  await expect(page.getByText(say('draft_refused'))).toBeHidden();
  expect(await kept(page)).toBe(0);
});

test('a save whose answer never came is not saved twice, even when the page broke off', async ({
  page,
  press,
  say,
  user,
  person,
  write,
}) => {
  const writer = await write({ cupnote_name: '예가체프' });
  await page.route(`**${NOTES_API}/edit`, async (route) => {
    await route.fetch();
  });
  await writer.save();
  await expect.poll(() => countNotes(person)).toBe(1);
  await page.reload();
  await page.unroute(`**${NOTES_API}/edit`);
  await writer.expectKept();
  await expect(draftsOf(user).notice).toBeVisible();
  await press(page.getByRole('button', { name: say('record_save') }));
  await writer.expectSaved();
  expect([await countNotes(person), await kept(page)]).toEqual([1, 0]);
});

test('a page that was open for half a day is loaded anew and loses nothing', async ({
  page,
  say,
  at,
  press,
  user,
  write,
}) => {
  await page.clock.install();
  await write({ cupnote_name: '밤새 둔 노트' });
  await page.clock.fastForward('13:00:00');
  await press(page.getByRole('banner').getByRole('link', { name: say('hanjan') }));
  const leaving = page.getByRole('alertdialog', { name: say('leave_title') });
  const loaded = page.waitForEvent('load');
  await press(leaving.getByRole('button', { name: say('leave_go') }));
  await loaded;
  await page.goto(at(NOTES));
  await press(draftsOf(user).resume('밤새 둔 노트'));
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('밤새 둔 노트');
});
