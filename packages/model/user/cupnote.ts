import {
  code,
  codes,
  count,
  date,
  daysBetween,
  defineEntity,
  defineScreen,
  flag,
  memo,
  PEOPLE,
  refs,
  scaled,
  serial,
  text,
  words,
} from '@hanjan/core';
import { airTemperature, percent } from '../presets.ts';
import { POINTS } from './points.ts';

const point = count({ min: 0, max: 10, view: 'score' });
const etc = text({ min: 3, max: 300 });

/** A person's own note of a coffee they tasted. */
export const userCupnote = defineEntity({
  name: 'user_cupnote',
  scope: 'user',
  key: 'cupnote_seq',
  label: 'cupnote_name',
  fields: {
    cupnote_seq: serial({}),
    cupnote_name: text({ required: true, max: 300 }),
    store_name: text({ max: 300 }),
    cupnote_place: code({ required: true, group: 'NTPLC' }),
    cupnote_date: date({ required: true, locked: true, initial: 'today' }),
    cupnote_main: flag({}),

    blending_result_date: date({}),
    brewing_date_term: count({ readonly: true, view: 'days_after' }),

    cupnote_balance_point: point,
    cupnote_aroma_point: point,
    cupnote_sweetness_point: point,
    cupnote_body_point: point,
    cupnote_flavor_point: point,
    cupnote_acidity_point: point,

    cupnote_flavor_list: codes({ group: 'FLVR', max: 500, view: 'flavors' }),
    cupnote_aftertaste_list: codes({ group: 'CNAFTST', max: 300 }),
    cupnote_texture_list: codes({ group: 'CNTXTR', max: 300 }),
    cupnote_feeling_list: codes({ group: 'CNFLNG', max: 300 }),
    cupnote_etc_list: words({ max: 300 }),
    cupnote_desc: memo({ max: 10000 }),

    cupnote_flavor_wheel_use: flag({ initial: true }),
    cupnote_flavor_wheel_reverse: flag({}),
    cupnote_flavor_wheel_simple: flag({}),
    cupnote_flavor_wheel_rotate: scaled({ scale: 10, min: -180, max: 180, unit: '°', view: 'slider' }),

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
    bulk: ['cupnote_main'],
  },
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
      ],
    },
    { key: 'note_points', view: 'points', fields: POINTS },
    { key: 'note_flavor', view: 'flavors', side: true, fields: ['cupnote_flavor_list'] },
    {
      key: 'note_feeling',
      fields: [
        'cupnote_aftertaste_list',
        'cupnote_texture_list',
        'cupnote_feeling_list',
        'cupnote_etc_list',
        'cupnote_desc',
      ],
    },
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
      ],
    },
    { key: 'note_air', fields: ['condition', 'outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
    {
      key: 'note_wheel',
      view: 'wheel_options',
      fields: [
        'cupnote_flavor_wheel_use',
        'cupnote_flavor_wheel_reverse',
        'cupnote_flavor_wheel_simple',
        'cupnote_flavor_wheel_rotate',
      ],
    },
  ],
});
