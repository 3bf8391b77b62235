import { admin } from '../harness/admin.ts';
import { behind, NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';

const fresh = 'another long password for tests';

test('the first sign-in of the administrator forces a password of their own', async ({
  page,
  say,
  at,
  press,
  faults,
}) => {
  faults.expect(/^400 POST \/api\/sign\/password$/);
  const main = page.getByRole('main');
  await behind((db) => db.query('UPDATE account SET must_change_pass = true WHERE user_id = $1', [admin.user_id]));
  await page.goto(at('/user/adminsignin'));
  await main.getByRole('textbox', { name: say('user_id') }).fill(admin.user_id);
  await main.getByRole('textbox', { name: say('user_pass') }).fill(admin.user_pass);
  await press(main.getByRole('button', { name: say('signin'), exact: true }));
  await expect(page.getByText(say('password_lead'))).toBeVisible();

  await page.goto(at(NOTES));
  await expect(page).toHaveURL(new RegExp(`${at('/user/password')}\\?next=`));
  await press(page.getByRole('contentinfo').getByRole('link', { name: say('menu_privacy') }));
  await expect(page.getByRole('heading', { level: 1, name: say('menu_privacy') })).toBeVisible();
  await page.goto(at(NOTES));

  const now = main.getByRole('textbox', { name: say('password_now') });
  const next = main.getByRole('textbox', { name: say('new_pass'), exact: true });
  const again = main.getByRole('textbox', { name: say('new_pass_again') });
  const send = () => press(main.getByRole('button', { name: say('password_change') }));
  const says = (input: typeof now, text: string) => expect(input).toHaveAccessibleDescription(new RegExp(text));

  await send();
  for (const input of [now, next]) await says(input, say('field_required'));
  await now.fill('not the password');
  await next.fill(fresh);
  await again.fill(`${fresh}.`);
  await send();
  await says(again, say('new_pass_differs'));
  await again.fill(fresh);
  await send();
  await says(now, say('user_pass_wrong'));
  await now.fill(admin.user_pass);
  await next.fill('only twelve!');
  await again.fill('only twelve!');
  await send();
  await says(next, say('user_pass_short', { min: 15 }));
  await next.fill(fresh);
  await again.fill(fresh);
  await send();
  await expect(page.getByText(say('password_ok'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at(NOTES)}$`));
  await expect(page.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
});
