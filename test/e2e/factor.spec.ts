import type { CDPSession, Page } from '@playwright/test';
import { codeOf } from '../harness/factors.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';

const DETAIL = '/user/userinfo/detailinfo';
const NOTES = '/user/usernote/coffeenote';

/** A device that keeps passkeys, knows its owner, and is touched as soon as it asks. Answers what passkeys it has. */
async function newDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

test('somebody adds an app on their phone, signs in with it, loses the phone, and goes on with a passkey', async ({
  page,
  context,
  say,
  at,
  press,
  person,
  faults,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const toast = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  const row = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  const signOut = async () => {
    await context.clearCookies();
    await page.goto(at(`/user/signin?next=${encodeURIComponent(NOTES)}`));
  };
  const givePassword = async () => {
    await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
    await main.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
    await press(main.getByRole('button', { name: say('signin'), exact: true }));
  };
  const isIn = () => expect(page).toHaveURL(new RegExp(`${NOTES}$`));
  let secret = '';
  let codes: string[] = [];

  await test.step('the app is added by a key or a QR code, and confirmed by a code', async () => {
    faults.allow(/^400 POST \/api\/userinfo\/factor\/totp\/add$/);
    await page.goto(at(DETAIL));
    await press(row(say('totp')).getByRole('button', { name: say('totp_add') }));
    await expect(dialog.getByRole('img', { name: say('totp_qr') })).toBeVisible();
    await expect(dialog.getByRole('link', { name: say('totp_open') })).toHaveAttribute('href', /^otpauth:\/\/totp\//);
    await expectSound(page, 'an app is added');
    await expectNoSideways(page, 'an app is added');
    secret = (await dialog.getByLabel(say('totp_secret')).innerText()).replaceAll(' ', '');
    const code = dialog.getByRole('textbox', { name: say('totp_first') });
    const confirm = () => press(dialog.getByRole('button', { name: say('totp_confirm') }));
    await confirm();
    await expect(code).toHaveAccessibleDescription(new RegExp(say('field_required')));
    await code.fill('12345');
    await confirm();
    await expect(code).toHaveAccessibleDescription(new RegExp(say('totp_form')));
    await code.fill(codeOf(secret, -1));
    await confirm();
    await expect(dialog).toContainText(say('recovery_title'));
    codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectSound(page, 'recovery codes');
    await expectNoSideways(page, 'recovery codes');
    await page.keyboard.press('Escape');
    await press(dialog.getByRole('button', { name: say('recovery_kept') }));
    await expect(dialog).toBeHidden();
    await expect(row(say('recovery'))).toContainText(say('recovery_left', { count: 10 }));
    await expectSound(page, 'an account with an app');
    await expectNoSideways(page, 'an account with an app');
  });

  await test.step('the next sign-in asks for a code of it', async () => {
    faults.allow(/^401 POST \/api\/sign\/factor$/);
    await signOut();
    await givePassword();
    const code = main.getByRole('textbox', { name: say('factor_code') });
    await expect(code).toBeFocused();
    await expectSound(page, 'a code is asked for');
    await expectNoSideways(page, 'a code is asked for');
    await code.fill(codeOf(secret, 20));
    await press(main.getByRole('button', { name: say('signin'), exact: true }));
    await expect(code).toHaveAccessibleDescription(new RegExp(say('totp_wrong')));
    await code.fill(codeOf(secret));
    await code.press('Enter');
    await isIn();
  });

  await test.step('without the phone a recovery code lets them in, and they are led to put it right', async () => {
    await signOut();
    await givePassword();
    await press(main.getByRole('button', { name: say('factor_by_recovery') }));
    const recovery = main.getByRole('textbox', { name: say('factor_recovery') });
    await recovery.fill(codes[0] ?? '');
    await recovery.press('Enter');
    await expect(main.getByText(say('factor_after_recovery'))).toBeVisible();
    await expectSound(page, 'after a recovery code');
    await press(main.getByRole('button', { name: say('passkey_remove_of', { name: say('totp') }) }));
    const alert = page.getByRole('alertdialog');
    await press(alert.getByRole('button', { name: say('factor_remove'), exact: true }));
    await toast(say('factor_removed', { name: say('totp') }));
  });

  const passkeys = await newDevice(page);
  await test.step('a passkey is added on this phone', async () => {
    await press(main.getByRole('button', { name: say('passkey_add') }));
    await expect(dialog.getByRole('textbox', { name: say('passkey_name') })).not.toHaveValue('');
    await dialog.getByRole('textbox', { name: say('passkey_name') }).fill('내 휴대폰');
    await press(dialog.getByRole('button', { name: say('passkey_add') }));
    await expect(dialog).toContainText(say('recovery_title'));
    await press(dialog.getByRole('button', { name: say('recovery_kept') }));
    await expect(row('내 휴대폰')).toContainText(say('factor_unused'));
    expect(await passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  });

  await test.step('and is called otherwise', async () => {
    const rename = (name: string) => main.getByRole('button', { name: say('passkey_rename_of', { name }) });
    await press(rename('내 휴대폰'));
    const name = dialog.getByRole('textbox', { name: say('passkey_name') });
    await expect(name).toHaveValue('내 휴대폰');
    await expectSound(page, 'a passkey is called otherwise');
    await expectNoSideways(page, 'a passkey is called otherwise');
    await name.fill(' ');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(new RegExp(say('field_required')));
    await name.fill('거실 태블릿');
    await name.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row('거실 태블릿')).toContainText(say('factor_unused'));
    await expect(rename('거실 태블릿')).toBeFocused();
    await press(main.getByRole('button', { name: say('factor_go_on') }));
    await isIn();
  });

  await test.step('it lets them in alone, and after the password', async () => {
    // It is offered where the user id is typed, and this device takes what it is offered.
    await signOut();
    await isIn();
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await signOut();
    await press(main.getByRole('button', { name: say('signin_passkey') }));
    await isIn();
    await signOut();
    await givePassword();
    await expect(main.getByText(say('factor_passkey_lead'))).toBeVisible();
    await press(main.getByRole('button', { name: say('factor_by_passkey') }));
    await isIn();
  });

  await test.step('and says once more who they are, before something that cannot be undone', async () => {
    faults.allow(/^403 POST \/api\/userinfo\//);
    await behind((admin) =>
      admin.query("UPDATE session SET auth_at = now() - interval '1 hour' WHERE user_seq = $1", [person.user_seq]),
    );
    await page.goto(at(DETAIL));
    await expect(row('거실 태블릿')).not.toContainText(say('factor_unused'));
    await press(main.getByRole('button', { name: say('passkey_remove_of', { name: '거실 태블릿' }) }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(say('factor_remove_last'));
    await press(alert.getByRole('button', { name: say('factor_remove'), exact: true }));
    await expectSound(page, 'once more who this is');
    await press(dialog.getByRole('button', { name: say('factor_by_passkey') }));
    await toast(say('factor_removed', { name: '거실 태블릿' }));
    await signOut();
    await givePassword();
    await isIn();
  });
});

test('an administrator without one is asked for it at the sign-in, and may put it off', async ({
  page,
  context,
  say,
  at,
  press,
  person,
}) => {
  await behind((admin) => admin.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
  await context.clearCookies();
  const main = page.getByRole('main');
  await page.goto(at('/user/adminsignin'));
  await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
  await main.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await press(main.getByRole('button', { name: say('signin'), exact: true }));
  await expect(main.getByText(say('factor_admin_asked'))).toBeVisible();
  await press(main.getByRole('button', { name: say('factor_later') }));
  await expect(page).not.toHaveURL(/factor/);
});
