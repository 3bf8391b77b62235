import { ADMINS } from '@hanjan/core';
import { defineScreen } from '../define.ts';
import { country } from '../reference/country.ts';
import { kept } from './kept.ts';

/** The countries of the world. */
export const settingCountryScreen = defineScreen(country, {
  name: 'setting_country',
  path: '/api/setting/country',
  ...kept,
  access: { ...kept.access, code: ADMINS },
  list: {
    columns: [
      'country_name_kr',
      'country_name',
      'country_id',
      'country_code2',
      'country_filter',
      'country_use',
      'edit_at',
    ],
    search: ['country_filter', 'country_use'],
    title: ['country_name_kr', 'country_name', 'country_nick', 'country_id'],
    sort: ['country_name_kr', 'country_name', 'country_id', 'rgst_at', 'edit_at'],
    order: 'country_name_kr.asc',
    bulk: ['country_filter', 'country_use'],
  },
  code: { filters: ['country_filter'], with: ['country_id'] },
  form: [
    { key: 'country_named', fields: ['country_name_kr', 'country_name', 'country_nick'] },
    { key: 'country_coded', fields: ['country_id', 'country_code2', 'country_code1', 'country_map'] },
    { key: 'country_shown', fields: ['country_filter', 'country_use'] },
  ],
});
