import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { cafeOf } from './support/cafe.ts';
import { type FormUser, inputOf } from './support/form.ts';
import { behind, endSessions, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Every message of docs/messages.md that no other test brings about.

/** An answer as the server words it, or as something in its place does that knows nothing of the product. */
const refusal = (status: number, description: string, result: unknown = null) => ({
  status,
  json: { status: String(status), result, description, code: 'busy_text', fields: [], request_id: '' },
});

/** What a guest is answered who asks who they are. */
const NOBODY = {
  status: 'OK',
  result: { user_type: 'GUEST' },
  description: '',
  code: null,
  fields: [],
  request_id: '',
};

/** Chooses what can be done with the record that is shown. */
const choose = async ({ page, say, press }: FormUser, item: MessageKey) => {
  await press(page.getByRole('button', { name: say('record_more') }));
  await press(page.getByRole('menuitem', { name: say(item) }));
};

test.beforeEach('signed in', ({ person }) => person);

test('a list and a record that cannot be shown say why, by the status of the answer', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  api,
  faults,
}) => {
  // What was seen on this device would be shown where nobody answers.
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }));
  const key = await saveNote(api, { cupnote_name: '예가체프' });
  const main = page.getByRole('main');
  const answers = [
    [refusal(403, ''), say('nopermission_text')],
    [refusal(404, ''), say('nopage_text')],
    [refusal(418, ''), say('nodata_text')],
    [refusal(500, say('server_error')), say('server_error')],
    [refusal(500, '', { cause: { localizedMessage: '원두가 떨어졌습니다.' } }), '원두가 떨어졌습니다.'],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, say('error_text')],
  ] as const;
  for (const [call, address] of [
    [`${NOTES_API}/list`, NOTES],
    [`${NOTES_API}/detail/${key}`, `${NOTES}/${key}`],
  ] as const) {
    for (const [answer, text] of answers) {
      faults.expect(new RegExp(`^${answer.status} (GET|POST) ${call}$`));
      await page.route(`**${call}`, (route) => route.fulfill(answer));
      await page.goto(at(address));
      await expect(main, `${answer.status} ${call}`).toContainText(text);
      await page.unroute(`**${call}`);
    }
    faults.expect(new RegExp(`^401 (GET|POST) ${call}$`));
    // The session ends as the call arrives: the page then asks once who is signed in.
    let hasEnded = false;
    await page.route('**/api/userinfo', (route) => (hasEnded ? route.fulfill({ json: NOBODY }) : route.fallback()));
    await page.route(`**${call}`, (route) => {
      hasEnded = true;
      return route.fulfill(refusal(401, ''));
    });
    await page.goto(at(address));
    await press(page.getByRole('dialog', { name: say('signin_again') }).getByRole('button', { name: say('cancel') }));
    await expect(main).toContainText(say('noauth_text'));
    await page.unroute(`**${call}`);
    await page.unroute('**/api/userinfo');
    await press(main.getByRole('button', { name: say('signin') }));
    await expect(main).toContainText('예가체프');
  }
});

