import { atLeast, ref } from '@hanjan/core';
import {
  BREW_BULK,
  brewDate,
  brewedGroups,
  brewFields,
  brewList,
  brewMerged,
  brewRecord,
} from '../../brewing/brews.ts';
import { defineEntity, defineScreen } from '../../define.ts';

const BARISTA = atLeast('cafe', 'BARISTA');

/** A coffee that was brewed at the bar of a cafe: of which lot, after which recipe, how it went and how it was. */
export const cafeBrewingResult = defineEntity({
  ...brewRecord,
  name: 'cafe_brewing_result',
  scope: 'cafe',
  label: 'coffeebean_seq',
  fields: {
    ...brewDate,
    brewing_seq: ref({ to: 'cafe_brewing_default', view: 'recipe' }),
    coffeebean_seq: ref({ to: 'cafe_coffeebean' }),
    received_seq: ref({ to: 'cafe_received', view: 'received_lot' }),
    ...brewFields('cafe_equip'),
  },
});

/** Who works with brews: everybody at the bar. */
const access = { list: BARISTA, read: BARISTA } as const;
const columns = [
  'brewing_result_date',
  'coffeebean_seq',
  'brewing_seq',
  'brewing_type',
  'brewing_bean_mass',
  'brewing_mass',
  'brewing_term',
  'brewing_grinder_point',
  'brewing_satis',
  'brewing_result_main',
] as const;
const search = [
  'brewing_result_date',
  'coffeebean_seq',
  'received_seq',
  'brewing_seq',
  'brewing_type',
  'brewing_satis',
  'brewing_result_main',
  'rgst_user',
] as const;
const shown = {
  ...brewList,
  columns,
  search,
  title: ['coffeebean_seq', 'brewing_default_memo', 'brewing_seq'],
} as const;

const form = [
  {
    key: 'brew_when',
    view: 'recipe',
    fields: [
      'coffeebean_seq',
      'received_seq',
      'brewing_result_date',
      'brewing_seq',
      'brewing_result_main',
      'brewing_public',
    ],
  },
  ...brewedGroups,
] as const;

/** The list and form of what a cafe brewed. */
export const cafeBrewingResultScreen = defineScreen(cafeBrewingResult, {
  name: 'cafe_brewing_result',
  path: '/api/cafe/brewing/result',
  access: { ...access, write: BARISTA, edit: BARISTA, remove: atLeast('cafe', 'SAST') },
  merged: brewMerged,
  list: { ...shown, bulk: BREW_BULK },
  reading: 'brew',
  form,
});

/** What the bar brews by today: the brews that stand for their coffee, to be read alone. */
export const cafeBrewingTodayScreen = defineScreen(cafeBrewingResult, {
  name: 'cafe_brewing_today',
  path: '/api/cafe/brewing/today',
  access,
  about: { brewing_result_main: [true] },
  merged: brewMerged,
  list: shown,
  reading: 'brew',
  form,
});
