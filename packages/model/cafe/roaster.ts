import { atLeast, code, memo, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { LINKED, linkLabels } from '../shared/link.ts';
import { WAITING } from '../shared/staff.ts';

const MNG = atLeast('cafe', 'MNG');

/** A roastery as a cafe keeps it: the other side of `roaster_cafe`. */
export const cafeRoaster = defineEntity({
  name: 'cafe_roaster',
  scope: 'cafe',
  isView: true,
  key: 'cafe_roaster_seq',
  label: { plain: 'cafe_roaster_name', locale: 'cafe_roaster_name_locale' },
  subtitle: ['cafe_roaster_auth'],
  fields: {
    cafe_roaster_seq: serial({}),
    cafe_roaster_uuid: uuid({}),
    cafe_roaster_name_locale: text({ max: 300, readonly: true }),
    cafe_roaster_name: text({ max: 300, readonly: true }),
    cafe_roaster_nick_locale: text({ max: 100 }),
    cafe_roaster_nick: text({ max: 100 }),
    cafe_roaster_auth: code({ required: true, group: 'PSAUTH', labels: linkLabels('cafe_roaster_auth') }),
    cafe_roaster_desc: memo({ max: 3000 }),
  },
  moves: {
    field: 'cafe_roaster_auth',
    rows: [{ by: ['SMNG', 'OWN'], from: [...WAITING, ...LINKED], to: ['CNCL'] }],
  },
});

const NAMES = ['cafe_roaster_name_locale', 'cafe_roaster_name'] as const;
const NICKS = ['cafe_roaster_nick_locale', 'cafe_roaster_nick'] as const;

/** The roasteries that a cafe buys from, or asked to. */
export const cafeRoasterScreen = defineScreen(cafeRoaster, {
  name: 'cafe_roaster',
  path: '/api/cafe/roaster/list',
  access: { list: MNG, read: MNG, edit: MNG },
  removesOwn: false,
  list: {
    columns: [...NAMES, ...NICKS, 'cafe_roaster_auth', 'cafe_roaster_desc', 'rgst_at'],
    search: ['cafe_roaster_auth'],
    title: [...NAMES, ...NICKS],
    sort: [...NAMES, ...NICKS, 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
  },
  form: [
    { key: 'link_roaster', fields: [...NAMES, ...NICKS, 'cafe_roaster_desc', 'cafe_roaster_uuid'] },
    { key: 'link_standing', fields: ['cafe_roaster_auth'] },
  ],
});
