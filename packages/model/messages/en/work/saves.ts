import type { saves as ko } from '../../ko/work/saves.ts';

/** What the server answers to saves of records. */
export const saves = {
  idempotency_key: 'Send an Idempotency-Key of 8–100 characters without spaces.',
  idempotency_payload: 'The same Idempotency-Key came with other content. Send it with a new key.',
  uuid: 'UUID',
  uuid_taken: 'A record with this UUID is there already. Send the new record with another one.',
  in_use:
    '{count, plural, one {Another record uses it.} other {{count} other records use it.}} Change those first, then remove it.',
  edit_removed: 'It was removed by somebody else in the meantime.',
  quota_records:
    'No more than {max, number} records can be kept. Remove some that are not needed, or ask the administrator.',
  quota_bytes:
    'What can be saved in a day ({max, number} MB) is used up. Save again tomorrow, or ask the administrator.',
} as const satisfies Record<keyof typeof ko, string>;
