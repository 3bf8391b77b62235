import { ADMINS } from '@hanjan/core';
import { defineScreen } from '../define.ts';
import { variety } from '../reference/variety.ts';
import { kept } from './kept.ts';

/** The varieties of coffee. */
export const settingVarietyScreen = defineScreen(variety, {
  name: 'setting_variety',
  path: '/api/variety',
  ...kept,
  access: { ...kept.access, code: ADMINS },
  list: {
    columns: ['variety_name_kr', 'variety_name', 'species_type', 'variety_parent_list', 'variety_use', 'edit_at'],
    search: ['species_type', 'variety_parent_list', 'variety_use'],
    title: ['variety_name_kr', 'variety_name', 'variety_alias', 'variety_id'],
    sort: ['variety_disp', 'variety_name_kr', 'variety_name', 'species_type', 'rgst_at', 'edit_at'],
    order: 'variety_disp.asc',
    bulk: ['species_type', 'variety_use'],
  },
  code: { filters: ['species_type'], with: ['variety_id', 'variety_parent_list'] },
  form: [
    {
      key: 'variety_named',
      fields: ['variety_id', 'variety_name_kr', 'variety_name', 'variety_alias', 'species_type'],
    },
    { key: 'variety_lineage', fields: ['variety_parent_list'], view: 'lineage' },
    { key: 'variety_about', fields: ['variety_desc_kr', 'variety_desc', 'variety_detail'] },
    { key: 'variety_shown', fields: ['variety_disp', 'variety_use'] },
  ],
});
