import { atLeast, count, date, flag, memo, ref, rows, serial, text, totalOf, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { loss, lotMass, organicLoss, percent } from '../presets.ts';
import { STAGES, stageFields } from '../shared/public_stages.ts';
import { BLEND_BEANS, blendBeanFields } from './beans.ts';
import { blendFigures } from './blend_figures.ts';
import { charge } from './roasting.ts';

const ROASTER = atLeast('roaster', 'ROASTER');

/** A blend that was made: after which recipe, of which roasted batches, and what is left of it. */
export const roasterBlendingResult = defineEntity({
  name: 'roaster_blending_result',
  scope: 'roaster',
  key: 'blending_result_key',
  id: ['blending_result_year', 'blending_result_seq'],
  label: { plain: 'blending_name', locale: 'blending_name_locale' },
  subtitle: ['blending_result_date'],
  fields: {
    blending_result_key: serial({}),
    blending_result_date: date({ required: true, locked: true, initial: 'today', called: 'blend_made_date' }),
    blending_result_year: count({ required: true, readonly: true, min: 1900, max: 2999, view: 'ordinal' }),
    /** Counts from 1 in each year, without a gap; the server gives it. */
    blending_result_seq: count({ required: true, readonly: true, min: 1, view: 'ordinal' }),
    blending_seq: ref({ to: 'roaster_blending', view: 'blending_recipe' }),
    blending_name_locale: text({ max: 300 }),
    blending_name: text({ max: 300 }),
    roasting_instock_change: flag({ initial: true }),
    blending_instock: { ...lotMass, readonly: true },

    blending_result_comb: rows({
      table: 'roaster_blending_result_batch',
      of: {
        roasting_order: count({ min: 1, view: 'ordinal' }),
        /** Comes with the number; a number alone names no batch. */
        roasting_result_year: count({ min: 1900, max: 2999, view: 'ordinal' }),
        roasting_result_seq: count({ required: true, min: 1, view: 'roasted_batch', called: 'blend_part_batch' }),
        roasting_mass: { ...charge, called: 'blend_part_mass' },
        roasting_percent: percent,
        /** What the batch lost, and how moist it is; the server takes them from the roast. */
        roasting_loss: { ...loss, readonly: true },
        roasting_organic_loss: { ...organicLoss, readonly: true },
        roasting_moisture: { ...percent, readonly: true },
        roasting_result_key: ref({ to: 'roaster_roasting_result' }),
      },
      min: 1,
      max: 20,
      required: true,
      order: 'roasting_order',
      shares: { roasting_percent: 'roasting_mass' },
      totals: ['roasting_mass', 'roasting_percent'],
      kept: ['roasting_result_year', 'roasting_result_key'],
      distinct: {
        items: ['roasting_result_year', 'roasting_result_seq'],
        title: 'roasting_add',
        text: 'roasting_exist',
      },
    }),
    blending_total_mass: { ...lotMass, readonly: true },
    blending_single_origin: flag({ readonly: true, view: 'word' }),
    blending_loss: { ...loss, readonly: true },
    blending_organic_loss: { ...organicLoss, readonly: true },
    ...blendBeanFields,

    ...stageFields,
    blending_result_uuid_str: uuid({ view: 'qr', path: '/info/beannote/beandetail' }),
    blending_result_uuid_cafe: uuid({ view: 'qr', path: '/cafe/coffeebean/qrreceived' }),
    blending_result_desc: memo({ max: 5000 }),
  },
  derive: {
    blending_total_mass: {
      from: ['blending_result_comb'],
      to: ({ blending_result_comb: parts }) => totalOf(parts, 'roasting_mass'),
    },
    blending_single_origin: {
      from: ['blending_result_comb'],
      to: ({ blending_result_comb: parts }) => (parts?.length ?? 0) <= 1,
    },
    ...blendFigures,
  },
  numbered: {
    number: 'blending_result_seq',
    year: 'blending_result_year',
    of: 'blending_result_date',
    counter: 'blending_result',
  },
});

/** The list and form of the blends that a roastery made. */
export const roasterBlendingResultScreen = defineScreen(roasterBlendingResult, {
  name: 'roaster_blending_result',
  path: '/api/roaster/blending/result',
  access: {
    list: ROASTER,
    read: ROASTER,
    code: ROASTER,
    write: ROASTER,
    edit: ROASTER,
    remove: atLeast('roaster', 'SAST'),
  },
  list: {
    columns: [
      'blending_result_date',
      'blending_name_locale',
      'blending_name',
      'blending_total_mass',
      'blending_instock',
      'blending_loss',
      'blending_single_origin',
    ],
    search: [
      'blending_result_date',
      'blending_seq',
      'blending_result_comb.roasting_result_key',
      'rgst_user',
      'blending_instock',
      'blending_loss',
      'blending_country_list',
      'blending_single_origin',
    ],
    title: ['blending_name_locale', 'blending_name', 'blending_result_desc'],
    sort: [
      'blending_result_date',
      'blending_name_locale',
      'blending_name',
      'blending_total_mass',
      'blending_instock',
      'blending_loss',
      'rgst_at',
      'edit_at',
    ],
    order: 'blending_result_date.desc',
    bulk: STAGES,
  },
  code: {
    filters: ['blending_result_year', 'blending_seq'],
    left: 'blending_instock',
    month: 'blending_result_date',
    with: [
      'blending_result_seq',
      'blending_result_date',
      'blending_total_mass',
      'blending_loss',
      'blending_organic_loss',
      'blending_instock',
    ],
  },
  form: [
    {
      key: 'blending_what',
      view: 'filled',
      fields: [
        'blending_seq',
        'blending_result_date',
        'blending_name_locale',
        'blending_name',
        'roasting_instock_change',
      ],
    },
    {
      key: 'blending_parts',
      view: 'blend',
      fields: [
        'blending_result_comb',
        'blending_total_mass',
        'blending_loss',
        'blending_organic_loss',
        'blending_single_origin',
      ],
    },
    { key: 'stock_moves', view: 'stock', fields: ['blending_instock'] },
    { key: 'blending_memo', fields: ['blending_result_desc'] },
    { key: 'qc', view: 'qc', fields: [] },
    { key: 'roasting_origin', fields: BLEND_BEANS },
    {
      key: 'roasting_public',
      fields: STAGES,
    },
    { key: 'blending_link', fields: ['blending_result_uuid_str', 'blending_result_uuid_cafe'] },
  ],
  labels: {
    codes: ['blending_result_uuid_str', 'blending_result_uuid_cafe'],
    note: 'RSTRDT',
    parts: { roasted: 'blending_result_date' },
  },
});

/** What is there of each blend that was made. Nothing is written here but what leaves, is counted or thrown away. */
export const roasterBlendingInventoryScreen = defineScreen(roasterBlendingResult, {
  name: 'roaster_blending_inventory',
  path: '/api/roaster/blending/inventory',
  access: { list: ROASTER, read: ROASTER },
  list: {
    columns: [
      'blending_result_date',
      'blending_name_locale',
      'blending_name',
      'blending_total_mass',
      'blending_instock',
    ],
    search: ['blending_result_date', 'blending_seq', 'blending_instock'],
    title: ['blending_name_locale', 'blending_name'],
    sort: ['blending_result_date', 'blending_total_mass', 'blending_instock', 'rgst_at', 'edit_at'],
    order: 'blending_instock.desc',
  },
  form: [
    {
      key: 'blending_what',
      fields: ['blending_result_date', 'blending_name_locale', 'blending_name', 'blending_seq'],
    },
    { key: 'stock_moves', view: 'stock', fields: ['blending_instock'] },
    { key: 'blending_parts', fields: ['blending_total_mass', 'blending_loss'] },
  ],
});
