import { code, flag, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** A country of ISO 3166-1. It is a code as well (CNTR), whose id are its three letters. */
export const country = defineEntity({
  name: 'country',
  scope: 'none',
  key: 'country_seq',
  label: { plain: 'country_name', locale: 'country_name_kr' },
  subtitle: ['country_id'],
  fields: {
    country_seq: serial({}),
    country_id: text({ required: true, locked: true, isId: true, min: 3, max: 3 }),
    country_code2: text({ required: true, isId: true, min: 2, max: 2 }),
    // The number of ISO 3166-1, which begins with noughts.
    country_code1: text({ isId: true, min: 3, max: 3 }),
    country_name: text({ required: true, min: 3, max: 300 }),
    country_name_kr: text({ required: true, min: 3, max: 300 }),
    country_nick: text({ max: 300 }),
    // As what the map has it, where that is not by its three letters.
    country_map: text({ isId: true, max: 45 }),
    country_filter: code({ required: true, group: 'CDFLTR', initial: 'CNSM' }),
    country_use: flag({ initial: true, view: 'word' }),
  },
  coded: { id: 'country_id', groups: ['CNTR', 'CFPRDC'] },
  unique: [['country_id'], ['country_code2']],
});
