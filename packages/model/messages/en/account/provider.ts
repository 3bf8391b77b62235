import type { ownProvider as ko } from '../../ko/account/provider.ts';

export const ownProvider = {
  own_providers: 'Ways to sign in',
  own_providers_about:
    'You can sign in with the accounts that are linked. Unlinking one signs you out on all other devices.',
  own_provider_none: 'No account is linked.',
  own_provider_since: 'since {at}',
  own_provider_used: 'last used {at}',
  own_provider_link: 'Link {name}',
  own_provider_unlink: 'Unlink',
  own_provider_unlink_of: 'Unlink {name}',
  own_provider_unlink_title: 'Unlink {name}?',
  own_provider_unlink_text: 'You can no longer sign in with it, and you are signed out on all other devices.',
  own_provider_unlinked: '{name} is unlinked',
  own_provider_failed: 'Your ways to sign in could not be changed',
  provider_last: 'It is the last way to sign in, so it stays. Link another account or set a password first.',
  first_password: 'Set a password',
  first_password_text:
    'You can then also sign in with the user ID {id} and this password. You are signed out on all other devices.',
  first_password_ok: 'Password set',
  fresh_provider_text:
    'This matters, so please show once more that it is you. Sign in again with the service, and you come back to this page.',
  user_pass_none: 'This account has no password. Confirm it with a linked account.',
} as const satisfies Record<keyof typeof ko, string>;
