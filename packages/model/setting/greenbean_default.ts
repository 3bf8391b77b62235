import { defineScreen } from '../define.ts';
import { greenbeanDefault } from '../reference/greenbean_default.ts';
import { greenbeanDefaultYear } from '../reference/greenbean_default_year.ts';
import { MEASURED } from '../shared/greenbean.ts';
import { kept } from './kept.ts';

/** Green beans as their sellers offer them. The shop of the seller stands below the seller. */
export const settingGreenbeanDefaultScreen = defineScreen(greenbeanDefault, {
  name: 'setting_greenbean_default',
  path: '/api/setting/product/greenbeandefault',
  ...kept,
  list: {
    columns: [
      'greenbean_name_locale',
      'greenbean_name',
      'greenbean_country_code',
      'greenbean_region_seq',
      'greenbean_process',
      'greenbean_grade',
      'greenbean_seller_seq',
      'greenbean_use',
    ],
    search: [
      'greenbean_country_code',
      'greenbean_region_seq',
      'greenbean_farm_seq',
      'greenbean_variety_list',
      'greenbean_process',
      'greenbean_grade',
      'greenbean_seller_seq',
      'greenbean_use',
    ],
    title: ['greenbean_name_locale', 'greenbean_name', 'greenbean_nick_locale', 'greenbean_nick'],
    sort: ['greenbean_name_locale', 'greenbean_name', 'greenbean_country_code', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['greenbean_use', 'greenbean_seller_seq', 'greenbean_country_code'],
  },
  form: [
    {
      key: 'greenbean_named',
      fields: ['greenbean_name_locale', 'greenbean_name', 'greenbean_nick_locale', 'greenbean_nick', 'greenbean_use'],
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
    { key: 'greenbean_more', fields: ['greenbean_desc'] },
  ],
});

/** Their harvests, year by year. */
export const settingGreenbeanYearScreen = defineScreen(greenbeanDefaultYear, {
  name: 'setting_greenbean_year',
  path: '/api/setting/product/greenbeanyear',
  ...kept,
  list: {
    columns: [
      'greenbean_default_seq',
      'greenbean_year',
      'greenbean_import_date',
      'greenbean_packaging_date',
      'greenbean_moisture_min',
      'greenbean_moisture_max',
      'greenbean_use',
    ],
    search: ['greenbean_default_seq', 'greenbean_year', 'greenbean_import_date', 'greenbean_use'],
    title: ['greenbean_default_seq'],
    sort: ['greenbean_year', 'greenbean_import_date', 'greenbean_packaging_date', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['greenbean_use'],
  },
  form: [
    {
      key: 'greenbean_lot',
      fields: [
        'greenbean_default_seq',
        'greenbean_year',
        'greenbean_import_date',
        'greenbean_packaging_date',
        'greenbean_use',
      ],
    },
    { key: 'greenbean_measured', fields: MEASURED },
    { key: 'greenbean_more', fields: ['greenbean_desc'] },
  ],
});
