import { PEOPLE } from '@hanjan/core';
import { recipeFields, recipeGroups, recipeList, recipeNames, recipeRecord } from '../brewing/recipes.ts';
import { defineEntity, defineScreen } from '../define.ts';

/** A person's recipe: how they mean to brew. */
export const userBrewingDefault = defineEntity({
  ...recipeRecord,
  name: 'user_brewing_default',
  scope: 'user',
  fields: { ...recipeNames, ...recipeFields('user_equip') },
});

/** The list and form of a person's recipes. */
export const userBrewingDefaultScreen = defineScreen(userBrewingDefault, {
  name: 'user_brewing_default',
  path: '/api/user/brewing/default',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE, code: PEOPLE },
  list: recipeList,
  // Not by type: a brew takes its type from the recipe, so the type that it has does not narrow the recipes.
  code: { filters: [], use: 'brewing_use' },
  reading: 'recipe',
  form: [
    { key: 'brew_named', fields: ['brewing_name_locale', 'brewing_name', 'brewing_use', 'brewing_public'] },
    ...recipeGroups,
  ],
});
