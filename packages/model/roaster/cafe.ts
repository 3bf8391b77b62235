import { atLeast, code, flag, memo, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { ENDED, LINK_GONE, LINKED, linkLabels } from '../shared/link.ts';
import { WAITING } from '../shared/staff.ts';

const MNG = atLeast('roaster', 'MNG');

/**
 * A cafe as a roastery keeps it: how it stands to the roastery, and what it calls itself there. The cafe has the same link
 * as a record of its own (`cafe_roaster`).
 */
export const roasterCafe = defineEntity({
  name: 'roaster_cafe',
  scope: 'roaster',
  isView: true,
  key: 'roaster_cafe_seq',
  label: { plain: 'roaster_cafe_name', locale: 'roaster_cafe_name_locale' },
  subtitle: ['roaster_cafe_auth'],
  fields: {
    roaster_cafe_seq: serial({}),
    roaster_cafe_uuid: uuid({}),
    roaster_cafe_name_locale: text({ max: 300, readonly: true }),
    roaster_cafe_name: text({ max: 300, readonly: true }),
    roaster_cafe_nick_locale: text({ max: 100 }),
    roaster_cafe_nick: text({ max: 100 }),
    roaster_cafe_auth: code({ required: true, group: 'PSAUTH', labels: linkLabels('roaster_cafe_auth') }),
    roaster_cafe_desc: memo({ max: 3000 }),
    roaster_cafe_use: flag({ initial: true, view: 'word' }),
  },
  moves: {
    field: 'roaster_cafe_auth',
    rows: [
      { by: ['OWN'], from: [...LINKED, 'EXCLD'], to: ['CSTMR', 'CAFE', 'RSTR', 'EXCLD', 'FIRE'] },
      { by: ['MNG', 'SMNG'], from: [...LINKED, 'EXCLD'], to: ['CSTMR', 'CAFE', 'EXCLD', 'FIRE'] },
      { by: ['OWN'], from: WAITING, to: ['CSTMR', 'CAFE', 'RSTR', 'WTSGNP', 'HLD', 'RJCT', 'EXCLD'] },
      { by: ['MNG', 'SMNG'], from: WAITING, to: ['CSTMR', 'CAFE', 'WTSGNP', 'HLD', 'RJCT', 'EXCLD'] },
      { by: MNG, from: ENDED, to: ['RJN'] },
    ],
  },
});

const access = { list: MNG, read: MNG, edit: MNG };
/** Whoever writes down what leaves the roastery names whom it goes to. */
const NAMES_THEM = atLeast('roaster', 'SAST');
const NAMES = ['roaster_cafe_name_locale', 'roaster_cafe_name'] as const;
const NICKS = ['roaster_cafe_nick_locale', 'roaster_cafe_nick'] as const;
const list = {
  columns: [...NAMES, ...NICKS, 'roaster_cafe_auth', 'roaster_cafe_desc', 'rgst_at'],
  search: ['roaster_cafe_auth'],
  title: [...NAMES, ...NICKS],
  sort: [...NAMES, ...NICKS, 'rgst_at', 'edit_at'],
  order: 'rgst_at.desc',
  bulk: ['roaster_cafe_auth'],
} as const;
const who = { key: 'link_who', fields: [...NAMES, ...NICKS, 'roaster_cafe_desc', 'roaster_cafe_uuid'] } as const;

/** The cafes that a roastery supplies. */
export const roasterCafeScreen = defineScreen(roasterCafe, {
  name: 'roaster_cafe',
  path: '/api/roaster/cafe/list',
  about: { roaster_cafe_auth: LINKED },
  access: { ...access, code: NAMES_THEM },
  code: { filters: [], use: 'roaster_cafe_use' },
  removesOwn: false,
  list: {
    ...list,
    columns: [...NAMES, ...NICKS, 'roaster_cafe_auth', 'roaster_cafe_use', 'roaster_cafe_desc', 'rgst_at'],
    search: ['roaster_cafe_auth', 'roaster_cafe_use'],
    bulk: ['roaster_cafe_auth', 'roaster_cafe_use'],
  },
  form: [who, { key: 'link_standing', fields: ['roaster_cafe_auth', 'roaster_cafe_use'] }],
});

/** The cafes that ask to become customers. */
export const roasterCafeRegisterScreen = defineScreen(roasterCafe, {
  name: 'roaster_cafe_register',
  path: '/api/roaster/cafe/register',
  about: { roaster_cafe_auth: WAITING },
  access,
  removesOwn: false,
  list,
  form: [who, { key: 'link_answer', fields: ['roaster_cafe_auth'] }],
});

/** The cafes that were refused, excluded or have ended it, and which of them may register again. */
export const roasterCafeEtcScreen = defineScreen(roasterCafe, {
  name: 'roaster_cafe_etc',
  path: '/api/roaster/cafe/etc',
  about: { roaster_cafe_auth: LINK_GONE },
  access,
  removesOwn: false,
  list,
  form: [who, { key: 'link_answer', fields: ['roaster_cafe_auth'] }],
});
