import { code, date, flag, memo, ref, text } from '@hanjan/core';
import { grinderPoint } from '../presets.ts';

/** The maker of equipment, chosen among the companies that make or sell it. */
export const equipMaker = ref({ to: 'company', only: { company_type: 'EQD' } });

/** What people call a piece of equipment among themselves; it tells one from others of its name. */
export const EQUIP_NICKS = ['equip_nick_locale', 'equip_nick'] as const;

/** A piece of equipment, whoever owns it. */
export const equipFields = {
  equip_type: code({ required: true, group: 'EQUIP', view: 'equip_type' }),
  equip_manufacture_seq: equipMaker,
  equip_seq: ref({ to: 'product_equip' }),
  equip_name_locale: text({ required: 'locale', min: 3, max: 300 }),
  equip_name: text({ required: 'plain', min: 3, max: 300 }),
  equip_nick_locale: text({ max: 300 }),
  equip_nick: text({ max: 300 }),
  equip_zero_point: grinderPoint,
  equip_purchase_date: date({}),
  equip_use: flag({ initial: true, view: 'word' }),
  equip_option: memo({ max: 10000 }),
  equip_detail: memo({ max: 10000 }),
} as const;

/** The list of somebody's equipment. */
export const equipList = {
  columns: [
    'equip_name_locale',
    'equip_name',
    'equip_type',
    'equip_manufacture_seq',
    'equip_purchase_date',
    'equip_use',
  ],
  search: ['equip_type', 'equip_manufacture_seq', 'equip_purchase_date', 'equip_use'],
  title: ['equip_name_locale', 'equip_name', 'equip_nick_locale', 'equip_nick'],
  sort: ['equip_name_locale', 'equip_name', 'equip_type', 'equip_purchase_date', 'rgst_at', 'edit_at'],
  order: 'rgst_at.desc',
  bulk: ['equip_use', 'equip_manufacture_seq'],
} as const;

/** What a form that needs equipment chooses from. */
export const equipCode = { filters: ['equip_type'], use: 'equip_use', with: EQUIP_NICKS } as const;

/** The form of a piece of equipment. */
export const equipForm = [
  { key: 'equip_what', fields: ['equip_type', 'equip_manufacture_seq', 'equip_seq'] },
  { key: 'equip_named', fields: ['equip_name_locale', 'equip_name', 'equip_nick_locale', 'equip_nick'] },
  { key: 'equip_own', fields: ['equip_purchase_date', 'equip_zero_point', 'equip_use'] },
  { key: 'equip_more', fields: ['equip_option', 'equip_detail'] },
] as const;
