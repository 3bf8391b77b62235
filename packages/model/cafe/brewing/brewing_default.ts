import { atLeast, ref } from '@hanjan/core';
import {
  RECIPE_COLUMNS,
  recipeFields,
  recipeGroups,
  recipeList,
  recipeNames,
  recipeRecord,
} from '../../brewing/recipes.ts';
import { defineEntity, defineScreen } from '../../define.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const SAST = atLeast('cafe', 'SAST');

/** A recipe of a cafe: how everybody at its bar brews, perhaps one of its coffees alone. */
export const cafeBrewingDefault = defineEntity({
  ...recipeRecord,
  name: 'cafe_brewing_default',
  scope: 'cafe',
  fields: {
    ...recipeNames,
    coffeebean_seq: ref({ to: 'cafe_coffeebean' }),
    ...recipeFields('cafe_equip'),
  },
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
    ...recipeList,
    columns: ['brewing_name_locale', 'brewing_name', 'coffeebean_seq', ...RECIPE_COLUMNS],
    search: ['brewing_type', 'coffeebean_seq', 'brewing_bean_mass', 'brewing_use', 'brewing_public'],
    title: ['brewing_name_locale', 'brewing_name', 'brewing_default_memo', 'coffeebean_seq'],
  },
  // Neither by type nor by coffee: a brew takes both from the recipe.
  code: { filters: [], use: 'brewing_use' },
  reading: 'recipe',
  form: [
    {
      key: 'brew_named',
      fields: ['brewing_name_locale', 'brewing_name', 'coffeebean_seq', 'brewing_use', 'brewing_public'],
    },
    ...recipeGroups,
  ],
});
