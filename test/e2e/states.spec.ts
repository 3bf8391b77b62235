import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { expectSound } from './support/axe.ts';
import { listUser } from './support/list.ts';
import { noteToRead } from './support/notes.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { expectTouchable } from './support/touch.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages before signing in', async ({ page, say, at, press, faults, isMobile }) => {
  await page.goto(at('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'front page');
  if (isMobile) await expectTouchable(page, 'front page');
  await press(page.getByRole('button', { name: say('display'), exact: true }));
  await expect(page.getByRole('dialog', { name: say('display') })).toBeVisible();
  await expectSound(page, 'what a page looks like');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await press(page.getByRole('button', { name: say('nav_more') }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'menu of a phone');
  }

  await page.goto(at('/user/privacy'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'privacy policy');
  if (isMobile) await expectTouchable(page, 'privacy policy');

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
  if (isMobile) await expectTouchable(page, 'sign-in with faults');
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
  if (isMobile) await expectTouchable(page, 'sign-up with faults');
});

test('the list in its states', async ({ page, say, at, press, isMobile, colorScheme, user, person, api, faults }) => {
  const otherScheme = colorScheme === 'dark' ? 'light' : 'dark';
  const list = listUser(user);
  const rows = page.getByRole(isMobile ? 'list' : 'table', { name: say('list_user_cupnote_title') });
  await page.goto(at(NOTES));
  await expect(page.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
  await expectSound(page, 'empty list');
  if (isMobile) await expectTouchable(page, 'empty list');
  await press(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) }));
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSound(page, 'menu of a person');

  for (let i = 1; i <= 12; i++)
    await saveNote(api, { ...noteToRead, cupnote_name: `Huila ${i}`, cupnote_main: i % 2 === 0 });
  await page.reload();
  await expect(rows).toBeVisible();
  await expectSound(page, 'list');
  if (isMobile) await expectTouchable(page, 'list');
  for (const opener of [
    say('list_search_in', { name: say('list_all') }),
    say('list_size', { count: isMobile ? 20 : 10 }),
  ]) {
    await press(page.getByRole('button', { name: opener }));
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSound(page, opener);
    await page.keyboard.press('Escape');
  }

  await list.openFilters();
  if (isMobile) await expectSound(page, 'filters of a phone');
  await page.emulateMedia({ colorScheme: otherScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', otherScheme);
  await expectSound(page, 'list and filters in the other theme');
  await page.emulateMedia({ colorScheme });
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
