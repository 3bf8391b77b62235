import { atLeast, type SiteRole } from '@hanjan/core';
import { defineScreen } from '../define.ts';
import { AIR } from './air.ts';
import { BEANS } from './beans.ts';
import { isPlanned, NOT_PLANNED } from './figures.ts';
import { PROFILE } from './profile.ts';
import { roasterRoastingResult } from './roasting_result.ts';

const ROASTER = atLeast('roaster', 'ROASTER');

/** Who may keep the curve of a machine with a roast, besides the members of roasteries whose plan has it. */
const LOGGERS: readonly SiteRole[] = ['SADMIN', 'ADMIN', 'TESTER', 'PAID'];

/** The list and form of a roastery's roasts. */
export const roasterRoastingResultScreen = defineScreen(roasterRoastingResult, {
  name: 'roaster_roasting_result',
  path: '/api/roaster/roasting/result',
  access: {
    list: ROASTER,
    read: ROASTER,
    code: ROASTER,
    write: ROASTER,
    edit: ROASTER,
    remove: atLeast('roaster', 'SAST'),
  },
  fields: { roasting_chart_log: { write: LOGGERS, plan: 'roast_log' } },
  // What cups say comes later than any form of a roast.
  only: { roasting_score: ['LIST', 'READ'], roasting_past: ['LIST', 'READ'] },
  merged: { roasting_result_profile: PROFILE },
  list: {
    columns: [
      'roasting_result_date',
      'roasting_batch_no',
      'roasting_name_locale',
      'roasting_name',
      'roasting_step',
      'greenbean_total_mass',
      'roasting_mass',
      'roasting_agtron',
      'end_bean',
      'roasting_dtr',
      'roasting_loss',
      'roasting_score',
    ],
    search: [
      'roasting_result_date',
      'roasting_seq',
      'roasting_result_greenbean.greenbean_roaster_seq',
      'roasting_result_greenbean.greenbean_year_seq',
      'roasting_step',
      'roasting_machine_seq',
      'rgst_user',
      'roasting_loss',
      'roasting_dtr',
      'end_bean',
      'roasting_agtron',
      'roasting_score',
      'roasting_country_list',
      'roasting_single_origin',
    ],
    title: ['roasting_name_locale', 'roasting_name', 'roasting_result_memo'],
    sort: [
      'roasting_result_date',
      'roasting_batch_no',
      'greenbean_total_mass',
      'roasting_mass',
      'roasting_loss',
      'roasting_dtr',
      'end_bean',
      'roasting_agtron',
      'roasting_score',
      'rgst_at',
      'edit_at',
    ],
    order: 'roasting_result_date.desc',
    bulk: ['roasting_machine_seq', 'roasting_result_date', 'roasting_step'],
    // Any other step moves the stock, so that each roast is looked at by itself.
    bulkOnly: { roasting_step: { to: ['CNCL'], from: NOT_PLANNED.from, when: isPlanned } },
    compare: { path: '/roaster/roasting/compare', most: 10 },
  },
  code: {
    filters: ['roasting_result_year', 'roasting_seq'],
    left: 'roasting_instock',
    month: 'roasting_result_date',
    with: [
      'roasting_result_seq',
      'roasting_result_date',
      'roasting_batch_no',
      'roasting_mass',
      'roasting_loss',
      'roasting_organic_loss',
      'roasting_moisture',
      'roasting_instock',
    ],
  },
  reading: 'roast',
  labels: { parts: { roasted: 'roasting_result_date', batch: 'roasting_batch_no', mass: 'roasting_mass' } },
  form: [
    {
      key: 'roasting_what',
      view: 'filled',
      fields: [
        'roasting_seq',
        'roasting_result_date',
        'roasting_step',
        'roasting_machine_seq',
        'roasting_name_locale',
        'roasting_name',
        'roasting_batch_auto',
        'roasting_batch_no',
        'roasting_profile_use',
      ],
    },
    {
      key: 'roasting_green',
      view: 'green',
      fields: ['roasting_result_greenbean', 'greenbean_total_mass', 'greenbean_moisture', 'roasting_single_origin'],
    },
    {
      key: 'roasting_brought',
      when: { field: 'roasting_past', is: [true] },
      fields: ['roasting_past', 'greenbean_past_mass'],
    },
    {
      key: 'roasting_out',
      fields: [
        'roasting_mass',
        'roasting_moisture',
        'roasting_agtron',
        'roasting_loss',
        'roasting_organic_loss',
        'roasting_mass_base',
        'roasting_mass_calc',
        'roasting_score',
      ],
    },
    {
      key: 'roasting_profile',
      view: 'roast_profile',
      when: { field: 'roasting_profile_use', is: [true] },
      fields: PROFILE,
    },
    { key: 'roasting_memo', fields: ['roasting_result_memo', 'condition'] },
    { key: 'stock_moves', view: 'stock', fields: ['roasting_instock'] },
    { key: 'roasting_origin', fields: BEANS },
    { key: 'roasting_air', view: 'air', fields: AIR },
    { key: 'qc', view: 'qc', fields: [] },
  ],
});

/** What is there of each roast. Nothing is written here but what is counted or thrown away, which is no record. */
export const roasterRoastingInventoryScreen = defineScreen(roasterRoastingResult, {
  name: 'roaster_roasting_inventory',
  path: '/api/roaster/roasting/inventory',
  access: { list: ROASTER, read: ROASTER },
  list: {
    columns: [
      'roasting_result_date',
      'roasting_batch_no',
      'roasting_name_locale',
      'roasting_name',
      'roasting_mass',
      'roasting_instock',
    ],
    search: ['roasting_result_date', 'roasting_seq', 'roasting_instock'],
    title: ['roasting_name_locale', 'roasting_name'],
    sort: ['roasting_result_date', 'roasting_batch_no', 'roasting_mass', 'roasting_instock', 'rgst_at', 'edit_at'],
    order: 'roasting_instock.desc',
  },
  form: [
    {
      key: 'roasting_what',
      fields: ['roasting_result_date', 'roasting_batch_no', 'roasting_name_locale', 'roasting_name', 'roasting_seq'],
    },
    { key: 'stock_moves', view: 'stock', fields: ['roasting_instock'] },
    { key: 'roasting_out', fields: ['roasting_mass', 'roasting_loss', 'roasting_agtron'] },
  ],
});
