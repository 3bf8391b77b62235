import type { sign as ko } from '../../ko/every/sign.ts';

export const sign = {
  // sign-in, sign-up, sign-out
  user_id: 'User ID',
  user_pass: 'Password',
  new_pass: 'New password',
  user_name: 'Name',
  user_email: 'E-mail',
  country: 'Country',
  optional: 'optional',
  show_pass: 'Show password',
  hide_pass: 'Hide password',
  signin: 'Sign in',
  signin_lead: 'Pick up your notes where you left them.',
  signin_for: 'Sign in first. The page you asked for opens right after.',
  signin_forgot: 'Forgot your password? Ask whoever runs this server for a one-time password.',
  signin_new: 'New here?',
  signin_already: 'You are already signed in.',
  signin_denied: 'Sign-in failed',
  signin_denied_detail: 'Please check your user ID and password.',
  signin_again: 'Please sign in again',
  signin_again_text: 'You have been signed out. Sign in and carry on; nothing you typed is lost.',
  signin_other: 'You signed in as someone else',
  signin_other_text: 'The page will open again for the new account.',
  signin_other_drafts: 'What {name} was writing stays on this device. The page will open again for the new account.',
  signup: 'Create an account',
  signout: 'Sign out',
  signout_title: 'Sign out?',
  signout_text: 'Anything kept temporarily on this device is cleared. Your saved notes stay.',
  signout_drafts:
    '{count, plural, one {One unsaved entry is} other {{count} unsaved entries are}} on this device. Signing out deletes {count, plural, one {it} other {them}}. Your saved notes stay.',
  signout_discard: 'Delete and sign out',
  signout_failed: 'Sign-out failed',
  password: 'Change password',
  new_tab: 'opens in a new tab',

  // what to do about a field
  field_required: 'Please fill this in.',
  field_text: 'It contains a character that cannot be saved. Delete it and type again.',
  filter_maxLength: 'Too long. Shorten it to {max} letters; it has {length, number} now.',
  field_marks: 'Too many marks stand on one letter. Delete some of them.',
  field_maxLength: 'Too long. Shorten it to {max, number} bytes; it has {length, number} now.',
  field_code: 'This is not in the list. Choose again from the list.',

  // privacy page
  privacy_updated: 'In effect since {date}',
} satisfies Record<keyof typeof ko, string>;
