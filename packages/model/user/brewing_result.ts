import { PEOPLE, ref, text } from '@hanjan/core';
import { BREW_BULK, brewDate, brewedGroups, brewFields, brewList, brewMerged, brewRecord } from '../brewing/brews.ts';
import { defineEntity, defineScreen } from '../define.ts';

/** A coffee that a person brewed: after which recipe, with what, how it went and how it was. */
export const userBrewingResult = defineEntity({
  ...brewRecord,
  name: 'user_brewing_result',
  scope: 'user',
  label: 'brewing_coffee',
  fields: {
    ...brewDate,
    brewing_coffee: text({ max: 300, suggest: ['blending_result_date'] }),
    brewing_seq: ref({ to: 'user_brewing_default', view: 'recipe' }),
    ...brewFields('user_equip'),
  },
});

/** The list and form of what a person brewed. */
export const userBrewingResultScreen = defineScreen(userBrewingResult, {
  name: 'user_brewing_result',
  path: '/api/user/brewing/result',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE },
  merged: brewMerged,
  list: {
    ...brewList,
    sort: ['brewing_coffee', ...brewList.sort],
    columns: [
      'brewing_result_date',
      'brewing_coffee',
      'brewing_seq',
      'brewing_type',
      'brewing_bean_mass',
      'brewing_mass',
      'brewing_term',
      'brewing_satis',
      'brewing_result_main',
    ],
    search: ['brewing_result_date', 'brewing_seq', 'brewing_type', 'brewing_satis', 'brewing_result_main'],
    title: ['brewing_coffee', 'brewing_default_memo', 'brewing_seq'],
    bulk: BREW_BULK,
  },
  reading: 'brew',
  form: [
    {
      key: 'brew_when',
      view: 'recipe',
      fields: ['brewing_coffee', 'brewing_result_date', 'brewing_seq', 'brewing_result_main', 'brewing_public'],
    },
    ...brewedGroups,
  ],
});
