import { atLeast, flag, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { mass } from '../../presets.ts';
import { unitPrice } from '../../shared/material.ts';

const MNG = atLeast('roaster', 'MNG');

/** A bag and a label are pieces. */
const piece = { to: 'roaster_material', only: { material_unit: 'PC' } } as const;

/** How coffee is packed for whoever buys it: so much in a bag, with a label on it. */
export const roasterPackaging = defineEntity({
  name: 'roaster_packaging',
  scope: 'roaster',
  key: 'packaging_seq',
  label: { plain: 'packaging_name', locale: 'packaging_name_locale' },
  fields: {
    packaging_seq: serial({}),
    packaging_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    packaging_name: text({ required: 'plain', min: 3, max: 300 }),
    packaging_mass: { ...mass, required: true, min: 1, max: 60_000 },
    packaging_bag_seq: ref({ ...piece, required: true }),
    packaging_label_seq: ref(piece),
    /** A bag and a label by their last prices; empty while one of them has none. */
    packaging_cost: { ...unitPrice, max: 40_000_000, readonly: true },
    packaging_use: flag({ initial: true, view: 'word' }),
    packaging_note: memo({ max: 3000 }),
  },
});

const NAMES = ['packaging_name_locale', 'packaging_name'] as const;

/** The list and form of a roastery's ways to pack. */
export const roasterPackagingScreen = defineScreen(roasterPackaging, {
  name: 'roaster_packaging',
  path: '/api/roaster/customer/packaging',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('roaster', 'SMNG') },
  list: {
    columns: [
      ...NAMES,
      'packaging_mass',
      'packaging_bag_seq',
      'packaging_label_seq',
      'packaging_cost',
      'packaging_use',
    ],
    search: ['packaging_bag_seq', 'packaging_label_seq', 'packaging_use'],
    title: NAMES,
    sort: [...NAMES, 'packaging_mass', 'packaging_cost', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['packaging_use', 'packaging_label_seq'],
  },
  form: [
    { key: 'packaging_what', fields: [...NAMES, 'packaging_mass', 'packaging_use'] },
    { key: 'packaging_made', fields: ['packaging_bag_seq', 'packaging_label_seq', 'packaging_cost'] },
    { key: 'packaging_more', fields: ['packaging_note'] },
  ],
});
