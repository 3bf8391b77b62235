import { atLeast, date, moment, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { airTemperature, percent } from '../../presets.ts';
import { ratedFields, settingFields, settingTotals } from './fields.ts';
import { brewedReaction } from './flow.ts';
import { ratedGroups, settingGroups } from './form.ts';

const BARISTA = atLeast('cafe', 'BARISTA');

/** When a setting was brewed, and how it was; a note on a device has all of it too. */
export const brewedFields = {
  setting_date: date({ required: true }),
  setting_summary: text({ max: 300 }),
  setting_result_time: moment({ called: 'brewing_start_time' }),
  ...settingFields,
  ...ratedFields,
  condition: text({ max: 300 }),
  outside_air: airTemperature,
  outside_humidity: percent,
  inside_air: airTemperature,
  inside_humidity: percent,
} as const;

/** The groups of such a form after the one that says which setting it is. */
export const brewedGroups = [
  ...settingGroups,
  {
    key: 'setting_run',
    view: 'setting_run',
    fields: ['setting_result_time', 'setting_result_term', 'setting_date'],
  },
  ...ratedGroups,
  { key: 'brew_air', fields: ['condition', 'outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
] as const;

/** What was brewed by a setting, as one shot of a dial-in. */
export const cafeSettingResult = defineEntity({
  name: 'cafe_setting_result',
  scope: 'cafe',
  key: 'setting_result_seq',
  label: 'setting_summary',
  subtitle: ['setting_result_type', 'setting_date'],
  fields: {
    setting_result_seq: serial({}),
    setting_seq: ref({ to: 'cafe_setting_default', view: 'setting' }),
    setting_bean_seq: ref({ to: 'cafe_coffeebean', called: 'coffeebean_seq' }),
    ...brewedFields,
  },
  derive: settingTotals,
  react: brewedReaction,
});

/** The list and form of all that was brewed by settings. */
export const cafeSettingResultScreen = defineScreen(cafeSettingResult, {
  name: 'cafe_setting_result',
  path: '/api/cafe/setting/result',
  access: { list: BARISTA, read: BARISTA, write: BARISTA, edit: BARISTA, remove: atLeast('cafe', 'SAST') },
  list: {
    columns: [
      'setting_date',
      'setting_summary',
      'setting_seq',
      'setting_bean_seq',
      'setting_result_type',
      'setting_grinder_size',
      'setting_bean_mass',
      'setting_result_mass',
      'setting_result_term',
      'setting_rate',
      'setting_pick',
    ],
    search: [
      'setting_date',
      'setting_seq',
      'setting_bean_seq',
      'setting_result_type',
      'setting_radar',
      'setting_rate',
      'setting_pick',
      'rgst_user',
    ],
    title: ['setting_summary', 'setting_seq', 'setting_bean_seq', 'setting_result_memo'],
    sort: ['setting_date', 'setting_rate', 'setting_pick', 'rgst_at', 'edit_at'],
    order: 'setting_date.desc',
    bulk: ['setting_pick', 'setting_grinder_name', 'setting_machine', 'water_select'],
  },
  reading: 'setting',
  form: [
    {
      key: 'dial_named',
      view: 'setting',
      fields: ['setting_seq', 'setting_bean_seq', 'setting_name_select', 'setting_summary'],
    },
    ...brewedGroups,
  ],
});
