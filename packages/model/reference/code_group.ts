import { flag, memo, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** A group of codes, such as the flavors of the wheel. */
export const codeGroup = defineEntity({
  name: 'code_group',
  scope: 'none',
  key: 'code_group_seq',
  label: { plain: 'code_group_name', locale: 'code_group_name_kr' },
  subtitle: ['code_group_id'],
  fields: {
    code_group_seq: serial({}),
    code_group_id: text({ required: true, locked: true, isId: true, min: 3, max: 45 }),
    code_group_name: text({ required: true, min: 3, max: 255 }),
    code_group_name_kr: text({ required: true, min: 3, max: 255 }),
    code_group_desc: memo({ max: 3000 }),
    code_group_use: flag({ initial: true, view: 'word' }),
  },
  unique: [['code_group_id']],
});
