import { expectNoSideways, expectSound } from './support/axe.ts';
import { saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('home begins with what was done last: a recipe is brewed with two taps and recorded with one, a note is a cup', async ({
  page,
  say,
  at,
  press,
  taps,
  api,
  person,
}) => {
  const main = page.getByRole('main');
  await page.goto(at('/'));
  await expect(main.getByRole('heading', { level: 1, name: say('home_title') })).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(`^${say('home_begin_note')}`) })).toBeVisible();
  await expectSound(page, 'the home of whoever has nothing yet');

  const recipe = { brewing_name: 'Two pours', brewing_name_locale: 'Two pours', brewing_type: 'DRP' };
  const { brewing_seq } = await api.post('/api/user/brewing/default/edit', {
    ...recipe,
    ...{ brewing_bean_mass: 150, brewing_step_use: true, brewing_start_mass: 400 },
  });
  const key = await saveNote(api, { cupnote_name: '아리차', cupnote_place: 'HOME', cupnote_body_point: 8 });
  expect(person.user_seq).toBeGreaterThan(0);
  await page.reload();
  await expect(main.getByRole('link', { name: /아리차/ })).toHaveAttribute(
    'href',
    at(`/user/usernote/coffeenote/${key}`),
  );
  await expect(main.getByRole('link', { name: 'Two pours' })).toHaveAttribute(
    'href',
    at(`/user/usernote/brewingdefault/${brewing_seq}`),
  );
  await expectSound(page, 'home');
  await expectNoSideways(page, 'home');

  taps.count = 0;
  await press(main.getByRole('button', { name: say('home_brew') }));
  const room = page.getByRole('dialog', { name: say('brew_room') });
  await expect(room).toContainText('Two pours');
  await expect(room.getByRole('timer')).toHaveText(/^0:00/);
  await press(room.locator('.room-next'));
  await expect(room.getByRole('timer')).not.toHaveText(/^0:00/);
  expect(taps.count).toBe(2);

  const control = (name: string) => room.getByRole('button', { name, exact: true });
  await press(control(say('brew_room_menu')));
  await press(control(say('brew_room_finish')));
  await expect(room.getByRole('region', { name: say('brew_room_over') })).toBeVisible();
  // A wet finger that taps twice saves nothing; one tap after that does.
  await page.waitForTimeout(800);
  taps.count = 0;
  await press(control(say('brew_room_save')));
  await expect(page.getByRole('status').filter({ hasText: say('save_ok') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toBeVisible();
  await expect(main).toContainText('Two pours');
  expect(taps.count).toBe(1);
});
