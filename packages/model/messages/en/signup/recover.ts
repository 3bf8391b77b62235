import type { recover as ko } from '../../ko/signup/recover.ts';

/** A lost password, and showing that an address of e-mail is one's own. */
export const recover = {
  recover_lead: 'Give your user ID, or the e-mail address that you confirmed. We send a link to choose a new password.',
  recover_account: 'User ID or e-mail',
  recover_account_bad: 'Please check the user ID or e-mail address.',
  recover_send: 'Send the link',
  recover_failed: 'The link was not sent',
  recover_sent: 'Look into your mailbox',
  recover_sent_text:
    'If the account has a confirmed e-mail address, a link arrives within a few minutes. It works once, within 30 minutes.',
  recover_sent_none:
    'Nothing there? Look into the spam folder, too. If you never confirmed an address, ask whoever runs this site for a one-time password.',
  recover_again: 'Ask again',
  recover_new_lead: 'A new password signs you out on every device.',
  recover_do: 'Set the new password',
  recover_ok: 'Your password is changed. Sign in with the new one.',
  link_over: 'This link was used or is too old. Ask for a new one.',
  link_cut: 'This link is not complete. Open the one in the e-mail again, as it is.',
  mail_closed: 'This site sends no e-mail. Ask whoever runs it for a one-time password.',
  verify_lead: 'If the address that got this e-mail is yours, confirm it.',
  verify_do: 'Confirm',
  verify_ok: 'Your e-mail address is confirmed',
  verify_ok_text: 'If you forget your password, a link can be sent there.',
  verify_failed: 'The address was not confirmed',
  verify_over: 'This link was used or is too old. Get a new one on the page of your basic information.',
  email_taken: 'Another account has confirmed this address already. An address is for one account.',
} as const satisfies Record<keyof typeof ko, string>;
