import { atLeast, date, flag, memo, ref, serial } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { lotMass } from '../presets.ts';
import { greenYear, MEASURED, measuredFields, measuredRules } from '../shared/greenbean.ts';
import { lowestRank } from './guard.ts';

const SAST = atLeast('roaster', 'SAST');
const MNG = atLeast('roaster', 'MNG');

/** The lot of a green bean of one year: when it came, what was measured of it, and how much of it is there. */
export const roasterGreenbeanYear = defineEntity({
  name: 'roaster_greenbean_year',
  scope: 'roaster',
  key: 'greenbean_year_seq',
  label: 'greenbean_roaster_seq',
  subtitle: ['greenbean_year'],
  fields: {
    greenbean_year_seq: serial({}),
    greenbean_roaster_seq: ref({ to: 'roaster_greenbean', required: true, locked: true }),
    greenbean_year: { ...greenYear, locked: true },
    greenbean_import_date: date({}),
    greenbean_packaging_date: date({}),
    /** What came first. It is booked into the stock when the lot is written, which alone says what is there since. */
    greenbean_received_mass: { ...lotMass, locked: true },
    greenbean_instock: { ...lotMass, readonly: true },
    ...measuredFields,
    greenbean_desc: memo({ max: 10000 }),
    greenbean_user_auth: lowestRank,
    greenbean_use: flag({ initial: true, view: 'word' }),
  },
  rules: measuredRules,
  guard: 'greenbean_user_auth',
  unique: [['greenbean_roaster_seq', 'greenbean_year']],
});

/** The list and form of a roastery's lots. */
export const roasterGreenbeanYearScreen = defineScreen(roasterGreenbeanYear, {
  name: 'roaster_greenbean_year',
  path: '/api/roaster/greenbean/year',
  access: {
    list: SAST,
    read: SAST,
    code: atLeast('roaster', 'ROASTER'),
    write: MNG,
    edit: MNG,
    remove: atLeast('roaster', 'SMNG'),
  },
  list: {
    columns: [
      'greenbean_roaster_seq',
      'greenbean_year',
      'greenbean_import_date',
      'greenbean_moisture_min',
      'greenbean_moisture_max',
      'greenbean_received_mass',
      'greenbean_instock',
      'greenbean_use',
    ],
    search: ['greenbean_roaster_seq', 'greenbean_year', 'greenbean_import_date', 'greenbean_instock', 'greenbean_use'],
    title: ['greenbean_roaster_seq'],
    sort: [
      'greenbean_year',
      'greenbean_import_date',
      'greenbean_received_mass',
      'greenbean_instock',
      'rgst_at',
      'edit_at',
    ],
    order: 'rgst_at.desc',
    bulk: ['greenbean_use', 'greenbean_user_auth'],
  },
  code: {
    filters: ['greenbean_roaster_seq', 'greenbean_year'],
    use: 'greenbean_use',
    with: ['greenbean_instock', 'greenbean_moisture_min', 'greenbean_moisture_max'],
  },
  labels: {
    parts: { year: 'greenbean_year', arrived: 'greenbean_import_date', mass: 'greenbean_received_mass' },
  },
  form: [
    {
      key: 'greenbean_lot',
      fields: [
        'greenbean_roaster_seq',
        'greenbean_year',
        'greenbean_received_mass',
        'greenbean_import_date',
        'greenbean_packaging_date',
        'greenbean_use',
      ],
    },
    { key: 'stock_moves', view: 'stock', fields: ['greenbean_instock'] },
    { key: 'greenbean_measured', fields: MEASURED },
    { key: 'greenbean_more', fields: ['greenbean_desc', 'greenbean_user_auth'] },
    { key: 'qc', view: 'qc', fields: [] },
  ],
});
