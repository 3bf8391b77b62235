import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf, LOTS, saveCoffee } from './support/cafe.ts';
import { crash, draftsOf, expectKept, kept } from './support/drafts.ts';
import { choice, type FormUser, inputOf } from './support/form.ts';
import { countNotes, endSessions, giveSession, makePerson, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await expectSound(page, 'leaving a draft');
    await press(leaving.getByRole('button', { name: say('leave_go') }));
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expectSound(page, 'a list with a draft');
    await press(resume('남긴 노트'));
    await writer.expectKept();
    await expect(notice).toBeVisible();
    await expectSound(page, 'a form that goes on');
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

test('signing out says how much is not saved, and takes it along', { tag: '@phone' }, async ({
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
  // A brew that stands on its page counts too.
  await page.evaluate(() => localStorage.setItem('hanjan.work.brewing', '{"brewed":{}}'));
  await press(menu);
  await press(page.getByRole('menuitem', { name: say('signout') }));
  await expect(question.getByText(say('signout_drafts', { count: 2 }))).toBeVisible();
  await press(question.getByRole('button', { name: say('signout_discard') }));
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: say('signin') })).toBeVisible();
  expect(await kept(page)).toBe(0);
});

test('whoever signs out in one tab is signed out in the others, and nothing is kept of what stood there', {
  tag: '@desk',
}, async ({ page, context, say, at, press, user, person, write }) => {
  await write({ cupnote_name: '남긴 노트' });
  await expectKept(page, '남긴 노트');
  const other = await context.newPage();
  await other.goto(at(NOTES));
  await press(other.getByRole('button', { name: say('person_menu', { name: person.user_name }) }));
  await press(other.getByRole('menuitem', { name: say('signout') }));
  await press(other.getByRole('button', { name: say('signout_discard') }));
  await expect(page.getByText(say('guest_writes'))).toBeVisible();
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('');
  expect(await kept(page)).toBe(0);
});

test('somebody else on the same device sees nothing of it and takes nothing away', { tag: '@desk' }, async ({
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

test('two tabs with one record destroy nothing of each other', { tag: '@desk' }, async ({
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
  await expect(third.getByRole('button', { name: say('record_edit') })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '첫째 탭',
    condition: '둘째 탭의 날씨',
    cupnote_desc: '첫째 탭의 메모',
    version: 3,
  });
  expect([await kept(third), await countNotes(person)]).toEqual([0, 1]);
});

test('a record that somebody changed meanwhile keeps what both did, and asks where they differ', {
  tag: '@phone',
}, async ({ page, say, at, press, user, api, person, faults }) => {
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
  await expect(page.getByRole('button', { name: say('record_edit') })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({
    store_name: '다른 매장',
    condition: '흐림',
    cupnote_desc: '내 메모',
    version: 3,
  });
  expect(await kept(page)).toBe(0);
});

test('what is typed in one cafe waits there, also for a lot that is known by its coffee', { tag: '@phone' }, async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const form = { ...user, entity: cafeReceived };
  const { lines, resume, notice } = draftsOf(user);
  const [first, second] = [await cafeOf(person, '카페 온도', 'OWN'), await cafeOf(person, '카페 여름', 'OWN')];
  await saveCoffee(api, first, '케냐 니에리');
  await saveCoffee(api, second, '콜롬비아 우일라');
  const workplace = page.locator('.org');
  const switchTo = async (name: string) => {
    await press(workplace.getByRole('button', { expanded: false }));
    await press(page.getByRole('menuitemradio', { name: new RegExp(name) }));
  };
  await page.goto(at(LOTS));
  await expect(workplace).toBeVisible();
  if (!(await workplace.getByText('카페 온도').isVisible())) await switchTo('카페 온도');
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: say('list_cafe_received_new') })
      .first(),
  );
  await press(inputOf(form, 'coffeebean_seq'));
  await press(choice(page, '케냐 니에리'));
  await inputOf(form, 'received_mass').fill('1000');
  await switchTo('카페 여름');
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('leave_go') }));
  await expect(workplace).toContainText('카페 여름');
  await expect(page.getByText(say('list_cafe_received_empty_title'))).toBeVisible();
  await expect(lines).toBeHidden();
  await switchTo('카페 온도');
  await press(resume('케냐 니에리'));
  await expect(notice).toBeVisible();
  await expect(inputOf(form, 'received_mass')).toHaveValue('1000.0');
  await expect(inputOf(form, 'coffeebean_seq')).toHaveValue('케냐 니에리');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: '케냐 니에리' })).toBeVisible();
  expect(await kept(page)).toBe(0);
});

test('what was typed into a record that is gone goes on as a new one', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  user,
  api,
  person,
  faults,
}) => {
  faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
  const key = await saveNote(api, { cupnote_name: '예가체프' });
  await page.goto(`${at(NOTES)}/${key}?mode=edit`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await inputOf(user, 'cupnote_desc').fill('긴 메모');
  await page.goto('about:blank');
  await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version: 1 });
  await page.goto(at(NOTES));
  await press(draftsOf(user).resume('예가체프'));
  await expect(page.getByText(say('draft_gone'))).toBeVisible();
  await press(draftsOf(user).resume('예가체프'));
  await expect(page).toHaveURL(/\/write$/);
  await expect(inputOf(user, 'cupnote_desc')).toHaveValue('긴 메모');
  await expect(draftsOf(user).notice).toBeVisible();
});
