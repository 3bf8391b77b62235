import { draftsOf, expectKept } from './support/drafts.ts';
import { inputOf, openForm } from './support/form.ts';
import { countNotes, giveSession, makePerson, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expectFiles, expectSeen, expectSeenText, seenCopies } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what was seen is read, with when that was; what is gone meanwhile leaves the device', async ({
    page,
    context,
    say,
    at,
    press,
    api,
    person,
    faults,
  }) => {
    const [before = ''] = say('seen_offline', { at: '|' }).split('|');
    const [, restOf = ''] = say('seen_listed', { at: '|' }).split('|');
    const line = page.getByRole('status').filter({ hasText: before });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const main = page.getByRole('main');
    const key = await saveNote(api, { cupnote_name: 'Sidamo', store_name: 'Ondo' });
    await saveNote(api, { cupnote_name: 'Huila' });
    // Farther down than the one that is fetched ahead beside it.
    await saveNote(api, { cupnote_name: 'Chelbesa', cupnote_date: '2026-02-01' });
    const far = { cupnote_name: 'Aricha', cupnote_date: '2026-01-01', store_name: 'Naru', outside_air: 215 };
    const listed = await saveNote(api, far);

    await page.goto(at(NOTES));
    await expectSeen(page, 'outside_air');
    await press(main.getByRole('link', { name: 'Sidamo' }).first());
    await expect(heading('Sidamo')).toBeVisible();
    await expect(line).toHaveCount(0);
    await expectSeen(page, `record\\",\\"user_cupnote\\",${key}]`);
    await expectSeen(page, 'list');
    await expectFiles(page);

    await context.setOffline(true);
    await page.reload();
    await expect(heading('Sidamo')).toBeVisible();
    await expect(main).toContainText('Ondo');
    await expect(line).toBeVisible();
    await expect(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) })).toBeVisible();
    await press(main.getByRole('link', { name: say('record_list') }));
    await expect(main.getByRole('link', { name: 'Huila' }).first()).toBeVisible();
    await expect(line).toBeVisible();
    await expect(main.getByText(say('views_failed'))).toHaveCount(0);
    await press(main.getByRole('link', { name: 'Aricha' }).first());
    await expect(heading('Aricha')).toBeVisible();
    await expect(main).toContainText('Naru');
    await expect(page.getByRole('status').filter({ hasText: restOf })).toBeVisible();
    await expect(page.getByRole('button', { name: say('record_edit') })).toHaveCount(0);
    await page.goto(at(`${NOTES}/${listed + 1_000_000}`));
    await expect(main.getByRole('alert')).toContainText(say('seen_none'));

    await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version: 1 });
    await page.goto(at(`${NOTES}/${key}`));
    await expect(heading('Sidamo')).toBeVisible();
    faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
    await context.setOffline(false);
    await expect(heading(say('record_removed_title'))).toBeVisible();
    await expect.poll(() => seenCopies(page)).not.toContainEqual(expect.stringContaining(`,${key}]`));
    await context.setOffline(true);
    await page.reload();
    await expect(main.getByRole('alert')).toContainText(say('seen_none'));
    await context.setOffline(false);
    await expect(heading(say('record_removed_title'))).toBeVisible();
  });

  test('a form comes back after a reload with what was typed, and what is saved is sent later', async ({
    page,
    context,
    say,
    press,
    user,
    person,
    write,
  }) => {
    const { notice } = draftsOf(user);
    const away = page.getByRole('status').filter({ hasText: say('connection_away') });
    const waits = page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) });
    const writer = await write({ cupnote_name: 'Sidamo', cupnote_desc: 'peach' });
    await expectFiles(page);
    await expectKept(page, 'peach');

    await context.setOffline(true);
    await page.reload();
    await writer.expectKept();
    await expect(notice).toBeVisible();
    await expect(away).toContainText(say('draft_kept'));
    await expect(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) })).toBeVisible();
    await writer.save();
    await expect(waits).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // Taken back, everything stands in the form again.
    await press(page.getByRole('button', { name: say('outbox_edit'), exact: true }));
    await writer.expectKept();
    await expect(waits).toHaveCount(0);
    await page.reload();
    await writer.expectKept();
    await writer.save();
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(waits).toBeVisible();
    expect(await countNotes(person)).toBe(0);

    await context.setOffline(false);
    await expect(page.getByText(say('outbox_sent', { count: 1 }))).toBeVisible();
    await expect(waits).toHaveCount(0);
    expect(await countNotes(person)).toBe(1);
  });

  test('nobody else sees what somebody saw on the same device', async ({
    page,
    context,
    say,
    at,
    api,
    person,
    faults,
  }) => {
    const main = page.getByRole('main');
    const key = await saveNote(api, { cupnote_name: 'Sidamo' });
    await page.goto(at(`${NOTES}/${key}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Sidamo' })).toBeVisible();
    await expectSeen(page, `,${key}]`);
    await expectFiles(page);

    const other = await makePerson('박서연');
    await giveSession(context, other);
    faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
    await expect.poll(() => seenCopies(page)).not.toContainEqual(expect.stringContaining(`[${person.user_seq},`));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: say('person_menu', { name: other.user_name }) })).toBeVisible();
    await expect(main.getByRole('alert')).toContainText(say('seen_none'));
    await context.setOffline(false);
  });
});

test('signing out leaves nothing that was seen', async ({ page, say, at, press, api, person }) => {
  const key = await saveNote(api, { cupnote_name: 'Sidamo' });
  await page.goto(at(`${NOTES}/${key}`));
  await expectSeen(page, `,${key}]`);
  await press(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) }));
  await press(page.getByRole('menuitem', { name: say('signout') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('signout') }));
  await expect(page.getByRole('banner').getByRole('link', { name: say('signin') })).toBeVisible();
  expect(await seenCopies(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('hanjan.person'))).toBeNull();
});

test('signing out without a network says that the person is still signed in', async ({
  page,
  context,
  say,
  at,
  press,
  person,
}) => {
  await page.goto(at(NOTES));
  const menu = page.getByRole('button', { name: say('person_menu', { name: person.user_name }) });
  await press(menu);
  const signOut = page.getByRole('menuitem', { name: say('signout') });
  await expect(signOut).toBeVisible();
  await context.setOffline(true);
  await press(signOut);
  const failed = page.getByRole('alertdialog', { name: say('signout_failed') });
  const sure = page.getByRole('alertdialog', { name: say('signout_title') });
  await expect(failed.or(sure)).toBeVisible();
  if (await sure.isVisible()) await press(sure.getByRole('button', { name: say('signout') }));
  await expect(failed).toContainText(say('signout_still'));
  await press(failed.getByRole('button'));
  await expect(menu).toBeVisible();
  await context.setOffline(false);
});

test('whichever call is cut, opening and saving end well: nothing is lost, nothing is doubled', async ({
  page,
  say,
  at,
  user,
  press,
  api,
  person,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(/^net::ERR_FAILED (GET|POST) \/api\//);
  const key = await saveNote(api, { cupnote_name: 'Sidamo', store_name: person.user_name });
  const save = page.getByRole('button', { name: say('record_save') });
  let version = 1;
  for (let nth = 1, wasCut = true; wasCut; nth++) {
    wasCut = false;
    let calls = 0;
    await page.route('**/api/**', (route) => {
      if (route.request().url().endsWith('/api/health') || ++calls !== nth) return route.continue();
      wasCut = true;
      return route.abort('failed');
    });
    await openForm(user, `${at(NOTES)}/${key}`);
    const box = inputOf(user, 'store_name');
    await box.fill(`shop ${nth}`);
    await press(save);
    // A save that was cut says so in a line, and is saved once by pressing again.
    const unsent = page.getByRole('status').filter({ hasText: say('save_later') });
    const saved = page.getByText(say('save_ok'), { exact: true });
    await expect(unsent.or(saved).first()).toBeVisible();
    if (await unsent.isVisible()) {
      await expect(box).toHaveValue(`shop ${nth}`);
      await press(save);
      await expect(saved).toBeVisible();
    }
    await page.unroute('**/api/**');
    version += 1;
    expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: `shop ${nth}`, version });
    // What is cut next may be the question for the record: the form then begins with what was seen of it last.
    await page.goto(`${at(NOTES)}/${key}`);
    await expectSeenText(page, `shop ${nth}`);
    expect(nth).toBeLessThan(40);
  }
});

test('a storage that is full or forbidden changes nothing while there is a network', async ({
  page,
  say,
  at,
  user,
  press,
  api,
  person,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  const key = await saveNote(api, { cupnote_name: 'Sidamo', store_name: person.user_name });
  await page.goto(at(NOTES));
  await expect(page.getByRole('main').getByRole('link', { name: 'Sidamo' }).first()).toBeVisible();
  await openForm(user, `${at(NOTES)}/${key}`);
  await inputOf(user, 'store_name').fill('Ondo');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ store_name: 'Ondo', version: 2 });
});

test('a record whose answer was lost is sent by another tab, once', async ({
  page,
  context,
  say,
  at,
  person,
  faults,
  write,
}) => {
  faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/user\/qc\/coffeebean\/edit$/);
  const writer = await write({ cupnote_name: 'Sidamo' });
  await page.route(`**${NOTES_API}/edit`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await writer.save();
  const waits = page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) });
  await expect(waits).toBeVisible();
  expect(await countNotes(person)).toBe(1);

  const second = await context.newPage();
  await second.goto(at(NOTES));
  await expect(second.getByText(say('outbox_sent', { count: 1 }))).toBeVisible({ timeout: 20_000 });
  await expect(waits).toHaveCount(0);
  expect(await countNotes(person)).toBe(1);
});
