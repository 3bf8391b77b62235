import { defineScreen } from '../define.ts';
import { farm } from '../reference/farm.ts';
import { kept } from './kept.ts';

/** Farms, estates, mills and cooperatives that notes and beans name. */
export const settingFarmScreen = defineScreen(farm, {
  name: 'setting_farm',
  path: '/api/setting/farm',
  ...kept,
  list: {
    columns: ['farm_name_locale', 'farm_name', 'farm_country_code', 'farm_region_seq', 'farm_use', 'edit_at'],
    search: ['farm_country_code', 'farm_region_seq', 'farm_use'],
    title: ['farm_name_locale', 'farm_name', 'farm_nick_locale', 'farm_nick'],
    sort: ['farm_name_locale', 'farm_name', 'farm_country_code', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['farm_use', 'farm_region_seq'],
  },
  form: [
    { key: 'farm_where', fields: ['farm_country_code', 'farm_region_seq', 'farm_region_etc'] },
    { key: 'farm_named', fields: ['farm_name_locale', 'farm_name', 'farm_nick_locale', 'farm_nick', 'farm_use'] },
    { key: 'farm_more', fields: ['farm_desc', 'farm_detail'] },
  ],
});
