import { atLeast, count, serial } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { EQUIP_NICKS, equipCode, equipFields, equipForm, equipList } from '../shared/equip.ts';
import { lowestCafeRank } from './guard.ts';

const MNG = atLeast('cafe', 'MNG');

/** After how many days something comes round; nobody is reminded where it is empty. */
const everyDays = count({ min: 1, max: 3650 });

/** A piece of equipment that a cafe brews or measures with. */
export const cafeEquip = defineEntity({
  name: 'cafe_equip',
  scope: 'cafe',
  key: 'cafe_equip_seq',
  label: { plain: 'equip_name', locale: 'equip_name_locale' },
  subtitle: EQUIP_NICKS,
  fields: {
    cafe_equip_seq: serial({}),
    ...equipFields,
    equip_clean_days: everyDays,
    equip_service_days: everyDays,
    equip_auth: lowestCafeRank,
  },
  guard: 'equip_auth',
});

/** The list and form of a cafe's equipment. */
export const cafeEquipScreen = defineScreen(cafeEquip, {
  name: 'cafe_equip',
  path: '/api/cafe/item/equip',
  access: {
    list: MNG,
    read: MNG,
    write: MNG,
    edit: MNG,
    remove: atLeast('cafe', 'SMNG'),
    code: atLeast('cafe', 'BARISTA'),
  },
  list: {
    ...equipList,
    columns: [...equipList.columns, 'equip_clean_days', 'equip_service_days'],
    bulk: [...equipList.bulk, 'equip_auth'],
  },
  code: equipCode,
  form: [
    ...equipForm,
    { key: 'equip_care', fields: ['equip_clean_days', 'equip_service_days'] },
    { key: 'equip_seen', fields: ['equip_auth'] },
    { key: 'equip_cared', view: 'care', fields: [] },
  ],
});

const BARISTA = atLeast('cafe', 'BARISTA');

/** What equipment there is and when it is due, for whoever works there. */
export const cafeEquipThereScreen = defineScreen(cafeEquip, {
  name: 'cafe_equip_there',
  path: '/api/cafe/material/equip',
  about: { equip_use: [true] },
  access: { list: BARISTA, read: BARISTA },
  list: {
    columns: [
      'equip_name_locale',
      'equip_name',
      'equip_type',
      'equip_manufacture_seq',
      'equip_clean_days',
      'equip_service_days',
    ],
    search: ['equip_type', 'equip_manufacture_seq'],
    title: equipList.title,
    sort: ['equip_name_locale', 'equip_name', 'equip_type', 'rgst_at', 'edit_at'],
    order: 'equip_type.asc',
  },
  form: [
    { key: 'equip_cared', view: 'care', fields: [] },
    { key: 'equip_care', fields: ['equip_clean_days', 'equip_service_days'] },
    { key: 'equip_what', fields: ['equip_type', 'equip_manufacture_seq', 'equip_seq'] },
    {
      key: 'equip_named',
      fields: ['equip_name_locale', 'equip_name', 'equip_nick_locale', 'equip_nick', 'equip_zero_point'],
    },
    { key: 'equip_more', fields: ['equip_option', 'equip_detail'] },
  ],
});
