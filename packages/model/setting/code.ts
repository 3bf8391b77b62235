import { defineScreen } from '../define.ts';
import { code } from '../reference/code.ts';
import { kept } from './kept.ts';

/** The codes of all groups. */
export const settingCodeScreen = defineScreen(code, {
  name: 'setting_code',
  path: '/api/setting/codelist',
  ...kept,
  list: {
    columns: ['code_name_kr', 'code_name', 'code_id', 'code_group_seq', 'code_filter', 'code_alias1', 'code_use'],
    search: ['code_group_seq', 'code_filter', 'code_use'],
    title: ['code_name_kr', 'code_name', 'code_id', 'code_alias2'],
    sort: ['code_order', 'code_id', 'code_name_kr', 'code_name', 'rgst_at', 'edit_at'],
    order: 'code_order.asc',
    bulk: ['code_use'],
  },
  form: [
    { key: 'code_named', fields: ['code_group_seq', 'code_id', 'code_name_kr', 'code_name'] },
    { key: 'code_placed', fields: ['code_filter', 'code_order', 'code_use'], view: 'placed' },
    { key: 'code_shown', fields: ['code_alias1', 'code_alias2', 'code_alias3', 'code_alias4'] },
    { key: 'code_about', fields: ['code_desc_kr', 'code_desc'] },
  ],
});
