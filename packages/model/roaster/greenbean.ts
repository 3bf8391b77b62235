import { atLeast, flag, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { MEASURED, measuredFields, measuredRules, originFields } from '../shared/greenbean.ts';
import { lowestRank } from './guard.ts';

const SAST = atLeast('roaster', 'SAST');
const MNG = atLeast('roaster', 'MNG');

/** A green bean that a roastery works with, lot after lot. */
export const roasterGreenbean = defineEntity({
  name: 'roaster_greenbean',
  scope: 'roaster',
  key: 'greenbean_roaster_seq',
  label: { plain: 'greenbean_name', locale: 'greenbean_name_locale' },
  fields: {
    greenbean_roaster_seq: serial({}),
    greenbean_default_seq: ref({ to: 'greenbean_default', view: 'greenbean_default' }),
    greenbean_name_locale: text({ required: true, min: 3, max: 300 }),
    greenbean_name: text({ required: true, min: 3, max: 300 }),
    greenbean_nick_locale: text({ max: 300 }),
    greenbean_nick: text({ max: 300 }),
    ...originFields,
    ...measuredFields,
    greenbean_desc: memo({ max: 10000 }),
    greenbean_user_auth: lowestRank,
    greenbean_use: flag({ initial: true, view: 'word' }),
  },
  rules: measuredRules,
  guard: 'greenbean_user_auth',
});

/** The list and form of a roastery's green beans. */
export const roasterGreenbeanScreen = defineScreen(roasterGreenbean, {
  name: 'roaster_greenbean',
  path: '/api/roaster/greenbean/default',
  access: {
    list: SAST,
    read: SAST,
    code: atLeast('roaster', 'ROASTER'),
    write: MNG,
    edit: MNG,
    remove: atLeast('roaster', 'SMNG'),
  },
  list: {
    columns: [
      'greenbean_name_locale',
      'greenbean_name',
      'greenbean_country_code',
      'greenbean_variety_list',
      'greenbean_process',
      'greenbean_grade',
      'greenbean_seller_seq',
      'greenbean_use',
    ],
    search: [
      'greenbean_country_code',
      'greenbean_variety_list',
      'greenbean_process',
      'greenbean_grade',
      'greenbean_seller_seq',
      'greenbean_use',
    ],
    title: ['greenbean_name_locale', 'greenbean_name', 'greenbean_nick_locale', 'greenbean_nick'],
    sort: ['greenbean_name_locale', 'greenbean_name', 'greenbean_country_code', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['greenbean_use', 'greenbean_seller_seq', 'greenbean_country_code', 'greenbean_user_auth'],
  },
  code: { filters: [], use: 'greenbean_use', with: ['greenbean_moisture_min', 'greenbean_moisture_max'] },
  form: [
    {
      key: 'greenbean_named',
      view: 'filled',
      fields: [
        'greenbean_default_seq',
        'greenbean_use',
        'greenbean_name_locale',
        'greenbean_name',
        'greenbean_nick_locale',
        'greenbean_nick',
      ],
    },
    {
      key: 'greenbean_origin',
      fields: [
        'greenbean_country_code',
        'greenbean_region_seq',
        'greenbean_region_etc',
        'greenbean_farm_seq',
        'greenbean_farm_etc',
        'greenbean_variety_list',
        'greenbean_variety_etc',
        'greenbean_process',
        'greenbean_process_etc',
      ],
    },
    {
      key: 'greenbean_grade_group',
      fields: ['greenbean_grade', 'greenbean_grade_detail', 'greenbean_seller_seq', 'greenbean_seller_etc'],
    },
    { key: 'greenbean_measured', fields: MEASURED },
    { key: 'greenbean_more', fields: ['greenbean_desc', 'greenbean_user_auth'] },
  ],
});
