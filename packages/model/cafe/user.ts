import { atLeast, code, flag, memo, ORG_ROLES, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { GONE, REFUSED, stateLabels, WAITING } from '../shared/staff.ts';

const ROLES = ORG_ROLES.cafe;
const MNG = atLeast('cafe', 'MNG');

/**
 * A person's row in a cafe: as what they work there, or how their application stands. It is the row that lets them in;
 * people write their nick and memo themselves.
 */
export const cafeUser = defineEntity({
  name: 'cafe_user',
  scope: 'cafe',
  isView: true,
  key: 'cafe_user_seq',
  label: 'cafe_user_nick',
  subtitle: ['cafe_user_auth'],
  fields: {
    cafe_user_seq: serial({}),
    cafe_user_uuid: uuid({}),
    cafe_user_nick: text({ max: 100, readonly: true, required: true }),
    cafe_user_auth: code({ required: true, group: 'CAUTH', labels: stateLabels('cafe_user_auth') }),
    cafe_user_desc: memo({ max: 3000, readonly: true }),
    cafe_user_use: flag({ initial: true, view: 'word' }),
  },
  moves: {
    field: 'cafe_user_auth',
    person: 'cafe_user_uuid',
    rows: [
      { by: ['OWN'], from: ROLES, to: ['BARISTA', 'SAST', 'MNG', 'SMNG', 'FIRE'] },
      { by: ['MNG', 'SMNG'], from: ROLES, to: ['BARISTA', 'SAST', 'MNG'] },
      { by: MNG, from: WAITING, to: ['BARISTA', 'WTSGNP', 'HLD', 'CNCL', 'RJCT'] },
      { by: MNG, from: REFUSED, to: ['RJN'] },
    ],
  },
});

const access = { list: MNG, read: MNG, edit: MNG };
const list = {
  columns: ['cafe_user_nick', 'cafe_user_auth', 'cafe_user_use', 'cafe_user_desc', 'rgst_at'],
  search: ['cafe_user_auth', 'cafe_user_use'],
  title: ['cafe_user_nick'],
  sort: ['cafe_user_nick', 'rgst_at', 'edit_at'],
} as const;
const form = [
  { key: 'staff_who', fields: ['cafe_user_nick', 'cafe_user_desc'] },
  { key: 'staff_rank', fields: ['cafe_user_auth', 'cafe_user_use'] },
] as const;

/** Who works in a cafe. */
export const cafeUserScreen = defineScreen(cafeUser, {
  name: 'cafe_user',
  path: '/api/cafe/user/list',
  about: { cafe_user_auth: ROLES },
  access,
  removesOwn: false,
  list: { ...list, order: 'cafe_user_nick.asc', bulk: ['cafe_user_auth', 'cafe_user_use'] },
  form,
});

/** Who asks to work in a cafe. */
export const cafeUserSignUpScreen = defineScreen(cafeUser, {
  name: 'cafe_user_signup',
  path: '/api/cafe/user/signup',
  about: { cafe_user_auth: WAITING },
  access,
  removesOwn: false,
  list: {
    ...list,
    columns: ['cafe_user_nick', 'cafe_user_auth', 'cafe_user_desc', 'rgst_at'],
    search: ['cafe_user_auth'],
    order: 'rgst_at.desc',
    bulk: ['cafe_user_auth'],
  },
  form: [
    { key: 'staff_who', fields: ['cafe_user_nick', 'cafe_user_desc'] },
    { key: 'staff_answer', fields: ['cafe_user_auth'] },
  ],
});

/** Who was refused, has gone or was dismissed, and who of them may come back. */
export const cafeUserEtcScreen = defineScreen(cafeUser, {
  name: 'cafe_user_etc',
  path: '/api/cafe/user/etc',
  about: { cafe_user_auth: GONE },
  access,
  removesOwn: false,
  list: {
    ...list,
    columns: ['cafe_user_nick', 'cafe_user_auth', 'cafe_user_desc', 'edit_at'],
    search: ['cafe_user_auth'],
    order: 'rgst_at.desc',
    bulk: ['cafe_user_auth'],
  },
  form: [
    { key: 'staff_who', fields: ['cafe_user_nick', 'cafe_user_desc'] },
    { key: 'staff_answer', fields: ['cafe_user_auth'] },
  ],
});
