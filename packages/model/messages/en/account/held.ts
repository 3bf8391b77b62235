import type { held as ko } from '../../ko/account/held.ts';

/** What an account or an organisation holds, and an organisation as its members see it. */
export const held = {
  held_none: 'Nothing written yet.',
  held_count: '{count, plural, one {# record} other {# records}}',
  org_seen_since: 'On Hanjan since {day}.',
  org_seen_zone: 'Time zone',
  org_seen_people: 'People',
  org_seen_you: 'you',
  org_seen_all: 'Open the list of people',
  org_seen_records: 'Records',
  org_seen_records_about: 'Only records that you may see are counted.',
  org_seen_edit: 'Change what it says',
} as const satisfies Record<keyof typeof ko, string>;
