import { defineScreen } from '../define.ts';
import { productEquip } from '../reference/product_equip.ts';
import { kept } from './kept.ts';

/** Equipment as its makers sell it, from which people's own is filled. */
export const settingEquipScreen = defineScreen(productEquip, {
  name: 'setting_equip',
  path: '/api/setting/equip',
  ...kept,
  list: {
    columns: ['equip_name_locale', 'equip_name', 'equip_type', 'equip_manufacture_seq', 'equip_use', 'edit_at'],
    search: ['equip_type', 'equip_manufacture_seq', 'equip_use'],
    title: ['equip_name_locale', 'equip_name', 'equip_nick_locale', 'equip_nick'],
    sort: ['equip_name_locale', 'equip_name', 'equip_type', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['equip_use', 'equip_manufacture_seq'],
  },
  form: [
    { key: 'equip_what', fields: ['equip_type', 'equip_manufacture_seq'] },
    { key: 'equip_named', fields: ['equip_name_locale', 'equip_name', 'equip_nick_locale', 'equip_nick', 'equip_use'] },
    { key: 'equip_more', fields: ['equip_option', 'equip_detail'] },
  ],
});
