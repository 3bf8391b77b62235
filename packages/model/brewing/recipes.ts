import { flag, memo, serial, text } from '@hanjan/core';
import { brewGroups } from './form.ts';
import { resultType, setupFields } from './setup.ts';
import { stepFields, stepTotals } from './steps.ts';

/** A recipe, whoever brews by it. */
export const recipeRecord = {
  key: 'brewing_seq',
  label: { plain: 'brewing_name', locale: 'brewing_name_locale' },
  subtitle: ['brewing_type'],
  derive: { ...resultType, ...stepTotals },
} as const;

/** What it is called and known by. */
export const recipeNames = {
  brewing_seq: serial({}),
  brewing_name_locale: text({ required: 'locale', min: 3, max: 300 }),
  brewing_name: text({ required: 'plain', min: 3, max: 300 }),
} as const;

/** How it is brewed, and whether it is public and in use. `equip` names the records of the equipment. */
export const recipeFields = <const E extends string>(equip: E) => ({
  ...setupFields(equip),
  ...stepFields,
  brewing_public: flag({}),
  brewing_use: flag({ initial: true, view: 'word' }),
  brewing_default_memo: memo({ max: 3000 }),
});

const NAMES = ['brewing_name_locale', 'brewing_name'] as const;

/** The columns of the recipe itself; its names stand before them. */
export const RECIPE_COLUMNS = [
  'brewing_type',
  'brewing_grinder_point',
  'brewing_temp',
  'brewing_bean_mass',
  'brewing_mass',
  'brewing_use',
] as const;

/** A list of recipes. */
export const recipeList = {
  columns: [...NAMES, ...RECIPE_COLUMNS],
  search: ['brewing_type', 'brewing_bean_mass', 'brewing_use', 'brewing_public'],
  title: [...NAMES, 'brewing_default_memo'],
  sort: [...NAMES, 'brewing_type', 'rgst_at', 'edit_at'],
  order: 'rgst_at.desc',
  bulk: ['brewing_use', 'brewing_public', 'brewing_machine_seq', 'brewing_grinder_seq', 'brewing_water'],
} as const;

/** The groups of its form after that of its names. */
export const recipeGroups = [...brewGroups(true), { key: 'brew_memo', fields: ['brewing_default_memo'] }] as const;
