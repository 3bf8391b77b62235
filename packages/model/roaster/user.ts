import { atLeast, code, flag, memo, ORG_ROLES, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { GONE, REFUSED, stateLabels, WAITING } from '../shared/staff.ts';

const ROLES = ORG_ROLES.roaster;
const MNG = atLeast('roaster', 'MNG');

/**
 * A person's row in a roastery: as what they work there, or how their application stands. It is the row that lets them in;
 * people write their nick and memo themselves.
 */
export const roasterUser = defineEntity({
  name: 'roaster_user',
  scope: 'roaster',
  isView: true,
  key: 'roaster_user_seq',
  label: 'roaster_user_nick',
  subtitle: ['roaster_user_auth'],
  fields: {
    roaster_user_seq: serial({}),
    roaster_user_uuid: uuid({}),
    roaster_user_nick: text({ max: 100, readonly: true, required: true }),
    roaster_user_auth: code({ required: true, group: 'RAUTH', labels: stateLabels('roaster_user_auth') }),
    roaster_user_desc: memo({ max: 3000, readonly: true }),
    roaster_user_use: flag({ initial: true, view: 'word' }),
  },
  moves: {
    field: 'roaster_user_auth',
    person: 'roaster_user_uuid',
    rows: [
      { by: ['OWN'], from: ROLES, to: ['ROASTER', 'SAST', 'MNG', 'SMNG', 'FIRE'] },
      { by: ['MNG', 'SMNG'], from: ROLES, to: ['ROASTER', 'SAST', 'MNG', 'FIRE'] },
      { by: MNG, from: WAITING, to: ['ROASTER', 'WTSGNP', 'HLD', 'CNCL', 'RJCT'] },
      { by: MNG, from: REFUSED, to: ['RJN'] },
    ],
  },
});

const access = { list: MNG, read: MNG, edit: MNG };
const list = {
  columns: ['roaster_user_nick', 'roaster_user_auth', 'roaster_user_use', 'roaster_user_desc', 'rgst_at'],
  search: ['roaster_user_auth', 'roaster_user_use'],
  title: ['roaster_user_nick'],
  sort: ['roaster_user_nick', 'rgst_at', 'edit_at'],
} as const;
const form = [
  { key: 'staff_who', fields: ['roaster_user_nick', 'roaster_user_desc'] },
  { key: 'staff_rank', fields: ['roaster_user_auth', 'roaster_user_use'] },
] as const;

/** Who works in a roastery. */
export const roasterUserScreen = defineScreen(roasterUser, {
  name: 'roaster_user',
  path: '/api/roaster/user/list',
  about: { roaster_user_auth: ROLES },
  access,
  removesOwn: false,
  list: { ...list, order: 'roaster_user_nick.asc', bulk: ['roaster_user_auth', 'roaster_user_use'] },
  form,
});

/** Who asks to work in a roastery. */
export const roasterUserSignUpScreen = defineScreen(roasterUser, {
  name: 'roaster_user_signup',
  path: '/api/roaster/user/signup',
  about: { roaster_user_auth: WAITING },
  access,
  removesOwn: false,
  list: {
    ...list,
    columns: ['roaster_user_nick', 'roaster_user_auth', 'roaster_user_desc', 'rgst_at'],
    search: ['roaster_user_auth'],
    order: 'rgst_at.desc',
    bulk: ['roaster_user_auth'],
  },
  form: [
    { key: 'staff_who', fields: ['roaster_user_nick', 'roaster_user_desc'] },
    { key: 'staff_answer', fields: ['roaster_user_auth'] },
  ],
});

/** Who was refused, has gone or was dismissed, and who of them may come back. */
export const roasterUserEtcScreen = defineScreen(roasterUser, {
  name: 'roaster_user_etc',
  path: '/api/roaster/user/etc',
  about: { roaster_user_auth: GONE },
  access,
  removesOwn: false,
  list: {
    ...list,
    columns: ['roaster_user_nick', 'roaster_user_auth', 'roaster_user_desc', 'edit_at'],
    search: ['roaster_user_auth'],
    order: 'rgst_at.desc',
    bulk: ['roaster_user_auth'],
  },
  form: [
    { key: 'staff_who', fields: ['roaster_user_nick', 'roaster_user_desc'] },
    { key: 'staff_answer', fields: ['roaster_user_auth'] },
  ],
});
