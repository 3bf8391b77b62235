import { atLeast, count, date, image, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { lotMass, percent } from '../presets.ts';
import { yearOf } from '../shared/year_of.ts';
import { lowestRank } from './guard.ts';

const SAST = atLeast('roaster', 'SAST');
const MNG = atLeast('roaster', 'MNG');

/**
 * A delivery of green coffee: one of several that come of a coffee in a year. Its mass goes into the stock of its lot, and
 * what is used of the lot is taken from the arrival that came first.
 */
export const roasterGreenbeanArrival = defineEntity({
  name: 'roaster_greenbean_arrival',
  scope: 'roaster',
  key: 'arrival_key',
  id: ['arrival_year', 'arrival_seq'],
  label: 'greenbean_year_seq',
  subtitle: ['arrival_date'],
  numbered: { number: 'arrival_seq', year: 'arrival_year', of: 'arrival_date', counter: 'arrival' },
  fields: {
    arrival_key: serial({}),
    arrival_year: count({ required: true, readonly: true, min: 1900, max: 2999, view: 'ordinal' }),
    /** Counts from 1 in each year, without a gap; the server gives it. */
    arrival_seq: count({ required: true, readonly: true, min: 1, view: 'ordinal' }),
    greenbean_year_seq: ref({ to: 'roaster_greenbean_year', required: true, locked: true, view: 'lot' }),
    arrival_date: date({ required: true, initial: 'today', min: '1900-01-01', max: '2999-12-31' }),
    arrival_mass: { ...lotMass, required: true, min: 0.1 },
    /** How much of it is left; the moves of its lot change it. */
    arrival_instock: { ...lotMass, readonly: true },
    arrival_bags: count({ min: 1, max: 100_000 }),
    /** What stands on the bags, such as an ICO mark. */
    arrival_mark: text({ max: 300 }),
    arrival_supplier: text({ max: 300, suggest: true }),
    /** Won for a kilogram. */
    arrival_price: count({ min: 0, max: 100_000_000, unit: '₩/kg' }),
    arrival_place: text({ max: 300, suggest: true }),
    arrival_moisture: percent,
    /** The bag, with what stands on it. */
    arrival_photo: image({ upload: { side: 1_600, bytes: 400_000 } }),
    arrival_desc: memo({ max: 10000 }),
    /** That of its lot, which the server copies: who does not see the lot does not see what came of it. */
    greenbean_user_auth: { ...lowestRank, readonly: true },
  },
  derive: { arrival_year: { from: ['arrival_date'], to: ({ arrival_date }) => yearOf(arrival_date) } },
  guard: 'greenbean_user_auth',
});

/** The list and form of what arrived. What it cost is for those who buy. */
export const roasterGreenbeanArrivalScreen = defineScreen(roasterGreenbeanArrival, {
  name: 'roaster_greenbean_arrival',
  path: '/api/roaster/greenbean/arrival',
  access: { list: SAST, read: SAST, write: MNG, edit: MNG, remove: atLeast('roaster', 'SMNG') },
  fields: { arrival_price: { read: MNG } },
  list: {
    columns: [
      'greenbean_year_seq',
      'arrival_date',
      'arrival_mass',
      'arrival_instock',
      'arrival_bags',
      'arrival_mark',
      'arrival_supplier',
      'arrival_price',
      'arrival_place',
      'arrival_photo',
    ],
    search: ['greenbean_year_seq', 'arrival_date', 'arrival_instock', 'arrival_supplier'],
    title: ['arrival_mark', 'arrival_supplier', 'arrival_place'],
    sort: ['arrival_date', 'arrival_mass', 'arrival_instock', 'rgst_at', 'edit_at'],
    order: 'arrival_date.desc',
    bulk: ['arrival_supplier', 'arrival_place'],
  },
  labels: {
    parts: { arrived: 'arrival_date', mass: 'arrival_mass', bags: 'arrival_bags', place: 'arrival_place' },
  },
  form: [
    {
      key: 'arrival_what',
      fields: [
        'greenbean_year_seq',
        'arrival_date',
        'arrival_mass',
        'arrival_instock',
        'arrival_bags',
        'arrival_mark',
        'arrival_year',
        'arrival_seq',
      ],
    },
    { key: 'arrival_from', fields: ['arrival_supplier', 'arrival_price', 'arrival_place'] },
    { key: 'greenbean_measured', fields: ['arrival_moisture'] },
    { key: 'greenbean_more', fields: ['arrival_photo', 'arrival_desc', 'greenbean_user_auth'] },
  ],
});
