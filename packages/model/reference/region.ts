import { code, flag, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** A growing region of a country; a region may lie inside another. */
export const region = defineEntity({
  name: 'region',
  scope: 'none',
  key: 'region_seq',
  label: { plain: 'region_name', locale: 'region_name_locale' },
  fields: {
    region_seq: serial({}),
    region_country: code({ required: true, group: 'CNTR' }),
    region_parent_seq: ref({ to: 'region' }),
    region_code: text({ max: 45 }),
    region_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    region_name: text({ required: 'plain', min: 3, max: 300 }),
    region_nick_locale: text({ max: 300 }),
    region_nick: text({ max: 300 }),
    region_desc: memo({ max: 30000 }),
    region_use: flag({ initial: true, view: 'word' }),
  },
  unique: [['region_country', 'region_code']],
});
