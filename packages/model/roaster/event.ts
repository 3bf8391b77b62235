import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { endsAfterStart, eventFields, eventKnown, eventLayout, eventReactions } from '../shared/event.ts';

const MNG = atLeast('roaster', 'MNG');

/** A time in which people apply to work in a roastery, or cafes become its customers. */
export const roasterEvent = defineEntity({
  ...eventKnown,
  name: 'roaster_event',
  scope: 'roaster',
  fields: eventFields({ SGNP: '/user/link/roastersignup', CSTMR: '/cafe/supplier/roasterregister' }),
  react: eventReactions,
  rules: [endsAfterStart],
});

/** The list and form of a roastery's events. */
export const roasterEventScreen = defineScreen(roasterEvent, {
  ...eventLayout,
  name: 'roaster_event',
  path: '/api/roaster/event',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('roaster', 'SMNG') },
});
