import type { outbox as ko } from '../../ko/outbox/outbox.ts';

/** New records that were saved without a network and wait to be sent. */
export const outbox = {
  outbox: 'Waiting to be sent',
  outbox_kept: 'On this device, to be sent once connected ({count})',
  outbox_count: '{count, plural, one {# record waits} other {# records wait}} to be sent',
  outbox_stopped: '{count, plural, one {# needs you} other {# need you}}',
  outbox_open: 'Show',
  outbox_send: 'Send now',
  outbox_sent: '{count, plural, one {# record that waited was} other {# records that waited were}} saved',
  outbox_edit: 'Edit',
  outbox_edit_of: 'Edit {name}',
  outbox_gone: 'It has been sent already',
  outbox_waits: 'Sent once connected.',
  outbox_unanswered: 'Sent, but no answer came. It is checked once connected.',
  outbox_perhaps: 'It may have been saved already.',
  outbox_asks: '“Edit” asks whether to go on.',
  outbox_role: 'Not sent, because your role has changed since.',
  outbox_old: 'Sent so long ago that it is not known whether it was saved. Look for it in the list.',
} as const satisfies Record<keyof typeof ko, string>;
