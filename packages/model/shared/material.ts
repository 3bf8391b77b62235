import { code, count, flag, memo, type OrgKind, ref, scaled, serial, text } from '@hanjan/core';

/** So many pieces, grams or millilitres, as the unit of the material says. */
export const materialAmount = count({ min: 0, max: 100_000_000 });

/** Won for one piece, gram or millilitre. */
export const unitPrice = scaled({ scale: 100, min: 0, max: 20_000_000, unit: '₩' });

/** Whether so little is left that it has to be ordered. */
export const isLow = (instock: number | null, reorder: number | null): boolean =>
  reorder !== null && (instock ?? 0) < reorder;

/** What is used up in an organisation besides coffee. What there is of it follows from what was bought, used and counted. */
export const materialFields = <const O extends OrgKind>(org: O) => ({
  material_seq: serial({}),
  material_type: code({ required: true, group: 'MTRL' }),
  material_name_locale: text({ required: 'locale', min: 3, max: 300 }),
  material_name: text({ required: 'plain', min: 3, max: 300 }),
  supplier_seq: ref({ to: `${org}_supplier` as const }),
  /** What was bought and used was counted in it. */
  material_unit: code({
    required: true,
    group: 'MTUNIT',
    locked: { from: ['material_instock'], when: ({ material_instock }) => material_instock !== null },
  }),
  /** How much there is in a pack. */
  material_content: count({ min: 1, max: 100_000_000 }),
  material_reorder: materialAmount,
  /** Empty until something of it was bought or counted. */
  material_instock: { ...materialAmount, readonly: true },
  material_low: flag({ readonly: true, view: 'word' }),
  /** What a unit of it cost when it was bought last. */
  material_price: { ...unitPrice, readonly: true },
  material_place: text({ max: 300, suggest: true }),
  material_use: flag({ initial: true, view: 'word' }),
  material_detail: memo({ max: 3000 }),
});

interface Held {
  readonly material_instock: number | null;
  readonly material_reorder: number | null;
}

/** How materials are known, and what is calculated of them. */
export const materialKnown = {
  key: 'material_seq',
  label: { plain: 'material_name', locale: 'material_name_locale' },
  // Amounts of it are read in its unit.
  subtitle: ['material_unit'],
  derive: {
    material_low: {
      from: ['material_instock', 'material_reorder'],
      to: ({ material_instock, material_reorder }: Held) => isLow(material_instock, material_reorder),
    },
  },
} as const;

const NAMES = ['material_name_locale', 'material_name'] as const;

/** The list of materials. */
export const materialList = {
  columns: [
    ...NAMES,
    'material_type',
    'supplier_seq',
    'material_unit',
    'material_instock',
    'material_reorder',
    'material_low',
    'material_price',
    'material_place',
    'material_use',
  ],
  search: ['material_type', 'supplier_seq', 'material_low', 'material_instock', 'material_use'],
  title: [...NAMES, 'material_place'],
  sort: [...NAMES, 'material_low', 'material_instock', 'material_price', 'rgst_at', 'edit_at'],
  order: 'rgst_at.desc',
  bulk: ['material_use', 'supplier_seq', 'material_place'],
} as const;

/** What a form that needs a material chooses from. */
export const materialCode = {
  filters: ['material_type', 'material_unit'],
  use: 'material_use',
  with: ['material_instock'],
} as const;

/** The form of a material. */
export const materialForm = [
  { key: 'material_named', fields: [...NAMES, 'material_type', 'supplier_seq', 'material_use'] },
  { key: 'material_kept', fields: ['material_unit', 'material_content', 'material_reorder', 'material_place'] },
  { key: 'material_there', fields: ['material_instock', 'material_low', 'material_price'] },
  { key: 'material_moved', view: 'material_moves', fields: [] },
  { key: 'material_more', fields: ['material_detail'] },
] as const;
