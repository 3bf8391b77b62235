import type { letter as ko } from '../../ko/letter/letter.ts';

/** Letters by e-mail: a subject and a text each, without any formatting. */
export const letter = {
  letter_verify_subject: '[Hanjan] Please confirm your e-mail address',
  letter_verify:
    'An account at Hanjan names this e-mail address. If you entered it, open this link and confirm.\n\n{link}\n\nThe link works for a day. We write to a confirmed address when you have forgotten your password, and when something important about your account changes.\n\nIf you did not enter this address, ignore this message.',
  letter_recover_subject: '[Hanjan] Choose a new password',
  letter_recover:
    'To choose a new password for {user_id}, open this link.\n\n{link}\n\nIt works once, within {minutes} minutes. A new password signs you out on every device.\n\nIf you did not ask for this, ignore this message. Your password stays as it is.',
  letter_password_changed_subject: '[Hanjan] Your password was changed',
  letter_password_changed:
    'The password of {user_id} was changed, and devices that were signed in have been signed out.\n\nIf it was not you, choose “Forgot your password?” on the sign-in page and set a new one right away.',
  letter_email_changed_subject: '[Hanjan] Your e-mail address was changed',
  letter_email_changed:
    'The e-mail address of {user_id} was changed to another one. Nothing more is sent to this one.\n\nIf it was not you, sign in right away and change your password and your address. If you cannot sign in, tell whoever runs the site.',
  letter_account_delete_subject: '[Hanjan] Your account is going to be deleted',
  letter_account_delete:
    'Somebody asked to delete the account {user_id}. In seven days the account, its own records and photos are erased for good.\n\nIf it was not you, or you changed your mind, sign in before that and choose “Keep the account”.',
  letter_totp_added_subject: '[Hanjan] An authenticator app was added',
  letter_totp_added:
    'An authenticator app was added to {user_id}, and other devices have been signed out. From now on a code of that app is asked for when you sign in.\n\nIf it was not you, sign in right away, remove the app and change your password. If you cannot sign in, tell whoever runs the site.',
  letter_totp_removed_subject: '[Hanjan] Your authenticator app was removed',
  letter_totp_removed:
    'The authenticator app of {user_id} was removed, and other devices have been signed out.\n\nIf it was not you, sign in right away, change your password and add the app again. If you cannot sign in, tell whoever runs the site.',
  letter_passkey_added_subject: '[Hanjan] A passkey was added',
  letter_passkey_added:
    'A passkey was added to {user_id}, and other devices have been signed out. It signs in without the password.\n\nIf it was not you, sign in right away, remove the passkey that you do not know and change your password. If you cannot sign in, tell whoever runs the site.',
  letter_passkey_removed_subject: '[Hanjan] A passkey was removed',
  letter_passkey_removed:
    'A passkey of {user_id} was removed, and other devices have been signed out.\n\nIf it was not you, sign in right away, change your password and look at your passkeys. If you cannot sign in, tell whoever runs the site.',
  letter_recovery_renewed_subject: '[Hanjan] Your recovery codes were replaced',
  letter_recovery_renewed:
    'New recovery codes were made for {user_id}, and other devices have been signed out. The codes that you kept before no longer work.\n\nIf it was not you, sign in right away, make new codes and change your password. If you cannot sign in, tell whoever runs the site.',
  letter_factors_taken_subject: '[Hanjan] Your second step was taken away',
  letter_factors_taken:
    'An administrator took the second step of {user_id} away, and all devices have been signed out. The password alone signs you in now.\n\nIf you did not ask for it, tell whoever runs the site.',
  letter_provider_linked_subject: '[Hanjan] Another way to sign in was linked',
  letter_provider_linked:
    'An account of another service was linked to {user_id}, and signs in from now on.\n\nIf it was not you, sign in right away, unlink it and change your password. If you cannot sign in, tell whoever runs the site.',
  letter_provider_unlinked_subject: '[Hanjan] A way to sign in was unlinked',
  letter_provider_unlinked:
    'An account of another service was unlinked from {user_id}, and other devices have been signed out. It does not sign in any more.\n\nIf it was not you, sign in right away and change your password. If you cannot sign in, tell whoever runs the site.',
  letter_end: 'Hanjan\n{origin}',
} as const satisfies Record<keyof typeof ko, string>;
