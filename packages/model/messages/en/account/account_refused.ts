import type { accountRefused as ko } from '../../ko/account/account_refused.ts';

/** What the server says about one's own account. */
export const accountRefused = {
  fresh_required: 'Please show once more that it is you.',
  account_leaving: 'This account is to be deleted. Keep it first to go on using it.',
  privacy_newer: 'The privacy policy has changed. Please read it and agree first.',
  privacy_changed: 'The policy has changed once more. Reload the page and read it.',
  account_sole_owner: 'You are the only owner of {names}. Hand it over to somebody else, or close it, first.',
  account_shared:
    'This is an account of the demo, which many share. Its password and its other sessions stay as they are.',
  account_made_up: 'This is an account of the demo, which many share. It cannot be deleted.',
  picture_square: 'Only square photos can be uploaded here. Choose it again on a page of Hanjan.',
} as const satisfies Record<keyof typeof ko, string>;
