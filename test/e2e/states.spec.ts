import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import type { Page } from '@playwright/test';
import { expectNoSideways, expectOpenToAll } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { listUser } from './support/list.ts';
import { noteToRead, plantFarm } from './support/notes.ts';
import { endSessions, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(plantFarm);

/** The state that the page is in keeps nobody out. */
async function expectSound(page: Page, state: string): Promise<void> {
  await expectOpenToAll(page, state);
  await expectNoSideways(page, state);
}

test('pages before signing in', async ({ page, say, at, press, faults, isMobile }) => {
  await page.goto(at('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'front page');
  await press(page.getByRole('button', { name: say('theme'), exact: true }));
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSound(page, 'theme menu');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await press(page.getByRole('button', { name: say('nav_more') }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'menu of a phone');
  }

  await page.goto(at('/user/privacy'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'privacy policy');

  await page.goto(at('/nowhere'));
  await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
  await expectSound(page, 'not found');

  await page.goto(at('/user/adminsignin'));
  await expect(page.getByRole('heading', { name: say('menu_adminsignin') })).toBeVisible();
  await expectSound(page, 'administrator sign-in');

  faults.expect(/^401 POST \/api\/sign\/signin$/);
  await page.goto(at('/user/signin'));
  const main = page.getByRole('main');
  const signIn = main.getByRole('button', { name: say('signin'), exact: true });
  await expect(signIn).toBeVisible();
  await expectSound(page, 'sign-in');
  await press(signIn);
  await expect(main.getByText(say('field_required'))).toHaveCount(2);
  await expectSound(page, 'sign-in with faults');
  await main.getByRole('textbox', { name: say('user_id') }).fill('nobody.here');
  await main.getByRole('textbox', { name: say('user_pass') }).fill('not the password');
  await press(signIn);
  await expect(page.getByRole('alertdialog', { name: say('signin_denied') })).toBeVisible();
  await expectSound(page, 'sign-in refused');

  await page.goto(at('/user/signup'));
  const signUp = main.getByRole('button', { name: say('signup') });
  await expect(signUp).toBeVisible();
  await expectSound(page, 'sign-up');
  await press(signUp);
  await expect(main.getByText(say('age_required'))).toBeVisible();
  await expectSound(page, 'sign-up with faults');
});

test('the list in its states', async ({ page, say, at, press, isMobile, user, person, api, faults }) => {
  const list = listUser(user);
  const rows = page.getByRole(isMobile ? 'list' : 'table', { name: say('list_user_cupnote_title') });
  await page.goto(at(NOTES));
  await expect(page.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
  await expectSound(page, 'empty list');
  await press(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) }));
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSound(page, 'menu of a person');

  for (let i = 1; i <= 12; i++)
    await saveNote(api, { ...noteToRead, cupnote_name: `Huila ${i}`, cupnote_main: i % 2 === 0 });
  await page.reload();
  await expect(rows).toBeVisible();
  await expectSound(page, 'list');
  for (const opener of [
    say('list_search_in', { name: say('list_all') }),
    say('list_size', { count: isMobile ? 5 : 10 }),
  ]) {
    await press(page.getByRole('button', { name: opener }));
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSound(page, opener);
    await page.keyboard.press('Escape');
  }

  await list.openFilters();
  if (isMobile) await expectSound(page, 'filters of a phone');
  for (const name of userCupnoteScreen.list.search) {
    await list.openFilter(name);
    await expectSound(page, `filter ${name}`);
    await list.closeFilter(name);
  }
  await press(page.getByRole('button', { name: say('list_sorted', { order: list.orderText('sort_newest') }) }));
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSound(page, 'order');
  await page.keyboard.press('Escape');
  await list.closeFilters();

  await page.goto(`${at(NOTES)}?searchTitle=nothing+like+it&searchSelect=cupnote_place:HOME|CAFE`);
  await expect(page.getByText(say('list_none'))).toBeVisible();
  await expectSound(page, 'list filtered to nothing');

  faults.expect(/^503 POST \/api\/user\/qc\/coffeebean\/list$/);
  faults.expect(/^403 POST \/api\/user\/qc\/coffeebean\/list$/);
  for (const [status, code, heading] of [
    [503, 'busy_text', 'error_title'],
    [403, 'nopermission_text', 'nopermission_title'],
  ] as const) {
    const answer = { status: String(status), result: null, description: say(code), code, fields: [], request_id: '' };
    await page.route(`**${NOTES_API}/list`, (route) => route.fulfill({ status, json: answer }));
    await page.goto(at(NOTES));
    await expect(page.getByRole('heading', { name: say(heading) })).toBeVisible();
    await expectSound(page, code);
    await page.unroute(`**${NOTES_API}/list`);
  }
});

test('the form in its states', async ({ page, say, press, user, write }) => {
  const main = page.getByRole('main');
  await write({});
  await expect(inputOf(user, 'cupnote_name')).toBeVisible();
  await expectSound(page, 'form');

  for (const name of ['cupnote_place', 'cupnote_aftertaste_list', 'blending_country_list', 'blending_region_list']) {
    await press(inputOf(user, name));
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSound(page, `choices of ${name}`);
    await inputOf(user, name).press('Escape');
  }
  await inputOf(user, 'blending_grade_list').fill('이런 등급은 없다');
  await expect(page.getByText(say('nothing_found'))).toBeVisible();
  await expectSound(page, 'nothing found');
  await inputOf(user, 'blending_grade_list').press('Escape');

  await press(page.getByRole('button', { name: say('calendar_of', { name: say('cupnote_date') }), exact: true }));
  await expect(page.getByRole('dialog').getByRole('button', { name: say('calendar_next_month') })).toBeVisible();
  await expectSound(page, 'calendar');
  await page.keyboard.press('Escape');

  await press(main.getByRole('group').first().locator('summary'));
  await expect(main.getByRole('button', { pressed: false }).first()).toBeVisible();
  await expectSound(page, 'flavors of a family');
  await inputOf(user, 'cupnote_flavor_list').fill('꿀');
  await press(main.getByRole('button', { pressed: false }).first());
  await expectSound(page, 'flavors found and chosen');
});

test('the form that cannot be saved, and that is left', async ({ page, say, press, user, write }) => {
  const main = page.getByRole('main');
  await write({});
  await inputOf(user, 'store_name').fill('가'.repeat(101));
  await inputOf(user, 'outside_air').fill('warm');
  await press(main.getByRole('button', { name: say('record_save') }));
  const dialog = page.getByRole('alertdialog', { name: say('validation_error') });
  await expect(dialog).toBeVisible();
  await expectSound(page, 'validation dialog');
  await press(dialog.getByRole('button', { name: say('confirm') }));
  await expect(inputOf(user, 'cupnote_name')).toBeFocused();
  await expectSound(page, 'form with faults');

  await press(main.getByRole('button', { name: say('cancel') }));
  await expect(page.getByRole('alertdialog', { name: say('leave_title') })).toBeVisible();
  await expectSound(page, 'leaving');
});

test('a record in its states', async ({ page, say, at, press, user, person, api, faults, write }) => {
  const main = page.getByRole('main');
  const key = await saveNote(api, noteToRead);
  const address = `${at(NOTES)}/${key}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: noteToRead.cupnote_name })).toBeVisible();
  await expectSound(page, 'note');
  await press(main.getByRole('button', { name: say('record_remove') }));
  await expect(page.getByRole('alertdialog', { name: say('remove_title') })).toBeVisible();
  await expectSound(page, 'remove dialog');
  await page.keyboard.press('Escape');

  faults.expect(/^409 POST \/api\/user\/qc\/coffeebean\/edit$/);
  await press(main.getByRole('button', { name: say('record_edit') }));
  await expect(inputOf(user, 'store_name')).toBeVisible();
  await expectSound(page, 'note being changed');
  await api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version: 1, UPList: ['store_name'], store_name: 'A' });
  await inputOf(user, 'store_name').fill('B');
  await press(main.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('dialog', { name: say('conflict_title_own') })).toBeVisible();
  await expectSound(page, 'conflict dialog');
  await press(page.getByRole('button', { name: say('conflict_merge') }));
  await expect(page.getByRole('status').filter({ hasText: say('save_merged') })).toBeVisible();
  await expectSound(page, 'toast');

  faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/99999999$/);
  await page.goto(`${at(NOTES)}/99999999`);
  await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
  await expectSound(page, 'unknown note');

  await page.goto(at('/user/favorites'));
  await expect(page.getByRole('heading', { name: say('underconstruction_title') })).toBeVisible();
  await expectSound(page, 'not ready yet');
  await page.goto(at('/user/password'));
  await expect(page.getByRole('heading', { name: say('menu_password') })).toBeVisible();
  await press(main.getByRole('button', { name: say('password_change') }));
  await expectSound(page, 'password');

  faults.expect(/^401 /);
  const writer = await write({ cupnote_name: 'Huila' });
  await endSessions(person);
  await writer.save();
  await expect(page.getByRole('dialog', { name: say('signin_again') })).toBeVisible();
  await expectSound(page, 'signing in again');
});
