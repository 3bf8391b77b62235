import { atLeast, code, codes, count, flag, memo, refs, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const SAST = atLeast('cafe', 'SAST');

const etc = text({ min: 3, max: 300 });

/** A coffee that a cafe works with, lot after lot: what it is called, where it comes from, who may see how much of it. */
export const cafeCoffeebean = defineEntity({
  name: 'cafe_coffeebean',
  scope: 'cafe',
  key: 'coffeebean_seq',
  label: { plain: 'coffeebean_name', locale: 'coffeebean_name_locale' },
  fields: {
    coffeebean_seq: serial({}),
    coffeebean_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    coffeebean_name: text({ required: 'plain', min: 3, max: 300 }),
    coffeebean_nick_locale: text({ max: 300 }),
    coffeebean_nick: text({ max: 300 }),
    coffeebean_single_origin: flag({ view: 'word' }),
    coffeebean_use: flag({ initial: true, view: 'word' }),
    /** Who roasts it, and from how many days of it on it is ordered; without it from the usual ones on. Both are ours. */
    coffeebean_roaster: text({ max: 300, suggest: true }),
    coffeebean_days: count({ min: 1, max: 365 }),

    blending_country_list: codes({ group: 'CNTR', max: 300, etc: 'blending_country_etc' }),
    blending_country_etc: etc,
    blending_region_list: refs({ to: 'region', max: 20 }),
    blending_region_etc: text({ max: 300 }),
    blending_farm_list: refs({ to: 'farm', max: 20 }),
    blending_farm_etc: text({ max: 300 }),
    blending_variety_list: codes({ group: 'VRT', max: 300, etc: 'blending_variety_etc' }),
    blending_variety_etc: etc,
    blending_process_list: codes({ group: 'PRCS', max: 300, etc: 'blending_process_etc' }),
    blending_process_etc: etc,
    coffeebean_desc: memo({ max: 10000 }),

    cafe_public_stage: code({ required: true, group: 'PBST', initial: 'DTL' }),
    customer_public_stage: code({ required: true, group: 'PBST', initial: 'NRML' }),
    normal_public_stage: code({ required: true, group: 'PBST', initial: 'LST' }),

    blending_info_use: flag({}),
    blending_cupnote_use: flag({}),
    blending_uuid: uuid({ linked: true }),
    coffeebean_uuid_str: uuid({ view: 'qr', path: '/info/beannote/coffeebean' }),
  },
});

/** The list and form of a cafe's coffees. */
export const cafeCoffeebeanScreen = defineScreen(cafeCoffeebean, {
  name: 'cafe_coffeebean',
  path: '/api/cafe/coffeebean/default',
  access: {
    list: BARISTA,
    read: BARISTA,
    code: BARISTA,
    write: SAST,
    edit: SAST,
    remove: atLeast('cafe', 'MNG'),
  },
  list: {
    columns: [
      'coffeebean_name_locale',
      'coffeebean_name',
      'blending_country_list',
      'blending_variety_list',
      'blending_process_list',
      'coffeebean_single_origin',
      'coffeebean_use',
    ],
    search: [
      'blending_country_list',
      'blending_variety_list',
      'blending_process_list',
      'coffeebean_single_origin',
      'coffeebean_use',
    ],
    title: ['coffeebean_name_locale', 'coffeebean_name', 'coffeebean_nick_locale', 'coffeebean_nick'],
    sort: ['coffeebean_name_locale', 'coffeebean_name', 'coffeebean_single_origin', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: [
      'coffeebean_use',
      'coffeebean_single_origin',
      'cafe_public_stage',
      'customer_public_stage',
      'normal_public_stage',
    ],
  },
  code: { filters: ['blending_uuid'], use: 'coffeebean_use' },
  labels: { codes: ['coffeebean_uuid_str'], note: 'CAFEDF', parts: {} },
  form: [
    {
      key: 'bean_named',
      fields: [
        'coffeebean_name_locale',
        'coffeebean_name',
        'coffeebean_nick_locale',
        'coffeebean_nick',
        'coffeebean_single_origin',
        'coffeebean_use',
      ],
    },
    {
      key: 'note_origin',
      fields: [
        'blending_country_list',
        'blending_country_etc',
        'blending_process_list',
        'blending_process_etc',
        'blending_region_list',
        'blending_region_etc',
        'blending_farm_list',
        'blending_farm_etc',
        'blending_variety_list',
        'blending_variety_etc',
      ],
    },
    { key: 'bean_order', fields: ['coffeebean_roaster', 'coffeebean_days'] },
    { key: 'bean_desc', fields: ['coffeebean_desc'] },
    { key: 'bean_public', fields: ['cafe_public_stage', 'customer_public_stage', 'normal_public_stage'] },
    {
      key: 'bean_link',
      fields: ['blending_info_use', 'blending_cupnote_use', 'blending_uuid', 'coffeebean_uuid_str'],
    },
  ],
});
