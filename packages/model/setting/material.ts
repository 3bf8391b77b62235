import { defineScreen } from '../define.ts';
import { material } from '../reference/material.ts';
import { kept } from './kept.ts';

/** Materials of cafes and roasteries. */
export const settingMaterialScreen = defineScreen(material, {
  name: 'setting_material',
  path: '/api/setting/material',
  ...kept,
  list: {
    columns: ['material_name_locale', 'material_name', 'material_type', 'material_use', 'edit_at'],
    search: ['material_type', 'material_use'],
    title: ['material_name_locale', 'material_name', 'material_nick_locale', 'material_nick'],
    sort: ['material_name_locale', 'material_name', 'material_type', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['material_use'],
  },
  form: [
    {
      key: 'material_named',
      fields: [
        'material_type',
        'material_name_locale',
        'material_name',
        'material_nick_locale',
        'material_nick',
        'material_use',
      ],
    },
    { key: 'material_more', fields: ['material_detail'] },
  ],
});
