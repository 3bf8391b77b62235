import { count, date, flag, memo, serial, text } from '@hanjan/core';
import { airTemperature, loss, organicLoss, percent, rate } from '../presets.ts';
import { daysAfter } from '../shared/days_after.ts';
import { brewGroups } from './form.ts';
import { resultType, setupFields, strength } from './setup.ts';
import { STEP_FIELDS, stepFields, stepTotals } from './steps.ts';

/** A coffee that was brewed, wherever that was. */
export const brewRecord = {
  key: 'brewing_result_seq',
  subtitle: ['brewing_type', 'brewing_result_date'],
  derive: {
    ...resultType,
    ...stepTotals,
    brewing_date_term: daysAfter('blending_result_date', 'brewing_result_date'),
  },
} as const;

/** When it was brewed. */
export const brewDate = {
  brewing_result_seq: serial({}),
  brewing_result_date: date({ required: true, locked: true, initial: 'today' }),
} as const;

/** How it was brewed and how it was, after what says which coffee and which recipe it is. `equip` names the records of the equipment. */
export const brewFields = <const E extends string>(equip: E) => ({
  brewing_result_main: flag({}),
  brewing_public: flag({}),

  blending_result_date: date({}),
  brewing_date_term: count({ readonly: true, view: 'days_after' }),
  blending_loss: loss,
  blending_organic_loss: organicLoss,

  ...setupFields(equip),
  ...stepFields,

  brewing_satis: rate,
  brewing_result_tds: strength,
  brewing_default_memo: memo({ max: 3000 }),

  condition: text({ max: 300 }),
  outside_air: airTemperature,
  outside_humidity: percent,
  inside_air: airTemperature,
  inside_humidity: percent,
});

/** The steps of a brew are one field of its history. */
export const brewMerged = {
  detail_result_step: STEP_FIELDS.filter((name) => !name.startsWith('brewing_result')),
};

/** What every list of brews has alike. */
export const brewList = {
  sort: ['brewing_result_date', 'brewing_type', 'brewing_satis', 'brewing_result_main', 'rgst_at', 'edit_at'],
  order: 'brewing_result_date.desc',
} as const;

/** What of many brews is changed at once. */
export const BREW_BULK = [
  'brewing_result_main',
  'brewing_public',
  'brewing_machine_seq',
  'brewing_grinder_seq',
  'brewing_water',
] as const;

/** The groups of its form after the one that says which coffee it was. */
export const brewedGroups = [
  ...brewGroups(false),
  { key: 'brew_taste', view: 'brewed', fields: ['brewing_satis', 'brewing_result_tds', 'brewing_default_memo'] },
  {
    key: 'brew_roast',
    fields: ['blending_result_date', 'brewing_date_term', 'blending_loss', 'blending_organic_loss'],
  },
  { key: 'brew_air', fields: ['condition', 'outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
] as const;
