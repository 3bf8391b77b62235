import { defineScreen } from '../define.ts';
import { region } from '../reference/region.ts';
import { kept } from './kept.ts';

/** Growing regions of all countries, one perhaps inside another. */
export const settingRegionScreen = defineScreen(region, {
  name: 'setting_region',
  path: '/api/setting/country/region',
  ...kept,
  list: {
    columns: [
      'region_name_locale',
      'region_name',
      'region_country',
      'region_parent_seq',
      'region_code',
      'region_use',
      'edit_at',
    ],
    search: ['region_country', 'region_parent_seq', 'region_use'],
    title: ['region_name_locale', 'region_name', 'region_nick_locale', 'region_nick'],
    sort: ['region_name_locale', 'region_name', 'region_country', 'region_code', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['region_use', 'region_parent_seq'],
  },
  form: [
    { key: 'region_where', fields: ['region_country', 'region_parent_seq', 'region_code'] },
    {
      key: 'region_named',
      fields: ['region_name_locale', 'region_name', 'region_nick_locale', 'region_nick', 'region_use'],
    },
    { key: 'region_more', fields: ['region_desc'] },
  ],
});
