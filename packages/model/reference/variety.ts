import { code, codes, count, flag, memo, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** A coffee variety. It is a code as well (VRT). */
export const variety = defineEntity({
  name: 'variety',
  scope: 'none',
  key: 'variety_seq',
  label: { plain: 'variety_name', locale: 'variety_name_kr' },
  subtitle: ['species_type'],
  fields: {
    variety_seq: serial({}),
    species_type: code({ required: true, group: 'SPC', initial: 'ARABICA' }),
    variety_id: text({ required: true, locked: true, isId: true, min: 1, max: 45 }),
    variety_name: text({ required: true, min: 1, max: 250 }),
    variety_name_kr: text({ required: true, min: 1, max: 250 }),
    // Other spellings by which it is found, with commas between.
    variety_alias: text({ max: 255, was: 'aliases' }),
    variety_parent_list: codes({ group: 'VRT', max: 300 }),
    variety_desc: memo({ max: 3000 }),
    variety_desc_kr: memo({ max: 3000 }),
    variety_detail: memo({ max: 30_000 }),
    // Its place in lists to choose from.
    variety_disp: count({ min: 1, max: 100_000, was: 'variety_order' }),
    variety_use: flag({ initial: true, view: 'word' }),
  },
  coded: { id: 'variety_id', groups: ['VRT'] },
  unique: [['variety_id']],
});
