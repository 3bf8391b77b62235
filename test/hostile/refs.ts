import type { Hostile } from './table.ts';

/** Lists of keys. */
export const refs: Hostile = {
  field: 'k_refs',
  typed: [
    { typed: '1,2', shows: '1, 2', fault: 'field_ref' },
    { typed: '없는 농장', shows: '없는 농장', fault: 'field_ref' },
    { typed: '', shows: '', fault: null, value: null },
  ],
  sent: [
    { value: [], fault: null, kept: null },
    { value: '', fault: null, kept: null },
    { value: [1, 1], fault: 'field_twice' },
    { value: [1, null], fault: 'field_ref' },
    { value: ['1'], fault: 'field_ref' },
    { value: [0], fault: 'field_ref' },
    { value: [2 ** 53], fault: 'field_ref' },
    { value: 1, fault: 'field_ref' },
    { value: '1', fault: 'field_ref' },
    { value: Array.from({ length: 21 }, (_, at) => at + 1), fault: 'sublist_maxLength' },
  ],
};
