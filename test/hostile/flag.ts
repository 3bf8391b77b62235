import type { Hostile } from './table.ts';

/** Nothing but yes and no; empty is no. */
export const flag: Hostile = {
  field: 'k_flag',
  typed: [],
  sent: [
    { value: true, fault: null },
    { value: false, fault: null },
    { value: null, fault: null, kept: false },
    { value: '', fault: null, kept: false },
    { value: [], fault: null, kept: false },
    { value: 'true', fault: 'field_flag' },
    { value: '예', fault: 'field_flag' },
    { value: 1, fault: 'field_flag' },
    { value: 0, fault: 'field_flag' },
    { value: 'NaN', fault: 'field_flag' },
    { value: {}, fault: 'field_flag' },
    { value: [true], fault: 'field_flag' },
  ],
};
