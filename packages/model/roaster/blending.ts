import { atLeast, count, flag, memo, ref, rows, serial, text, totalOf, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { lotMass, percent } from '../presets.ts';
import { STAGES, stageFields } from '../shared/public_stages.ts';
import { lowestRank } from './guard.ts';
import { charge } from './roasting.ts';

const ROASTER = atLeast('roaster', 'ROASTER');
const SAST = atLeast('roaster', 'SAST');

/** What roasts go into a blend and how much of each, how it is published, and who may see it. */
export const roasterBlending = defineEntity({
  name: 'roaster_blending',
  scope: 'roaster',
  key: 'blending_seq',
  label: { plain: 'blending_name', locale: 'blending_name_locale' },
  fields: {
    blending_seq: serial({}),
    blending_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    blending_name: text({ required: 'plain', min: 3, max: 300 }),
    blending_nick_locale: text({ max: 300 }),
    blending_nick: text({ max: 300 }),
    roasting_comb: rows({
      table: 'roaster_blending_roasting',
      of: {
        roasting_order: count({ min: 1, view: 'ordinal' }),
        roasting_seq: ref({ to: 'roaster_roasting', required: true, view: 'roasting_part' }),
        roasting_mass: { ...charge, called: 'blend_part_mass' },
        roasting_percent: percent,
      },
      min: 1,
      max: 20,
      required: true,
      order: 'roasting_order',
      shares: { roasting_percent: 'roasting_mass' },
      totals: ['roasting_mass', 'roasting_percent'],
      distinct: { items: ['roasting_seq'], title: 'roasting_add', text: 'roasting_exist' },
    }),
    blending_total_mass: { ...lotMass, readonly: true },
    blending_single_origin: flag({ readonly: true, view: 'word' }),
    /** Whether making it takes its roasts from the stock. */
    roasting_instock_change: flag({ required: true, initial: true }),
    /** Whether it is the blend of one roast recipe and goes with it; the server says it. */
    blending_create_use: flag({ readonly: true, steers: true }),
    roasting_create_seq: ref({ to: 'roaster_roasting', readonly: true, view: 'roasting_part' }),
    blending_uuid_str: uuid({ view: 'qr', path: '/info/beannote/beaninfo' }),
    blending_uuid_cafe: uuid({ view: 'qr', path: '/cafe/coffeebean/qrdefault' }),
    ...stageFields,
    blending_desc: memo({ max: 10000 }),
    blending_auth: lowestRank,
    blending_use: flag({ required: true, initial: true, view: 'word' }),
  },
  derive: {
    blending_total_mass: {
      from: ['roasting_comb'],
      to: ({ roasting_comb }: Combined) => totalOf(roasting_comb, 'roasting_mass'),
    },
    blending_single_origin: {
      from: ['roasting_comb'],
      to: ({ roasting_comb }: Combined) => (roasting_comb?.length ?? 0) <= 1,
    },
  },
  guard: 'blending_auth',
});

interface Combined {
  readonly roasting_comb: readonly unknown[] | null;
}

/** The list and form of a roastery's blends. */
export const roasterBlendingScreen = defineScreen(roasterBlending, {
  name: 'roaster_blending',
  path: '/api/roaster/blending/default',
  access: {
    list: ROASTER,
    read: ROASTER,
    code: ROASTER,
    write: SAST,
    edit: SAST,
    remove: atLeast('roaster', 'MNG'),
  },
  list: {
    columns: [
      'blending_name_locale',
      'blending_name',
      'blending_total_mass',
      'blending_single_origin',
      'roasting_instock_change',
      'blending_use',
    ],
    search: ['blending_total_mass', 'blending_single_origin', 'roasting_create_seq', 'blending_use'],
    title: ['blending_name_locale', 'blending_name', 'blending_nick_locale', 'blending_nick'],
    sort: ['blending_name_locale', 'blending_name', 'blending_total_mass', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['blending_use', 'roasting_instock_change', ...STAGES, 'blending_auth'],
  },
  code: { filters: [], use: 'blending_use' },
  form: [
    {
      key: 'blending_named',
      fields: ['blending_name_locale', 'blending_name', 'blending_nick_locale', 'blending_nick', 'blending_use'],
    },
    {
      key: 'blending_made',
      view: 'green',
      fields: ['roasting_comb', 'blending_total_mass', 'blending_single_origin', 'roasting_instock_change'],
    },
    {
      key: 'blending_created',
      when: { field: 'blending_create_use', is: [true] },
      fields: ['roasting_create_seq'],
    },
    {
      key: 'roasting_public',
      fields: [...STAGES, 'blending_auth'],
    },
    { key: 'blending_about', fields: ['blending_desc'] },
    { key: 'qc', view: 'qc', fields: [] },
    { key: 'blending_link', fields: ['blending_uuid_str', 'blending_uuid_cafe'] },
  ],
  reading: 'blend',
  labels: { codes: ['blending_uuid_str', 'blending_uuid_cafe'], note: 'RSTRDF', parts: {} },
});
