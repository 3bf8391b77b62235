import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { crash, draftsOf, expectKept, kept } from './support/drafts.ts';
import { type FormUser, inputOf } from './support/form.ts';
import { countNotes, endSessions, giveSession, makePerson, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('what is typed is there again after the page is loaded anew, and goes once it is saved', {
  tag: '@phone',
}, async ({ page, say, at, user, person, write }) => {
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

test('after a crash, offline too, the list says what is not saved, of new and of known records', {
  tag: '@desk',
}, async ({ page, context, at, press, api, write, say, language }) => {
  const key = await saveNote(api, { cupnote_name: 'Huila', store_name: 'Ondo' });
  await write({ cupnote_name: '새 노트' });
  await expectKept(page, '새 노트');
  await crash(page);

  const second = await context.newPage();
  await second.goto(`${at(NOTES)}/${key}?mode=edit`);
  await inputOf({ page: second, say }, 'store_name').waitFor();
  // What a page asks for while it opens is not what goes wrong here.
  await second.waitForLoadState('networkidle');
  await context.setOffline(true);
  await inputOf({ page: second, say }, 'store_name').fill('고친 매장');
  await expectKept(second, '고친 매장');
  await crash(second);
  await context.setOffline(false);

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

test('closing the browser loses nothing', { tag: '@desk' }, async ({
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
  // A browser that has just been opened loads all of the page anew.
  await inputOf(again, 'cupnote_name').waitFor();
  await expect(inputOf(again, 'cupnote_name')).toHaveValue('');
  await press(draftsOf(again).resume('닫힌 노트'));
  await expect(inputOf(again, 'cupnote_name')).toHaveValue('닫힌 노트');
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a session that ends and a page that is loaded anew lead back to what was typed', { tag: '@phone' }, async ({
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

test('a browser that keeps nothing is told once and never stands in the way', { tag: '@desk' }, async ({
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

test('a save whose answer never came is not saved twice, even when the page broke off', { tag: '@phone' }, async ({
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

test('a page that was open for half a day is loaded anew and loses nothing', { tag: '@desk' }, async ({
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
