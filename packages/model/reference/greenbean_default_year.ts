import { date, flag, memo, ref, serial } from '@hanjan/core';
import { defineEntity } from '../define.ts';
import { greenYear, measuredFields, measuredRules } from '../shared/greenbean.ts';

/** The harvest of one year of a green bean as its seller offers it. */
export const greenbeanDefaultYear = defineEntity({
  name: 'greenbean_default_year',
  scope: 'none',
  key: 'greenbean_default_year_seq',
  label: 'greenbean_default_seq',
  subtitle: ['greenbean_year'],
  fields: {
    greenbean_default_year_seq: serial({}),
    greenbean_default_seq: ref({ to: 'greenbean_default', required: true, locked: true }),
    greenbean_year: { ...greenYear, locked: true },
    greenbean_import_date: date({}),
    greenbean_packaging_date: date({}),
    ...measuredFields,
    greenbean_desc: memo({ max: 10000 }),
    greenbean_use: flag({ initial: true, view: 'word' }),
  },
  rules: measuredRules,
  unique: [['greenbean_default_seq', 'greenbean_year']],
});
