import { code, flag, memo, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** What coffee is packed, served or filtered with, as it is sold. */
export const material = defineEntity({
  name: 'material',
  scope: 'none',
  key: 'material_seq',
  label: { plain: 'material_name', locale: 'material_name_locale' },
  fields: {
    material_seq: serial({}),
    material_type: code({ required: true, group: 'MTRL' }),
    material_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    material_name: text({ required: 'plain', min: 3, max: 300 }),
    material_nick_locale: text({ max: 300 }),
    material_nick: text({ max: 300 }),
    material_detail: memo({ max: 3000 }),
    material_use: flag({ initial: true, view: 'word' }),
  },
});
