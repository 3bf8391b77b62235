import { code, date, memo, type OrgKind, type Rule, ref, serial } from '@hanjan/core';
import { materialAmount } from './material.ts';

/** What a material was used or thrown away for, or how much of it was counted, on a day. */
export const useFields = <const O extends OrgKind>(org: O) => ({
  use_seq: serial({}),
  /** Not later than today where the organisation is. */
  use_date: date({ required: true, locked: true, initial: 'today' }),
  material_seq: ref({ to: `${org}_material` as const, required: true, locked: true }),
  use_type: code({ required: true, locked: true, group: 'MTUSE', initial: 'USE' }),
  use_amount: { ...materialAmount, required: true },
  use_note: memo({ max: 3000 }),
});

interface Used {
  readonly use_type: string | null;
  readonly use_amount: number | null;
}

/** Nothing can be counted, but not used. */
export const usesSomething: Rule<Used> = {
  at: 'use_amount',
  from: ['use_type', 'use_amount'],
  check: ({ use_type, use_amount }) =>
    use_amount === 0 && use_type !== 'COUNT' ? { key: 'field_minValue', args: { min: 1 } } : null,
};

/** How these are known. */
export const useKnown = {
  key: 'use_seq',
  label: 'material_seq',
  subtitle: ['use_type', 'use_date'],
} as const;

/** Their list and form. */
export const useLayout = {
  list: {
    columns: ['use_date', 'material_seq', 'use_type', 'use_amount', 'use_note'],
    search: ['material_seq', 'use_type', 'use_date', 'rgst_user'],
    title: ['use_note'],
    sort: ['use_date', 'rgst_at', 'edit_at'],
    order: 'use_date.desc',
  },
  form: [{ key: 'use_what', fields: ['material_seq', 'use_type', 'use_amount', 'use_date', 'use_note'] }],
} as const;
