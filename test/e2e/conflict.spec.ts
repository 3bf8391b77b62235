import type { Browser, Page } from '@playwright/test';
import { seat } from '../harness/org.ts';
import { expectSound } from './support/axe.ts';
import { LOTS, makeCafe, saveCoffee } from './support/cafe.ts';
import { type FormUser, inputOf, openForm } from './support/form.ts';
import {
  behind,
  endSessions,
  giveSession,
  makePerson,
  NOTES,
  NOTES_API,
  type Person,
  saveNote,
} from './support/product.ts';
import { expect, test } from './support/test.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EDIT = /^409 POST \/api\/user\/qc\/coffeebean\/edit$/;

/** A second browser of the same person, with its own page. */
async function secondBrowser(browser: Browser, person: Person, user: FormUser): Promise<FormUser> {
  const context = await browser.newContext();
  await giveSession(context, person);
  return { ...user, page: await context.newPage() };
}

/** Opens the form of a note in a browser. */
const choiceOf = (page: Page, name: string) => page.getByRole('dialog').getByRole('radiogroup', { name });

test('what two browsers change in one note is merged, and chosen where both changed it', async ({
  browser,
  page,
  say,
  at,
  press,
  user: one,
  api,
  person,
  faults,
}) => {
  const memo = `${'식을수록 복숭아가 또렷하다. '.repeat(40)}끝에 꿀 같은 단맛이 남는다.`;
  const note = { cupnote_name: '예가체프', store_name: '온도', condition: '맑음', cupnote_desc: memo };
  const key = await saveNote(api, { ...note, cupnote_body_point: 6, cupnote_flavor_list: ['HONEY', 'PEACH'] });
  const address = `${at(NOTES)}/${key}`;
  const two = await secondBrowser(browser, person, one);
  for (const user of [one, two]) await openForm(user, address);

  await inputOf(two, 'store_name').fill('둘째 가게');
  await inputOf(two, 'condition').fill('');
  await inputOf(two, 'outside_air').fill('9.5');
  await inputOf(two, 'cupnote_body_point').press('8');
  await inputOf(two, 'cupnote_desc').fill(`${memo} 오래 간다.`);
  await two.page.getByRole('button', { name: say('record_save') }).click();
  await expect(two.page.getByText(say('save_ok'), { exact: true })).toBeVisible();

  const mine = memo.replace('단맛이', '신맛이');
  await inputOf(one, 'store_name').fill('첫째 가게');
  await inputOf(one, 'condition').fill('푹 잠');
  await inputOf(one, 'inside_air').fill('21');
  await inputOf(one, 'cupnote_body_point').press('7');
  await inputOf(one, 'cupnote_desc').fill(mine);
  faults.expect(EDIT);
  await press(page.getByRole('button', { name: say('record_save') }));

  const dialog = page.getByRole('dialog', { name: say('conflict_title_own') });
  await expect(dialog).toContainText(say('conflict_choose', { count: 4 }));
  await expect(dialog).toContainText(say('conflict_rest', { count: 1 }));
  await expect(choiceOf(page, say('condition')).getByRole('radio', { name: say('empty_value') })).not.toBeChecked();
  await expect(choiceOf(page, say('store_name')).getByRole('radio', { name: '첫째 가게' })).toBeChecked();
  await expect(choiceOf(page, say('cupnote_desc'))).not.toContainText(memo);
  await expect(choiceOf(page, say('cupnote_desc')).locator('mark', { hasText: '오래' })).toBeVisible();
  await expectSound(page, 'conflict');
  await press(dialog.getByRole('button', { name: say('difference_whole') }));
  await expect(choiceOf(page, say('cupnote_desc'))).toContainText(memo);
  await press(dialog.getByRole('button', { name: say('difference_short') }));

  await press(choiceOf(page, say('store_name')).getByRole('radio', { name: '둘째 가게' }));
  await press(choiceOf(page, say('cupnote_body_point')).getByRole('radio', { name: '8' }));
  await press(dialog.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByText(say('save_merged', { count: 3 }), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '둘째 가게',
    condition: '푹 잠',
    outside_air: 950,
    inside_air: 2100,
    cupnote_body_point: 8,
    cupnote_desc: mine,
    version: 3,
  });

  await test.step('what was given up can be had again', async () => {
    await press(page.getByRole('button', { name: say('conflict_mine_again') }));
    await expect(inputOf(one, 'store_name')).toHaveValue('첫째 가게');
    await expect(page.getByText(say('record_changed', { count: 2 }))).toBeVisible();
    expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '둘째 가게', version: 3 });
  });
  await two.page.context().close();
});

