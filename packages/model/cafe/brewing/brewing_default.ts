import { atLeast, flag, memo, ref, serial, text } from '@hanjan/core';
import { brewGroups } from '../../brewing/form.ts';
import { resultType, setupFields } from '../../brewing/setup.ts';
import { stepFields, stepTotals } from '../../brewing/steps.ts';
import { defineEntity, defineScreen } from '../../define.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const SAST = atLeast('cafe', 'SAST');

/** A recipe of a cafe: how everybody at its bar brews, perhaps one of its coffees alone. */
export const cafeBrewingDefault = defineEntity({
  name: 'cafe_brewing_default',
  scope: 'cafe',
  key: 'brewing_seq',
  label: { plain: 'brewing_name', locale: 'brewing_name_locale' },
  subtitle: ['brewing_type'],
  fields: {
    brewing_seq: serial({}),
    brewing_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    brewing_name: text({ required: 'plain', min: 3, max: 300 }),
    coffeebean_seq: ref({ to: 'cafe_coffeebean' }),
    ...setupFields('cafe_equip'),
    ...stepFields,
    brewing_public: flag({}),
    brewing_use: flag({ initial: true, view: 'word' }),
    brewing_default_memo: memo({ max: 3000 }),
  },
  derive: { ...resultType, ...stepTotals },
});

/** The list and form of a cafe's recipes. */
export const cafeBrewingDefaultScreen = defineScreen(cafeBrewingDefault, {
  name: 'cafe_brewing_default',
  path: '/api/cafe/brewing/default',
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
      'brewing_name_locale',
      'brewing_name',
      'coffeebean_seq',
      'brewing_type',
      'brewing_grinder_point',
      'brewing_temp',
      'brewing_bean_mass',
      'brewing_mass',
      'brewing_use',
    ],
    search: ['brewing_type', 'coffeebean_seq', 'brewing_bean_mass', 'brewing_use', 'brewing_public'],
    title: ['brewing_name_locale', 'brewing_name', 'brewing_default_memo', 'coffeebean_seq'],
    sort: ['brewing_name_locale', 'brewing_name', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['brewing_use', 'brewing_public', 'brewing_machine_seq', 'brewing_grinder_seq', 'brewing_water'],
  },
  // Neither by type nor by coffee: a brew takes both from the recipe.
  code: { filters: [], use: 'brewing_use' },
  reading: 'recipe',
  form: [
    {
      key: 'brew_named',
      fields: ['brewing_name_locale', 'brewing_name', 'coffeebean_seq', 'brewing_use', 'brewing_public'],
    },
    ...brewGroups(true),
    { key: 'brew_memo', fields: ['brewing_default_memo'] },
  ],
});
