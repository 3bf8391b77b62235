import { atLeast, flag, memo, serial, text } from '@hanjan/core';
import { brewGroups } from '../brewing/form.ts';
import { resultType, setupFields } from '../brewing/setup.ts';
import { stepFields, stepTotals } from '../brewing/steps.ts';
import { defineEntity, defineScreen } from '../define.ts';

const ROASTER = atLeast('roaster', 'ROASTER');

/** How a roastery brews what it tastes, so that two cups differ by their coffee alone. */
export const roasterQcBrewingDefault = defineEntity({
  name: 'roaster_qc_brewing_default',
  scope: 'roaster',
  key: 'brewing_seq',
  label: { plain: 'brewing_name', locale: 'brewing_name_locale' },
  subtitle: ['brewing_type'],
  fields: {
    brewing_seq: serial({}),
    brewing_name_locale: text({ required: 'locale', min: 3, max: 300, called: 'setting_name_locale' }),
    brewing_name: text({ required: 'plain', min: 3, max: 300, called: 'setting_name' }),
    ...setupFields('roaster_equip'),
    ...stepFields,
    brewing_public: flag({}),
    brewing_use: flag({ initial: true, view: 'word' }),
    brewing_default_memo: memo({ max: 3000 }),
  },
  derive: { ...resultType, ...stepTotals },
});

/** The list and form of a roastery's brewing settings. */
export const roasterQcBrewingDefaultScreen = defineScreen(roasterQcBrewingDefault, {
  name: 'roaster_qc_brewing_default',
  path: '/api/roaster/qc/brewing/default',
  access: {
    list: ROASTER,
    read: ROASTER,
    write: ROASTER,
    edit: ROASTER,
    code: ROASTER,
    remove: atLeast('roaster', 'SAST'),
  },
  list: {
    columns: [
      'brewing_name_locale',
      'brewing_name',
      'brewing_type',
      'brewing_grinder_point',
      'brewing_temp',
      'brewing_bean_mass',
      'brewing_mass',
      'brewing_use',
    ],
    search: ['brewing_type', 'brewing_bean_mass', 'brewing_use', 'brewing_public'],
    title: ['brewing_name_locale', 'brewing_name', 'brewing_default_memo'],
    sort: ['brewing_name_locale', 'brewing_name', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['brewing_use', 'brewing_public', 'brewing_machine_seq', 'brewing_grinder_seq', 'brewing_water'],
  },
  code: { filters: ['brewing_type'], use: 'brewing_use' },
  reading: 'recipe',
  form: [
    {
      key: 'setting_named',
      fields: ['brewing_name_locale', 'brewing_name', 'brewing_use', 'brewing_public'],
    },
    ...brewGroups(true),
    { key: 'brew_memo', fields: ['brewing_default_memo'] },
  ],
});
