import { count, date, memo, type OrgKind, ref, serial, text } from '@hanjan/core';
import { materialAmount } from './material.ts';

/** A purchase of a material: how much of it came on a day, and what was paid for all of it. */
export const purchaseFields = <const O extends OrgKind>(org: O) => ({
  purchase_seq: serial({}),
  /** Not later than today where the organisation is. */
  purchase_date: date({ required: true, locked: true, initial: 'today' }),
  material_seq: ref({ to: `${org}_material` as const, required: true, locked: true }),
  supplier_seq: ref({ to: `${org}_supplier` as const }),
  purchase_amount: { ...materialAmount, required: true, min: 1 },
  /** Won for all of it. */
  purchase_price: count({ min: 0, max: 20_000_000, unit: '₩' }),
  purchase_invoice: text({ max: 300 }),
  purchase_note: memo({ max: 3000 }),
});

/** How purchases are known. */
export const purchaseKnown = {
  key: 'purchase_seq',
  label: 'material_seq',
  subtitle: ['purchase_date'],
} as const;

/** The list and form of purchases. */
export const purchaseLayout = {
  list: {
    columns: [
      'purchase_date',
      'material_seq',
      'purchase_amount',
      'purchase_price',
      'supplier_seq',
      'purchase_invoice',
      'purchase_note',
    ],
    search: ['material_seq', 'supplier_seq', 'purchase_date'],
    title: ['purchase_invoice', 'purchase_note'],
    sort: ['purchase_date', 'purchase_amount', 'purchase_price', 'rgst_at', 'edit_at'],
    order: 'purchase_date.desc',
    bulk: ['supplier_seq'],
  },
  form: [
    {
      key: 'purchase_what',
      fields: ['material_seq', 'purchase_date', 'purchase_amount', 'purchase_price'],
    },
    { key: 'purchase_from', fields: ['supplier_seq', 'purchase_invoice', 'purchase_note'] },
  ],
} as const;
