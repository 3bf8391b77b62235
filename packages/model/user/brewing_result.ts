import { count, date, daysBetween, flag, memo, PEOPLE, ref, serial, text } from '@hanjan/core';
import { brewGroups } from '../brewing/form.ts';
import { resultType, setupFields, strength } from '../brewing/setup.ts';
import { STEP_FIELDS, stepFields, stepTotals } from '../brewing/steps.ts';
import { defineEntity, defineScreen } from '../define.ts';
import { airTemperature, loss, organicLoss, percent, rate } from '../presets.ts';

/** A coffee that a person brewed: after which recipe, with what, how it went and how it was. */
export const userBrewingResult = defineEntity({
  name: 'user_brewing_result',
  scope: 'user',
  key: 'brewing_result_seq',
  label: 'brewing_coffee',
  subtitle: ['brewing_type', 'brewing_result_date'],
  fields: {
    brewing_result_seq: serial({}),
    brewing_result_date: date({ required: true, locked: true, initial: 'today' }),
    brewing_coffee: text({ max: 300, suggest: ['blending_result_date'] }),
    brewing_seq: ref({ to: 'user_brewing_default', view: 'recipe' }),
    brewing_result_main: flag({}),
    brewing_public: flag({}),

    blending_result_date: date({}),
    brewing_date_term: count({ readonly: true, view: 'days_after' }),
    blending_loss: loss,
    blending_organic_loss: organicLoss,

    ...setupFields('user_equip'),
    ...stepFields,

    brewing_satis: rate,
    brewing_result_tds: strength,
    brewing_default_memo: memo({ max: 3000 }),

    condition: text({ max: 300 }),
    outside_air: airTemperature,
    outside_humidity: percent,
    inside_air: airTemperature,
    inside_humidity: percent,
  },
  derive: {
    ...resultType,
    ...stepTotals,
    brewing_date_term: {
      from: ['blending_result_date', 'brewing_result_date'],
      to: ({ blending_result_date, brewing_result_date }) =>
        blending_result_date && brewing_result_date ? daysBetween(blending_result_date, brewing_result_date) : null,
    },
  },
});

/** The list and form of what a person brewed. */
export const userBrewingResultScreen = defineScreen(userBrewingResult, {
  name: 'user_brewing_result',
  path: '/api/user/brewing/result',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE },
  merged: { detail_result_step: STEP_FIELDS.filter((name) => !name.startsWith('brewing_result')) },
  list: {
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
    sort: ['brewing_result_date', 'brewing_satis', 'brewing_result_main', 'rgst_at', 'edit_at'],
    order: 'brewing_result_date.desc',
    bulk: ['brewing_result_main', 'brewing_public', 'brewing_machine_seq', 'brewing_grinder_seq', 'brewing_water'],
  },
  reading: 'brew',
  form: [
    {
      key: 'brew_when',
      view: 'recipe',
      fields: ['brewing_coffee', 'brewing_result_date', 'brewing_seq', 'brewing_result_main', 'brewing_public'],
    },
    ...brewGroups(false),
    { key: 'brew_taste', view: 'brewed', fields: ['brewing_satis', 'brewing_result_tds', 'brewing_default_memo'] },
    {
      key: 'brew_roast',
      fields: ['blending_result_date', 'brewing_date_term', 'blending_loss', 'blending_organic_loss'],
    },
    { key: 'brew_air', fields: ['condition', 'outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
  ],
});
