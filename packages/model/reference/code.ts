import { count, flag, isColour, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/**
 * A code of a group: what people choose from. Records hold its id, which never changes. `code_filter` is the code of the
 * same group below which it stands, or the country that it belongs to; of the aliases the first is its colour, the second
 * what people search it by besides its names.
 */
export const code = defineEntity({
  name: 'code',
  scope: 'none',
  key: 'code_seq',
  label: { plain: 'code_name', locale: 'code_name_kr' },
  subtitle: ['code_id'],
  fields: {
    code_seq: serial({}),
    code_group_seq: ref({ required: true, locked: true, to: 'code_group' }),
    code_group_id: text({ readonly: true, isId: true, min: 3, max: 45 }),
    code_id: text({ required: true, locked: true, isId: true, min: 1, max: 45 }),
    code_name: text({ required: true, min: 3, max: 255 }),
    code_name_kr: text({ required: true, min: 3, max: 255 }),
    code_order: count({ min: 1, max: 100_000 }),
    code_filter: text({ isId: true, max: 45, view: 'code_parent' }),
    code_desc: memo({ max: 3000 }),
    code_desc_kr: memo({ max: 3000 }),
    code_alias1: text({ max: 255, view: 'colour' }),
    code_alias2: text({ max: 255 }),
    code_alias3: text({ max: 255 }),
    code_alias4: text({ max: 255 }),
    code_use: flag({ initial: true, view: 'word' }),
  },
  coded: { id: 'code_id', groups: 'code_group_id' },
  // The second is the same as people choose it, so that an import says where a code is there twice.
  unique: [
    ['code_group_id', 'code_id'],
    ['code_group_seq', 'code_id'],
  ],
  rules: [
    {
      at: 'code_alias1',
      from: [],
      check: ({ code_alias1 }) =>
        typeof code_alias1 === 'string' && code_alias1.startsWith('#') && !isColour(code_alias1)
          ? { key: 'field_colour' }
          : null,
    },
  ],
});
