import type { provider as ko } from '../../ko/signup/provider.ts';

export const provider = {
  provider_away: 'The sign-in service cannot be reached. Try again in a moment, or sign in another way.',
  provider_failed: 'The answer of the sign-in service could not be confirmed. Please try again.',
  provider_cancelled: 'You stopped signing in. Press the button again to go on.',
  provider_over: 'That sign-in took too long or is already over. Please start again.',
  provider_wait: 'Too many sign-in attempts. Please try again in a moment.',
  provider_denied: 'You cannot sign in with this account. Please ask whoever runs this server.',
  provider_stale:
    'The sign-in service did not check just now that it is you. Sign in there again, or ask whoever runs this server.',
  provider_other: 'You signed in as somebody who is not linked to this account. Use the account that is linked.',
  provider_taken: 'It is already linked to another account here.',
  provider_linked: 'Sign-in linked',
  provider_again: 'Thank you, that was you. Please press again what you wanted to do.',

  consent_lead: 'You signed in with {name}. As it is your first time here, please confirm a few things.',
  consent_name_hint: 'Your notes and the places where you work show this name.',
  consent_over: 'That sign-in took too long or is already over. Please sign in again.',
  consent_required: 'An account needs your age and your consent first.',
  consent_back: 'Back to signing in',
  password_none: 'This account has no password yet.',
  password_none_set: 'Set a password',
} as const satisfies Record<keyof typeof ko, string>;
