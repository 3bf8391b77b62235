import { code, flag, memo, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';
import { equipMaker } from '../shared/equip.ts';

/** A piece of equipment as its maker sells it. */
export const productEquip = defineEntity({
  name: 'product_equip',
  scope: 'none',
  key: 'equip_seq',
  label: { plain: 'equip_name', locale: 'equip_name_locale' },
  fields: {
    equip_seq: serial({}),
    equip_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    equip_name: text({ required: 'plain', min: 3, max: 300 }),
    equip_nick_locale: text({ max: 300 }),
    equip_nick: text({ max: 300 }),
    equip_type: code({ required: true, group: 'EQUIP' }),
    equip_manufacture_seq: equipMaker,
    equip_option: memo({ max: 10000 }),
    equip_detail: memo({ max: 10000 }),
    equip_use: flag({ initial: true, view: 'word' }),
  },
});
