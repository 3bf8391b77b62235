import { atLeast } from '@hanjan/core';
import { recipeFields, recipeGroups, recipeList, recipeNames, recipeRecord } from '../brewing/recipes.ts';
import { defineEntity, defineScreen } from '../define.ts';

const ROASTER = atLeast('roaster', 'ROASTER');

/** How a roastery brews what it tastes, so that two cups differ by their coffee alone. */
export const roasterQcBrewingDefault = defineEntity({
  ...recipeRecord,
  name: 'roaster_qc_brewing_default',
  scope: 'roaster',
  fields: {
    ...recipeNames,
    brewing_name_locale: { ...recipeNames.brewing_name_locale, called: 'setting_name_locale' },
    brewing_name: { ...recipeNames.brewing_name, called: 'setting_name' },
    ...recipeFields('roaster_equip'),
  },
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
  list: recipeList,
  code: { filters: ['brewing_type'], use: 'brewing_use' },
  reading: 'recipe',
  form: [
    { key: 'setting_named', fields: ['brewing_name_locale', 'brewing_name', 'brewing_use', 'brewing_public'] },
    ...recipeGroups,
  ],
});
