import { atLeast, flag, memo, type Screen, serial, text } from '@hanjan/core';
import type { LinkedEvent } from './applying.ts';
import { defineEntity, defineScreen } from './define.ts';

const SMNG = atLeast('cafe', 'SMNG');

/**
 * What a cafe says of itself that registers at a roastery by the link of an event; both sides check it by this. It is no
 * record of the catalogue: what is written becomes a link that waits.
 */
const registering = defineEntity({
  name: 'cafe_register',
  scope: 'cafe',
  isView: true,
  key: 'register_seq',
  label: { plain: 'roaster_cafe_nick', locale: 'roaster_cafe_nick_locale' },
  fields: {
    register_seq: serial({}),
    roaster_cafe_nick_locale: text({ required: 'locale', min: 3, max: 100 }),
    roaster_cafe_nick: text({ required: 'plain', min: 3, max: 100 }),
    roaster_cafe_desc: memo({ max: 3000 }),
    register_check: flag({ must: 'register_check_ok' }),
  },
});

/** How a cafe registers at a roastery: who may, by which form, and where its calls are. */
export const REGISTERING: Screen = defineScreen(registering, {
  name: 'cafe_register',
  path: '/api/roaster/event/cafe/register',
  access: { read: SMNG, edit: SMNG },
  list: {
    columns: ['roaster_cafe_nick'],
    search: [],
    title: ['roaster_cafe_nick'],
    sort: ['roaster_cafe_nick'],
    order: 'roaster_cafe_nick.asc',
  },
  form: [
    {
      key: 'register_who',
      fields: ['roaster_cafe_nick_locale', 'roaster_cafe_nick', 'roaster_cafe_desc', 'register_check'],
    },
  ],
});

/** How a cafe stands to the roastery of an event, and what it called itself there. */
export interface Registration {
  readonly cafe_roaster_seq: number;
  readonly cafe_roaster_auth: string;
  readonly roaster_cafe_nick_locale: string | null;
  readonly roaster_cafe_nick: string | null;
  readonly roaster_cafe_desc: string | null;
}

/** What an event for customers says to whoever opens its link in a cafe: the event, and how the cafe stands already. */
export interface RegisterInvitation extends LinkedEvent {
  readonly registration: Registration | null;
}

/** States in which a cafe registers: there is no link yet, or the roastery lets it come back. */
export const mayRegister = (registration: Pick<Registration, 'cafe_roaster_auth'> | null): boolean =>
  registration === null || registration.cafe_roaster_auth === 'RJN';
