import { code, codes, count, date, daysBetween, flag, PEOPLE, ref, refs, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { airTemperature, loss, organicLoss, percent } from '../presets.ts';
import { cupFields, cupGroups, wheelGroup } from '../shared/cup.ts';
import { POINTS } from '../shared/points.ts';

const etc = text({ min: 3, max: 300 });

/** A person's own note of a coffee they tasted. */
export const userCupnote = defineEntity({
  name: 'user_cupnote',
  scope: 'user',
  key: 'cupnote_seq',
  label: 'cupnote_name',
  subtitle: ['cupnote_date'],
  fields: {
    cupnote_seq: serial({}),
    cupnote_name: text({
      required: true,
      max: 300,
      suggest: [
        'store_name',
        'blending_result_date',
        'blending_country_list',
        'blending_region_list',
        'blending_variety_list',
        'blending_process_list',
      ],
    }),
    store_name: text({ max: 300, suggest: true }),
    cupnote_place: code({ required: true, group: 'NTPLC', remembered: 'HOME' }),
    cupnote_date: date({ required: true, locked: true, initial: 'today' }),
    cupnote_main: flag({}),

    blending_result_date: date({}),
    brewing_date_term: count({ readonly: true, view: 'days_after' }),
    brewing_result_use: flag({ steers: true }),
    brewing_seq: ref({ to: 'user_brewing_default' }),

    ...cupFields,

    blending_country_list: codes({ group: 'CNTR', max: 300, etc: 'blending_country_etc', view: 'map' }),
    blending_country_etc: etc,
    blending_region_list: refs({ to: 'region', max: 20 }),
    blending_region_etc: text({ max: 300 }),
    blending_farm_list: refs({ to: 'farm', max: 20 }),
    blending_farm_etc: text({ max: 300 }),
    blending_variety_list: codes({ group: 'VRT', max: 300, etc: 'blending_variety_etc' }),
    blending_variety_etc: etc,
    blending_grade_list: codes({ group: 'BGRD', max: 300, etc: 'blending_grade_etc' }),
    blending_grade_etc: etc,
    blending_grade_detail_list: codes({ group: 'BQLT', max: 300, etc: 'blending_grade_detail_etc' }),
    blending_grade_detail_etc: etc,
    blending_process_list: codes({ group: 'PRCS', max: 300, etc: 'blending_process_etc' }),
    blending_process_etc: etc,

    blending_info_detail_use: flag({ steers: true }),
    blending_loss: loss,
    blending_organic_loss: organicLoss,
    /** The link of the coffee, and what it leads to. It stays where the link is closed later. */
    coffeebean_uuid_type: code({ group: 'BNDV' }),
    coffeebean_uuid: uuid({ linked: true, indexed: true }),

    condition: text({ max: 300 }),
    outside_air: airTemperature,
    outside_humidity: percent,
    inside_air: airTemperature,
    inside_humidity: percent,
  },
  derive: {
    brewing_date_term: {
      from: ['blending_result_date', 'cupnote_date'],
      to: ({ blending_result_date, cupnote_date }) =>
        blending_result_date && cupnote_date ? daysBetween(blending_result_date, cupnote_date) : null,
    },
  },
});

/** The list and form of a person's own notes. */
export const userCupnoteScreen = defineScreen(userCupnote, {
  name: 'user_cupnote',
  path: '/api/user/qc/coffeebean',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE, code: PEOPLE },
  list: {
    columns: [
      'cupnote_date',
      'cupnote_name',
      'cupnote_place',
      'store_name',
      'cupnote_flavor_list',
      ...POINTS,
      'cupnote_main',
    ],
    search: ['cupnote_date', 'cupnote_place', 'blending_country_list', 'cupnote_flavor_list', 'cupnote_main'],
    title: ['cupnote_name', 'store_name'],
    sort: ['cupnote_date', 'cupnote_name', 'cupnote_main', 'rgst_at', 'edit_at'],
    order: 'cupnote_date.desc',
    bulk: ['cupnote_main', 'cupnote_place', 'store_name'],
  },
  reading: 'cup',
  form: [
    {
      key: 'note_what',
      fields: [
        'cupnote_name',
        'store_name',
        'cupnote_date',
        'cupnote_place',
        'blending_result_date',
        'brewing_date_term',
        'cupnote_main',
        'brewing_result_use',
      ],
    },
    { key: 'brewing_setting', when: { field: 'brewing_result_use', is: [true] }, fields: ['brewing_seq'] },
    ...cupGroups,
    {
      key: 'note_origin',
      fields: [
        'blending_country_list',
        'blending_country_etc',
        'blending_region_list',
        'blending_region_etc',
        'blending_farm_list',
        'blending_farm_etc',
        'blending_variety_list',
        'blending_variety_etc',
        'blending_process_list',
        'blending_process_etc',
        'blending_grade_list',
        'blending_grade_etc',
        'blending_grade_detail_list',
        'blending_grade_detail_etc',
        'blending_info_detail_use',
      ],
    },
    {
      key: 'note_roasted',
      when: { field: 'blending_info_detail_use', is: [true] },
      fields: ['blending_loss', 'blending_organic_loss'],
    },
    { key: 'note_serial', view: 'serial', fields: ['coffeebean_uuid_type', 'coffeebean_uuid'] },
    { key: 'note_air', fields: ['condition', 'outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
    wheelGroup,
  ],
});
