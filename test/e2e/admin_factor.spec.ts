import { admin } from '../harness/admin.ts';
import { codeOf } from '../harness/factors.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { type Started, startOwn } from './support/own.ts';
import { expect, test } from './support/test.ts';

const fresh = 'another long password for tests';
const DESK = '/user/system/desk';

let strict: Started;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  strict = await startOwn(async () => ({ HANJAN_ADMIN_FACTOR: 'required' }));
});
test.afterAll(() => strict?.stop());

test('where administrators need a second factor, nothing opens to one before it is added', async ({
  page,
  context,
  say,
  at,
  press,
  faults,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const go = (path: string) => page.goto(strict.origin + at(path));
  const fill = (name: string, text: string) => main.getByRole('textbox', { name, exact: true }).fill(text);
  const givePassword = async (user_pass: string) => {
    await go('/user/adminsignin');
    await fill(say('user_id'), admin.user_id);
    await fill(say('user_pass'), user_pass);
    await press(main.getByRole('button', { name: say('signin'), exact: true }));
  };
  let secret = '';

  await test.step('the one-time password comes first, then the second factor', async () => {
    await givePassword(admin.user_pass);
    await expect(main.getByText(say('password_lead'))).toBeVisible();
    await go(DESK);
    await fill(say('password_now'), admin.user_pass);
    await fill(say('new_pass'), fresh);
    await fill(say('new_pass_again'), fresh);
    await press(main.getByRole('button', { name: say('password_change') }));
    await expect(main.getByText(say('factor_admin_required'))).toBeVisible();
    // It cannot be put off.
    await expect(main.getByRole('button', { name: say('factor_later') })).toHaveCount(0);
    await expect(main.getByRole('button', { name: say('factor_go_on') })).toHaveCount(0);
    await expectSound(page, 'a second factor is demanded');
    await expectNoSideways(page, 'a second factor is demanded');
  });

  await test.step('no other page opens, and no call', async () => {
    for (const path of [DESK, '/user/usernote/coffeenote', '/user/userinfo/detailinfo']) {
      await go(path);
      await expect(page).toHaveURL(new RegExp(`${at('/user/factor')}\\?next=`));
    }
    const asked = await context.request.get(`${strict.origin}/api/userinfo/holds`);
    expect([asked.status(), (await asked.json()).code]).toEqual([403, 'factor_required']);
  });

  await test.step('once an app is added it leads on', async () => {
    await go(DESK);
    await press(main.getByRole('button', { name: say('totp_add') }));
    secret = (await dialog.getByLabel(say('totp_secret')).innerText()).replaceAll(' ', '');
    await dialog.getByRole('textbox', { name: say('totp_first') }).fill(codeOf(secret, -1));
    await press(dialog.getByRole('button', { name: say('totp_confirm') }));
    await press(dialog.getByRole('button', { name: say('recovery_kept') }));
    await press(main.getByRole('button', { name: say('factor_go_on') }));
    await expect(page).toHaveURL(new RegExp(`${at(DESK)}$`));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the next sign-in asks for a code; without the app the site is closed once more', async () => {
    faults.allow(/^403 /);
    await context.clearCookies();
    await givePassword(fresh);
    await main.getByRole('textbox', { name: say('factor_code') }).fill(codeOf(secret));
    await press(main.getByRole('button', { name: say('signin'), exact: true }));
    await expect(page).not.toHaveURL(/adminsignin/);
    await go('/user/userinfo/detailinfo');
    const row = main
      .getByRole('listitem')
      .filter({ hasText: say('totp') })
      .first();
    await press(row.getByRole('button', { name: say('passkey_remove_of', { name: say('totp') }) }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('factor_remove') }));
    await expect(page).toHaveURL(new RegExp(at('/user/factor')));
  });
});
