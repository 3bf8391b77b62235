import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { endsAfterStart, eventFields, eventKnown, eventLayout, eventReactions } from '../shared/event.ts';

const MNG = atLeast('cafe', 'MNG');

/** A time in which people apply to work in a cafe. */
export const cafeEvent = defineEntity({
  ...eventKnown,
  name: 'cafe_event',
  scope: 'cafe',
  fields: eventFields({ SGNP: '/user/link/cafesignup' }),
  react: eventReactions,
  rules: [endsAfterStart],
});

/** The list and form of a cafe's events. */
export const cafeEventScreen = defineScreen(cafeEvent, {
  ...eventLayout,
  name: 'cafe_event',
  path: '/api/cafe/event',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('cafe', 'SMNG') },
});
