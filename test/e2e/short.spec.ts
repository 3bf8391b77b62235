import { inputOf } from './support/form.ts';
import { listUser } from './support/list.ts';
import { NOTES, newId, PASSWORD } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('a first visitor writes a note, saves it with a new account and finds it after coming back', async ({
  page,
  say,
  at,
  press,
  user,
}) => {
  const user_id = newId();
  const main = page.getByRole('main');
  await page.goto(at('/'));
  // Six taps and what is typed: begin, save, a new account, its two boxes, done.
  await press(page.getByRole('link', { name: say('intro_start') }));
  await expect(page.getByText(say('guest_writes'))).toBeVisible();
  const name = inputOf(user, 'cupnote_name');
  await press(page.getByRole('button', { name: say('record_save') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('confirm') }));
  await expect(name).toBeFocused();
  await name.fill('예가체프');
  await inputOf(user, 'store_name').fill('온도');
  await page.reload();
  await expect(name).toHaveValue('예가체프');
  await press(page.getByRole('button', { name: say('record_save') }));
  await press(main.getByRole('link', { name: say('signup'), exact: true }));
  await main.getByRole('textbox', { name: say('user_id') }).fill(user_id);
  await main.getByRole('textbox', { name: say('user_pass') }).fill(PASSWORD);
  await main.getByRole('textbox', { name: say('user_name') }).fill('이하늘');
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  await press(main.getByRole('button', { name: say('signup') }));

  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
  await press(page.getByRole('link', { name: say('record_list') }));
  await expect(listUser(user).rows('예가체프')).toHaveCount(1);

  await page.reload();
  await page.getByRole('searchbox', { name: say('list_search') }).fill('없는 커피');
  await expect(page.getByText(say('list_none'))).toBeVisible();
  await press(page.getByRole('button', { name: say('list_clear') }).first());
  await press(listUser(user).rows('예가체프'));
  await expect(page.getByRole('heading', { level: 1, name: '예가체프' })).toBeVisible();
  await press(main.getByRole('button', { name: say('record_remove') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_remove') }));
  await expect(page.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
  await press(page.getByRole('button', { name: say('restore') }));
  await expect(listUser(user).rows('예가체프')).toHaveCount(1);
});

test('guests are led to sign in and then to where they were going', async ({
  page,
  say,
  at,
  press,
  person,
  context,
}) => {
  await context.clearCookies();
  await page.goto(`${at(NOTES)}?searchTitle=Huila`);
  await expect(page).toHaveURL(new RegExp(`${at('/user/signin')}\\?next=`));
  await page.getByRole('textbox', { name: say('user_id') }).fill(person.user_id.toUpperCase());
  await page.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await press(page.getByRole('main').getByRole('button', { name: say('signin'), exact: true }));
  await expect(page).toHaveURL(new RegExp(`${at(NOTES)}\\?searchTitle=Huila$`));
  await expect(page.getByText(say('list_none'))).toBeVisible();
});

test('theme and language stay as they were chosen', async ({ page, say, at, press }) => {
  await page.goto(at('/'));
  await press(page.getByRole('button', { name: say('display'), exact: true }));
  await page.getByRole('radio', { name: say('theme_dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await press(page.getByRole('banner').getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taste fades.');
  await press(page.getByRole('banner').getByRole('link', { name: '한국어' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});