test('a conflict is settled with the keyboard, and meets a second one', { tag: '@desk' }, async ({
  page,
  say,
  at,
  user,
  api,
  person,
  faults,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도', condition: '맑음' });
  const saveElsewhere = (version: number, values: object) =>
    api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version, UPList: Object.keys(values), ...values });
  await openForm(user, `${at(NOTES)}/${key}`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await inputOf(user, 'store_name').fill('내 가게');
  await inputOf(user, 'condition').fill('내 기분');
  await saveElsewhere(1, { store_name: '그 가게' });
  faults.expect(EDIT);
  await page.keyboard.press('ControlOrMeta+s');

  const dialog = page.getByRole('dialog', { name: say('conflict_title_own') });
  await expect(choiceOf(page, say('store_name')).getByRole('radio', { name: '내 가게' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(inputOf(user, 'store_name')).toHaveValue('내 가게');

  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('ArrowDown');
  await expect(choiceOf(page, say('store_name')).getByRole('radio', { name: '그 가게' })).toBeChecked();
  await saveElsewhere(2, { condition: '그 기분', inside_air: 2000 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: say('conflict_merge') })).toBeFocused();
  await page.keyboard.press('Enter');

  // What was chosen is not asked again, what is new is.
  await expect(choiceOf(page, say('condition'))).toBeVisible();
  await expect(choiceOf(page, say('store_name'))).toBeHidden();
  await dialog.getByRole('button', { name: say('conflict_merge') }).press('Enter');
  await expect(page.getByText(say('save_merged', { count: 2 }), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '그 가게',
    condition: '내 기분',
    inside_air: 2000,
    version: 4,
  });
});

test('where every value of the others is kept nothing is sent, and that is said', { tag: '@desk' }, async ({
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
  await openForm(user, `${at(NOTES)}/${key}`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await inputOf(user, 'store_name').fill('내 가게');
  const change = { cupnote_seq: key, version: 1, UPList: ['store_name'], store_name: '그 가게' };
  await api.post(`${NOTES_API}/edit`, change);
  faults.expect(EDIT);
  await press(page.getByRole('button', { name: say('record_save') }));
  await press(choiceOf(page, say('store_name')).getByRole('radio', { name: '그 가게' }));
  await press(page.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByText(say('save_theirs'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('그 가게')).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '그 가게', version: 2 });
});

test('what was typed and chosen outlives a lost network and an ended session', { tag: '@phone' }, async ({
  page,
  context,
  say,
  at,
  press,
  user,
  api,
  person,
  faults,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프', store_name: '온도', condition: '맑음' });
  await openForm(user, `${at(NOTES)}/${key}`);
  await inputOf(user, 'store_name').fill('내 가게');
  await inputOf(user, 'condition').fill('내 기분');
  const values = { store_name: '그 가게', condition: '그 기분' };
  await api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version: 1, UPList: Object.keys(values), ...values });
  const save = page.getByRole('button', { name: say('record_save') });
  faults.expect(EDIT);
  await press(save);
  await press(choiceOf(page, say('store_name')).getByRole('radio', { name: '그 가게' }));

  await context.setOffline(true);
  await press(page.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByRole('status').filter({ hasText: say('save_later') })).toContainText(say('draft_kept'));
  await expect(inputOf(user, 'store_name')).toHaveValue('내 가게');
  await expect(inputOf(user, 'condition')).toHaveValue('내 기분');
  // The page looks at the record again as soon as it can: that is answered before the session ends.
  const isLookedAt = page.waitForResponse(`**${NOTES_API}/detail/${key}`);
  await context.setOffline(false);
  await (await isLookedAt).finished();

  faults.expect(/^401 POST \/api\/user\/qc\/coffeebean\/edit$/);
  await endSessions(person);
  await press(save);
  const signIn = page.getByRole('dialog', { name: say('signin_again') });
  await press(signIn.getByRole('button', { name: say('cancel') }));
  await expect(page.getByRole('alertdialog', { name: say('save') })).toContainText(say('noauth_again'));
  await press(page.getByRole('alertdialog').getByRole('button'));
  await press(save);
  await signIn.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await signIn.getByRole('textbox', { name: say('user_pass') }).press('Enter');
  await expect(page.getByText(say('save_merged', { count: 1 }), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '그 가게',
    condition: '내 기분',
    version: 3,
  });
});

test('a note that was removed while it was written comes back, or goes on as a new one', { tag: '@phone' }, async ({
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
  const save = page.getByRole('button', { name: say('record_save') });
  const dialog = page.getByRole('dialog', { name: say('removed_own') });
  await openForm(user, `${at(NOTES)}/${key}`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await inputOf(user, 'store_name').fill('내 가게');
  await api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version: 1, UPList: ['condition'], condition: '그 기분' });
  await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version: 2 });
  faults.expect(EDIT);
  await press(save);
  await expect(dialog).toContainText(say('error_saved_text'));
  await expectSound(page, 'removed meanwhile');
  await press(dialog.getByRole('button', { name: say('conflict_stay') }));
  await expect(inputOf(user, 'store_name')).toHaveValue('내 가게');

  await press(save);
  await press(dialog.getByRole('button', { name: say('removed_restore') }));
  await expect(page.getByText(say('save_merged', { count: 1 }), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: '내 가게', condition: '그 기분' });

  await press(page.getByRole('button', { name: say('record_edit') }));
  await inputOf(user, 'store_name').fill('새 가게');
  await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version: 5 });
  await press(save);
  // The page still shows the removed note while the new one is renewed, and may ask for it before it is left.
  faults.allow(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
  await press(dialog.getByRole('button', { name: say('removed_new') }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  const made = Number(page.url().split('/').at(-1));
  expect(made).not.toBe(key);
  expect(await api.get(`${NOTES_API}/detail/${made}`)).toMatchObject({
    cupnote_name: '예가체프',
    store_name: '새 가게',
    condition: '그 기분',
    version: 1,
  });
});

test('two people who change one lot of their cafe end with what both wanted', { tag: '@desk' }, async ({
  browser,
  page,
  say,
  at,
  press,
  user: one,
  api,
  person,
  faults,
}) => {
  const colleague = await makePerson('박서준');
  const cafe_seq = await makeCafe('카페 온도');
  await behind(async (admin) => {
    await seat(admin, cafe_seq, person.user_seq, 'SAST', { nick: '지우' });
    await seat(admin, cafe_seq, colleague.user_seq, 'MNG', { nick: '서준' });
  });
  const coffeebean_seq = await saveCoffee(api, cafe_seq, '케냐 니에리');
  const LOTS_API = `/api${LOTS}`;
  const lot = { cafe_seq, coffeebean_seq, received_date: '2026-03-01', received_mass: 10_000, received_div: 'A' };
  const { received_seq: key } = await api.post(`${LOTS_API}/edit`, lot);
  const two = await secondBrowser(browser, colleague, one);
  const box = ({ page: where }: FormUser, name: 'received_mass' | 'received_div' | 'blending_result_date') =>
    where.getByRole('textbox', { name: new RegExp(`^${say(name)}`) });
  for (const user of [one, two]) {
    await user.page.goto(`${at(LOTS)}/${key}?mode=edit`);
    await box(user, 'received_mass').waitFor();
  }

  await box(two, 'received_mass').fill('950');
  await box(two, 'blending_result_date').fill('2026-02-24');
  await two.page.getByRole('button', { name: say('record_save') }).click();
  await expect(two.page.getByText(say('save_ok'), { exact: true })).toBeVisible();

  await box(one, 'received_mass').fill('900');
  await box(one, 'received_div').fill('B');
  faults.expect(/^409 POST \/api\/cafe\/coffeebean\/received\/edit$/);
  await press(page.getByRole('button', { name: say('record_save') }));
  const dialog = page.getByRole('dialog', { name: say('conflict_title', { name: '서준' }) });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expectSound(page, 'conflict of a lot');
  await press(choiceOf(page, say('received_mass')).getByRole('radio', { name: /950/ }));
  await press(dialog.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByText(say('save_merged', { count: 2 }), { exact: true })).toBeVisible();
  expect(await api.get(`${LOTS_API}/detail/${key}?cafe_seq=${cafe_seq}`)).toMatchObject({
    received_mass: 9_500,
    received_instock: 9_500,
    received_div: 'B',
    blending_result_date: '2026-02-24',
  });

  await expect(page.locator('.record-times')).toContainText('지우');
  await press(page.getByRole('button', { name: say('history') }));
  const entries = page.getByRole('region', { name: say('history') }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('지우');
  await expect(entries.nth(1)).toContainText('서준');

  await test.step('removed by the other', async () => {
    await press(page.getByRole('button', { name: say('record_edit') }));
    await box(one, 'received_div').fill('C');
    await two.page.reload();
    await two.page.getByRole('button', { name: say('record_remove') }).click();
    await two.page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('record_remove') })
      .click();
    await expect(two.page.getByText(say('remove_ok'), { exact: true })).toBeVisible();
    await press(page.getByRole('button', { name: say('record_save') }));
    const removed = page.getByRole('dialog', { name: say('removed_by', { name: '서준' }) });
    await press(removed.getByRole('button', { name: say('removed_restore') }));
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    const kept = await api.get(`${LOTS_API}/detail/${key}?cafe_seq=${cafe_seq}`);
    expect(kept).toMatchObject({ received_div: 'C', received_mass: 9_500 });
  });
  await two.page.context().close();
});
