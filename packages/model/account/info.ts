import { code, flag, image, PEOPLE, type Screen, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';

/** A person's face or sign: a square as small as it is shown anywhere, twice over. */
const FACE = { side: 256, bytes: 64_000, square: true } as const;

const userInfo = defineEntity({
  name: 'user_userinfo',
  scope: 'user',
  isView: true,
  key: 'user_seq',
  label: 'user_name',
  fields: {
    user_seq: serial({}),
    user_img: image({ upload: FACE }),
    user_name: text({ required: true, max: 300 }),
    user_email: text({ max: 300 }),
    user_id: text({ readonly: true, max: 45 }),
    user_provider: code({ readonly: true, group: 'USRPRVD' }),
    user_type: code({ readonly: true, group: 'USER' }),
    user_serial: text({ readonly: true, max: 45 }),
    user_uuid: text({ readonly: true, max: 36 }),
    user_use: flag({ readonly: true, view: 'word' }),
  },
});

/**
 * What an account says of itself. It is no screen of the catalogue, because there is no list of it and one record alone.
 * Whether it is in use only super administrators are told: to everybody else it always is.
 */
export const USER_INFO: Screen = defineScreen(userInfo, {
  name: 'user_userinfo',
  path: '/api/userinfo',
  access: { read: PEOPLE, write: PEOPLE, edit: PEOPLE },
  fields: { user_use: { read: ['SADMIN'], write: [] } },
  list: {
    columns: ['user_name'],
    search: [],
    title: ['user_name'],
    sort: ['user_name'],
    order: 'user_name.asc',
  },
  form: [
    { key: 'account_self', fields: ['user_name', 'user_email', 'user_img'] },
    {
      key: 'account_facts',
      fields: ['user_id', 'user_provider', 'user_type', 'user_serial', 'user_uuid', 'user_use'],
    },
  ],
});
