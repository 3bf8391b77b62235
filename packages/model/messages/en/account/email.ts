import type { email as ko } from '../../ko/account/email.ts';

/** Whether the address of e-mail of one's account is confirmed. */
export const email = {
  email_is_verified: '{email} is confirmed.',
  email_unverified:
    '{email} is not confirmed yet. Only a confirmed address can get a link when you have forgotten your password.',
  email_send: 'Send a link to confirm it',
  email_sent: 'The e-mail is on its way. Open the link in it.',
  email_failed: 'The e-mail was not sent',
  email_verified: 'This address is confirmed already.',
} as const satisfies Record<keyof typeof ko, string>;
