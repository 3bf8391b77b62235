import { code, flag, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** A farm, estate, mill or cooperative where coffee is grown or processed. */
export const farm = defineEntity({
  name: 'farm',
  scope: 'none',
  key: 'farm_seq',
  label: { plain: 'farm_name', locale: 'farm_name_locale' },
  fields: {
    farm_seq: serial({}),
    farm_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    farm_name: text({ required: 'plain', min: 3, max: 300 }),
    farm_nick_locale: text({ max: 300 }),
    farm_nick: text({ max: 300 }),
    farm_country_code: code({ required: true, group: 'CNTR' }),
    farm_region_seq: ref({ to: 'region', etc: 'farm_region_etc' }),
    farm_region_etc: text({ max: 300 }),
    farm_desc: memo({ max: 3000 }),
    farm_detail: memo({ max: 10000 }),
    farm_use: flag({ initial: true, view: 'word' }),
  },
});