test('signing in says when nobody answers, when it is refused, and when it is done already', { tag: '@phone' }, async ({
  page,
  say,
  at,
  press,
  context,
  faults,
  person,
}) => {
  faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/sign\/signin$/);
  faults.expect(/^401 POST \/api\/sign\/signin$/);
  await context.clearCookies();
  const main = page.getByRole('main');
  const menu = page.getByRole('button', { name: say('person_menu', { name: person.user_name }) });
  const denied = page.getByRole('alertdialog', { name: say('signin_denied') });
  const pass = main.getByRole('textbox', { name: say('user_pass') });
  await page.goto(at('/info/guide?from=here'));
  await press(page.getByRole('banner').getByRole('link', { name: say('signin') }));
  await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
  await pass.fill('not the password');
  await page.route('**/api/sign/signin', (route) => route.abort('connectionreset'));
  await pass.press('Enter');
  await expect(denied).toContainText(say('error_text'));
  await press(denied.getByRole('button'));
  await page.unroute('**/api/sign/signin');
  await pass.press('Enter');
  await expect(denied).toContainText(say('signin_denied_detail'));
  await press(denied.getByRole('button'));

  await pass.fill(person.user_pass);
  await pass.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/\/info\/guide\?from=here$/);
  await press(menu);
  await press(page.getByRole('menuitem', { name: say('menu_password') }));
  await expect(main.getByRole('heading', { level: 1, name: say('menu_password') })).toBeVisible();
  await page.goto(at('/user/signin'));
  await expect(main.getByRole('heading', { level: 1, name: say('signin_already') })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

test('a save that is refused says it in the words of the server, and keeps what was typed', { tag: '@phone' }, async ({
  page,
  say,
  press,
  write,
  faults,
}) => {
  faults.expect(/^50[02] POST \/api\/user\/qc\/coffeebean\/edit$/);
  const writer = await write({ cupnote_name: '예가체프' });
  const told = page.getByRole('alertdialog', { name: say('save') });
  for (const [answer, text] of [
    [refusal(500, say('server_error')), say('server_error')],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, say('error_text')],
  ] as const) {
    await page.route(`**${NOTES_API}/edit`, (route) => route.fulfill(answer));
    await writer.save();
    await expect(told).toContainText(text);
    await press(told.getByRole('button', { name: say('confirm') }));
    await writer.expectKept();
    await page.unroute(`**${NOTES_API}/edit`);
  }
  await writer.save();
  await writer.expectSaved();
});

test('a clipboard that the browser keeps closed is told, in copying, pasting and forgetting', { tag: '@desk' }, async ({
  page,
  say,
  at,
  user,
  api,
  person,
}) => {
  await behind((db) => db.query("UPDATE account SET user_type = 'TESTER' WHERE user_seq = $1", [person.user_seq]));
  await page.addInitScript(() => {
    const closed = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: closed, readText: closed } });
  });
  const key = await saveNote(api, { cupnote_name: '예가체프' });
  const says = (text: MessageKey) => expect(page.getByText(say(text), { exact: true })).toBeVisible();
  await page.goto(`${at(NOTES)}/${key}?mode=edit`);
  await expect(inputOf(user, 'cupnote_name')).toHaveValue('예가체프');
  await choose(user, 'record_paste');
  await says('paste_failed');
  await choose(user, 'record_copy');
  await says('copy_failed');
  await choose(user, 'clipboard_trash');
  await says('clipboard_trash_failed');
});

test('who works in no roastery is shown how to begin; an ended session is taken up', {
  tag: '@phone',
}, async ({ page, say, at, press, person, faults }) => {
  faults.expect(/^401 POST \/api\/userAuth\/select$/);
  await cafeOf(person, '카페 온도', 'BARISTA');
  const main = page.getByRole('main');
  await page.goto(at('/roaster/roasting/result'));
  await expect(main).toContainText(say('noroaster_text'));
  await expect(main.getByRole('link', { name: say('menu_roaster_create') })).toHaveAttribute(
    'href',
    /roaster\/create$/,
  );

  const again = main.getByRole('button', { name: say('org_reload') });
  const told = page.getByRole('alertdialog', { name: say('refresh') });
  await press(again);
  await expect(told).toContainText(say('refresh_not_changed'));
  await press(told.getByRole('button'));
  await endSessions(person);
  await press(again);
  const dialog = page.getByRole('dialog', { name: say('signin_again') });
  await dialog.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await dialog.getByRole('textbox', { name: say('user_pass') }).press('Enter');
  await expect(told).toContainText(say('refresh_not_changed'));
  await press(told.getByRole('button'));

  // No page of the menu is still to be made.
  await page.goto(at('/user/favorites'));
  await expect(main.getByRole('heading', { level: 1, name: say('menu_favorites') })).toBeVisible();
  await expect(main).not.toContainText(say('underconstruction'));
});
