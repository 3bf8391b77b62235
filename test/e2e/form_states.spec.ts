import { expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { noteToRead } from './support/notes.ts';
import { endSessions, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('the form that cannot be saved, and that is left', { tag: '@desk' }, async ({ page, say, press, user, write }) => {
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
  await expect(page.getByRole('status').filter({ hasText: say('save_ok') })).toBeVisible();
  await expectSound(page, 'toast');

  faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/99999999$/);
  await page.goto(`${at(NOTES)}/99999999`);
  await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
  await expectSound(page, 'unknown note');

  await page.goto(at('/create'));
  await expect(main.getByRole('link')).toHaveText([say('menu_cafe_create'), say('menu_roaster_create')]);
  await expectSound(page, 'a cafe or a roastery');
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
