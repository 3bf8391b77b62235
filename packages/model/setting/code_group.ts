import { ADMINS } from '@hanjan/core';
import { defineScreen } from '../define.ts';
import { codeGroup } from '../reference/code_group.ts';
import { kept } from './kept.ts';

/** The groups of codes. */
export const settingCodeGroupScreen = defineScreen(codeGroup, {
  name: 'setting_code_group',
  path: '/api/setting/codegroup',
  ...kept,
  access: { ...kept.access, code: ADMINS },
  list: {
    columns: ['code_group_name_kr', 'code_group_name', 'code_group_id', 'code_group_use', 'edit_at'],
    search: ['code_group_use'],
    title: ['code_group_name_kr', 'code_group_name', 'code_group_id'],
    sort: ['code_group_id', 'code_group_name_kr', 'code_group_name', 'rgst_at', 'edit_at'],
    order: 'code_group_id.asc',
    bulk: ['code_group_use'],
  },
  code: { filters: [], with: ['code_group_id'] },
  form: [
    { key: 'code_group_named', fields: ['code_group_id', 'code_group_name_kr', 'code_group_name'] },
    { key: 'code_group_about', fields: ['code_group_desc', 'code_group_use'] },
  ],
});
