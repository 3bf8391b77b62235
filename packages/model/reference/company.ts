import { code, codes, flag, link, memo, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';

/** A company that homes, cafes and roasters deal with: makers of equipment, sellers of green beans and others. */
export const company = defineEntity({
  name: 'company',
  scope: 'none',
  key: 'company_seq',
  label: { plain: 'company_name', locale: 'company_name_locale' },
  fields: {
    company_seq: serial({}),
    company_country_code: code({ group: 'CNTR' }),
    company_type: code({ required: true, group: 'CMPN' }),
    company_type_list: codes({ group: 'CMPN', max: 300 }),
    company_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    company_name: text({ required: 'plain', min: 3, max: 300 }),
    company_nick_locale: text({ max: 300 }),
    company_nick: text({ max: 300 }),
    company_site: link({ max: 1000 }),
    company_shop: link({ max: 1000 }),
    company_detail: memo({ max: 10000 }),
    company_etc: memo({ max: 3000 }),
    company_use: flag({ initial: true, view: 'word' }),
  },
});
