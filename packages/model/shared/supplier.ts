import { code, flag, link, memo, ref, serial, text } from '@hanjan/core';
import type { SPLR } from '../seed/code/splr.ts';

type Kind = (typeof SPLR)[number][0];

/** Whom somebody buys from, and how to reach them; `among` are the kinds of suppliers that they have. */
export const supplierFields = (among: readonly Kind[]) => ({
  supplier_seq: serial({}),
  supplier_type: code({ required: true, group: 'SPLR', among }),
  supplier_name_locale: text({ required: 'locale', min: 3, max: 300 }),
  supplier_name: text({ required: 'plain', min: 3, max: 300 }),
  supplier_country: code({ group: 'CNTR' }),
  /** The same company in what administrators keep for all. */
  supplier_company_seq: ref({ to: 'company' }),
  supplier_person: text({ max: 300 }),
  supplier_phone: text({ max: 100 }),
  supplier_mail: text({ max: 300 }),
  supplier_site: link({ max: 1000 }),
  supplier_use: flag({ initial: true, view: 'word' }),
  supplier_note: memo({ max: 10000 }),
});

/** By what suppliers are known. */
export const supplierKnown = {
  key: 'supplier_seq',
  label: { plain: 'supplier_name', locale: 'supplier_name_locale' },
} as const;

/** The list of suppliers. */
export const supplierList = {
  columns: [
    'supplier_name_locale',
    'supplier_name',
    'supplier_type',
    'supplier_country',
    'supplier_person',
    'supplier_phone',
    'supplier_use',
  ],
  search: ['supplier_type', 'supplier_country', 'supplier_use'],
  title: ['supplier_name_locale', 'supplier_name', 'supplier_person'],
  sort: ['supplier_name_locale', 'supplier_name', 'rgst_at', 'edit_at'],
  order: 'rgst_at.desc',
  bulk: ['supplier_use', 'supplier_type', 'supplier_country'],
} as const;

/** What a form that needs a supplier chooses from. */
export const supplierCode = { filters: ['supplier_type'], use: 'supplier_use' } as const;

/** The form of a supplier. */
export const supplierForm = [
  {
    key: 'supplier_what',
    fields: [
      'supplier_name_locale',
      'supplier_name',
      'supplier_type',
      'supplier_country',
      'supplier_company_seq',
      'supplier_use',
    ],
  },
  {
    key: 'supplier_reached',
    fields: ['supplier_person', 'supplier_phone', 'supplier_mail', 'supplier_site'],
  },
  { key: 'supplier_more', fields: ['supplier_note'] },
] as const;
