import type { signup as ko } from '../../ko/signup/signup.ts';

export const signup = {
  signup_lead: 'Choose a user ID, a password and a name, and start writing notes.',
  signup_closed: 'No new accounts are made here at the moment. If you need one, ask the operator.',
  signup_invited: 'Accounts are by invitation. Ask the operator for an invitation link.',
  signup_have: 'Already have an account?',
  signup_ok: 'Your account is ready',
  signup_failed: 'The account could not be created',
  new_pass_again: 'New password again',
  password_lead: 'You signed in with a one-time password. Choose the one you will use from now on.',
  password_now: 'Current password',
  password_ok: 'Your password has been changed',
  password_failed: 'The password could not be changed',
  new_pass_differs: 'This does not match the new password above.',
  user_pass_wrong: 'This is not your current password. Type it again.',
  new_pass_same: 'Choose one that differs from the current password.',
} satisfies Record<keyof typeof ko, string>;
