import type { places as ko } from '../../ko/favorite/places.ts';

export const places = {
  places_lead: '{count, plural, one {# place} other {# places}} from your coffee notes, the latest first.',
  places_times: 'Times',
  places_count: '{count, number}',
  places_last: 'Last',
  places_score: 'Mean score',
  places_month: '{month}: {count, number}',
  places_none: 'None in the last twelve months',
  places_all: 'See all {count, number} notes',
  places_first: 'Write a note',
  places_empty_title: 'No places yet',
  places_empty_text: 'Write the place and the shop into your coffee notes, and you see here where you drank what.',
} as const satisfies Record<keyof typeof ko, string>;
