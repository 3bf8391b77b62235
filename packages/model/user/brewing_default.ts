import { flag, memo, PEOPLE, serial, text } from '@hanjan/core';
import { brewGroups } from '../brewing/form.ts';
import { resultType, setupFields } from '../brewing/setup.ts';
import { stepFields, stepTotals } from '../brewing/steps.ts';
import { defineEntity, defineScreen } from '../define.ts';

/** A person's recipe: how they mean to brew. */
export const userBrewingDefault = defineEntity({
  name: 'user_brewing_default',
  scope: 'user',
  key: 'brewing_seq',
  label: { plain: 'brewing_name', locale: 'brewing_name_locale' },
  subtitle: ['brewing_type'],
  fields: {
    brewing_seq: serial({}),
    brewing_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    brewing_name: text({ required: 'plain', min: 3, max: 300 }),
    ...setupFields('user_equip'),
    ...stepFields,
    brewing_public: flag({}),
    brewing_use: flag({ initial: true, view: 'word' }),
    brewing_default_memo: memo({ max: 3000 }),
  },
  derive: { ...resultType, ...stepTotals },
});

/** The list and form of a person's recipes. */
export const userBrewingDefaultScreen = defineScreen(userBrewingDefault, {
  name: 'user_brewing_default',
  path: '/api/user/brewing/default',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE, code: PEOPLE },
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
  // Not by type: a brew takes its type from the recipe, so the type that it has does not narrow the recipes.
  code: { filters: [], use: 'brewing_use' },
  reading: 'recipe',
  form: [
    {
      key: 'brew_named',
      fields: ['brewing_name_locale', 'brewing_name', 'brewing_use', 'brewing_public'],
    },
    ...brewGroups(true),
    { key: 'brew_memo', fields: ['brewing_default_memo'] },
  ],
});
