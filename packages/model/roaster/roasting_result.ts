import { code, count, date, flag, memo, ref, rows, serial, text, totalOf } from '@hanjan/core';
import { defineEntity } from '../define.ts';
import { agtron, lotMass, mass, meanScore, organicLoss, percent } from '../presets.ts';
import { greenYear } from '../shared/greenbean.ts';
import { yearOf } from '../shared/year_of.ts';
import { airFields } from './air.ts';
import { beanFields } from './beans.ts';
import { doneOnceWeighed, figures, NOT_PLANNED, neverHeavier, pastIsOver } from './figures.ts';
import { curveReads, profileDerived, profileFields, tookUntilDrop } from './profile.ts';
import { charge, greenRows, greenTotals, roastingMachine, saidTwice } from './roasting.ts';

/** A roast: after which recipe, of which lots, what came out of it, and how it went. */
export const roasterRoastingResult = defineEntity({
  name: 'roaster_roasting_result',
  scope: 'roaster',
  key: 'roasting_result_key',
  id: ['roasting_result_year', 'roasting_result_seq'],
  label: { plain: 'roasting_name', locale: 'roasting_name_locale' },
  subtitle: ['roasting_result_date'],
  fields: {
    roasting_result_key: serial({}),
    /** A plan may move within its year; what was roasted stays on its day. */
    roasting_result_date: date({ required: true, locked: NOT_PLANNED, initial: 'today' }),
    roasting_result_year: count({ required: true, readonly: true, min: 1900, max: 2999, view: 'ordinal' }),
    /** Counts from 1 in each year, without a gap; the server gives it. */
    roasting_result_seq: count({ required: true, readonly: true, min: 1, view: 'ordinal' }),
    roasting_seq: ref({ to: 'roaster_roasting', view: 'roasting_recipe' }),
    roasting_name_locale: text({ max: 300 }),
    roasting_name: text({ max: 300 }),
    roasting_machine_seq: roastingMachine,
    roasting_batch_auto: flag({ initial: true, steers: true }),
    roasting_batch_no: count({ min: 1, max: 9999, view: 'batch_no' }),
    roasting_step: code({ required: true, group: 'RSTEP', initial: 'RSRV' }),
    roasting_instock: { ...lotMass, readonly: true },

    roasting_result_greenbean: rows({
      table: 'roaster_roasting_result_greenbean',
      of: {
        greenbean_order: count({ min: 1, view: 'ordinal' }),
        greenbean_roaster_seq: ref({ to: 'roaster_greenbean', required: true, view: 'lot_bean' }),
        greenbean_year: { ...greenYear, view: 'lot_year' },
        greenbean_mass: charge,
        greenbean_percent: percent,
        greenbean_moisture: { ...percent, view: 'lot_moisture' },
        greenbean_year_seq: ref({ to: 'roaster_greenbean_year' }),
      },
      ...greenRows,
      waived: 'roasting_past',
      kept: ['greenbean_year_seq'],
      distinct: { items: ['greenbean_roaster_seq', 'greenbean_year'], ...saidTwice },
    }),
    greenbean_total_mass: { ...lotMass, readonly: true },
    roasting_single_origin: flag({ readonly: true, view: 'word' }),
    ...beanFields,
    greenbean_moisture: { ...percent, readonly: true },

    /** It was roasted before the stock was kept here: it moves none, and may be without green beans. */
    roasting_past: flag({ locked: true }),
    /** What went into the drum of a past roast that names no green beans. */
    greenbean_past_mass: lotMass,
    /** Roasts that were brought in together share it. */
    roasting_import: text({ max: 36, indexed: true, readonly: true }),
    /** SHA-256 of its curve, or of the row that it was brought in from, by which both are known again; the server gives it. */
    roasting_log_hash: text({ max: 64, readonly: true, indexed: true }),

    roasting_mass: lotMass,
    roasting_moisture: percent,
    roasting_agtron: agtron,
    roasting_loss: { ...percent, readonly: true, indexed: true },
    roasting_organic_loss: { ...organicLoss, readonly: true },
    /** The development time ratio. */
    roasting_dtr: { ...percent, readonly: true, indexed: true },
    /** How its notes scored it: the mean of theirs, of each the mean of the scores that it gives. */
    roasting_score: { ...meanScore, readonly: true, indexed: true },
    roasting_mass_base: { ...mass, initial: 1500 },
    roasting_mass_calc: { ...mass, readonly: true },

    condition: text({ max: 300 }),
    ...airFields,
    roasting_result_memo: memo({ max: 3000 }),
    roasting_profile_use: flag({ initial: true, steers: true }),
    ...profileFields,
    end_bean: { ...profileFields.end_bean, indexed: true },
  },
  derive: {
    roasting_result_year: {
      from: ['roasting_result_date'],
      to: ({ roasting_result_date: day }) => yearOf(day),
    },
    ...greenTotals('roasting_result_greenbean'),
    greenbean_total_mass: {
      from: ['roasting_result_greenbean', 'greenbean_past_mass'],
      to: ({ roasting_result_greenbean: green, greenbean_past_mass: past }) => totalOf(green, 'greenbean_mass') ?? past,
    },
    // Of a past roast without green beans nobody knows.
    roasting_single_origin: {
      from: ['roasting_result_greenbean', 'roasting_past'],
      to: ({ roasting_result_greenbean: green, roasting_past }) => (green ? green.length <= 1 : roasting_past !== true),
    },
    ...figures,
    ...profileDerived,
  },
  numbered: {
    number: 'roasting_result_seq',
    year: 'roasting_result_year',
    of: 'roasting_result_date',
    counter: 'roasting_result',
  },
  unique: [['roasting_result_date', 'roasting_batch_no']],
  react: { roasting_mass: doneOnceWeighed, end_term: tookUntilDrop },
  rules: [neverHeavier, curveReads, pastIsOver],
});
