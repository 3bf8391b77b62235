import { atLeast, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { settingFields, settingTotals } from './fields.ts';
import { sampleReaction } from './flow.ts';
import { settingGroups } from './form.ts';

const BARISTA = atLeast('cafe', 'BARISTA');

/** A setting that a bar goes by: a template for what is brewed and dialed in. */
export const cafeSettingDefault = defineEntity({
  name: 'cafe_setting_default',
  scope: 'cafe',
  key: 'setting_seq',
  label: 'setting_summary',
  subtitle: ['setting_result_type', 'setting_bean_type'],
  fields: {
    setting_seq: serial({}),
    setting_summary: text({ required: true, min: 3, max: 300 }),
    setting_bean_seq: ref({ to: 'cafe_coffeebean', called: 'coffeebean_seq' }),
    ...settingFields,
  },
  derive: settingTotals,
  react: sampleReaction,
});

/** The list and form of a cafe's settings. */
export const cafeSettingDefaultScreen = defineScreen(cafeSettingDefault, {
  name: 'cafe_setting_default',
  path: '/api/cafe/setting/default',
  access: {
    list: BARISTA,
    read: BARISTA,
    code: BARISTA,
    write: BARISTA,
    edit: BARISTA,
    remove: atLeast('cafe', 'SAST'),
  },
  list: {
    columns: [
      'setting_summary',
      'setting_result_type',
      'setting_bean_seq',
      'setting_grinder_name',
      'setting_grinder_size',
      'setting_bean_mass',
      'setting_result_mass',
      'setting_result_term',
    ],
    search: ['setting_result_type', 'setting_bean_seq', 'setting_bean_type', 'setting_name_select'],
    title: ['setting_summary', 'setting_bean_seq', 'setting_result_memo'],
    sort: ['setting_summary', 'setting_result_type', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['setting_grinder_name', 'setting_machine', 'water_select'],
  },
  code: { filters: [], with: [] },
  reading: 'setting',
  form: [
    { key: 'dial_named', fields: ['setting_summary', 'setting_name_select', 'setting_bean_seq'] },
    ...settingGroups,
    { key: 'setting_aim', fields: ['setting_result_term', 'setting_result_memo'] },
  ],
});
