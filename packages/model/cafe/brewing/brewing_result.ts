import { atLeast, count, date, daysBetween, flag, memo, ref, serial, text } from '@hanjan/core';
import { brewGroups } from '../../brewing/form.ts';
import { resultType, setupFields, strength } from '../../brewing/setup.ts';
import { STEP_FIELDS, stepFields, stepTotals } from '../../brewing/steps.ts';
import { defineEntity, defineScreen } from '../../define.ts';
import { airTemperature, loss, organicLoss, percent, rate } from '../../presets.ts';

const BARISTA = atLeast('cafe', 'BARISTA');

/** A coffee that was brewed at the bar of a cafe: of which lot, after which recipe, how it went and how it was. */
export const cafeBrewingResult = defineEntity({
  name: 'cafe_brewing_result',
  scope: 'cafe',
  key: 'brewing_result_seq',
  label: 'coffeebean_seq',
  subtitle: ['brewing_type', 'brewing_result_date'],
  fields: {
    brewing_result_seq: serial({}),
    brewing_result_date: date({ required: true, locked: true, initial: 'today' }),
    brewing_seq: ref({ to: 'cafe_brewing_default', view: 'recipe' }),
    coffeebean_seq: ref({ to: 'cafe_coffeebean' }),
    received_seq: ref({ to: 'cafe_received', view: 'received_lot' }),
    brewing_result_main: flag({}),
    brewing_public: flag({}),

    blending_result_date: date({}),
    brewing_date_term: count({ readonly: true, view: 'days_after' }),
    blending_loss: loss,
    blending_organic_loss: organicLoss,

    ...setupFields('cafe_equip'),
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
  columns,
  search,
  title: ['coffeebean_seq', 'brewing_default_memo', 'brewing_seq'],
  sort: ['brewing_result_date', 'brewing_satis', 'brewing_result_main', 'rgst_at', 'edit_at'],
  order: 'brewing_result_date.desc',
} as const;

const merged = {
  detail_result_step: STEP_FIELDS.filter((name) => !name.startsWith('brewing_result')),
};

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
  ...brewGroups(false),
  { key: 'brew_taste', view: 'brewed', fields: ['brewing_satis', 'brewing_result_tds', 'brewing_default_memo'] },
  {
    key: 'brew_roast',
    fields: ['blending_result_date', 'brewing_date_term', 'blending_loss', 'blending_organic_loss'],
  },
  { key: 'brew_air', fields: ['condition', 'outside_air', 'outside_humidity', 'inside_air', 'inside_humidity'] },
] as const;

/** The list and form of what a cafe brewed. */
export const cafeBrewingResultScreen = defineScreen(cafeBrewingResult, {
  name: 'cafe_brewing_result',
  path: '/api/cafe/brewing/result',
  access: { ...access, write: BARISTA, edit: BARISTA, remove: atLeast('cafe', 'SAST') },
  merged,
  list: {
    ...shown,
    bulk: ['brewing_result_main', 'brewing_public', 'brewing_machine_seq', 'brewing_grinder_seq', 'brewing_water'],
  },
  reading: 'brew',
  form,
});

/** What the bar brews by today: the brews that stand for their coffee, to be read alone. */
export const cafeBrewingTodayScreen = defineScreen(cafeBrewingResult, {
  name: 'cafe_brewing_today',
  path: '/api/cafe/brewing/today',
  access,
  about: { brewing_result_main: [true] },
  merged,
  list: shown,
  reading: 'brew',
  form,
});
