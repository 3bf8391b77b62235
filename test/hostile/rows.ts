import type { Hostile } from './table.ts';

const row = { row_order: 1, row_region: 1, row_place: null, row_mass: 6000, row_percent: 1000 };
const rows = (count: number) => Array.from({ length: count }, () => row);

/** What is typed goes into the boxes of the items: see the test of rows in the kitchen. */
export const list: Hostile = {
  field: 'k_rows',
  typed: [],
  sent: [
    { value: '[]', fault: 'field_rows' },
    { value: JSON.stringify([row]), fault: 'field_rows' },
    { value: 1, fault: 'field_rows' },
    { value: true, fault: 'field_rows' },
    { value: row, fault: 'field_rows' },
    { value: {}, fault: 'field_rows' },
    { value: [null], fault: 'field_rows' },
    { value: [1], fault: 'field_rows' },
    { value: [[row]], fault: 'field_rows' },
    { value: [row, '케냐'], fault: 'field_rows' },
    { value: [{ ...row, constructor: 1 }], fault: 'field_rows' },
    { value: [{ ...row, nth: 1 }], fault: 'field_rows' },
    { value: [{ ...row, kind_seq: 1 }], fault: 'field_rows' },
    { value: [{}], fault: 'field_required' },
    { value: [{ ...row, row_region: null }], fault: 'field_required' },
    { value: [{ ...row, row_mass: Number.NaN }], fault: 'field_required' },
    { value: [{ ...row, row_mass: Number.POSITIVE_INFINITY }], fault: 'field_required' },
    { value: [{ ...row, row_region: '1' }], fault: 'field_ref' },
    { value: [{ ...row, row_region: 0 }], fault: 'field_ref' },
    { value: [{ ...row, row_region: 2 ** 53 }], fault: 'field_ref' },
    { value: [{ ...row, row_region: [1] }], fault: 'field_ref' },
    { value: [{ ...row, row_mass: '6000' }], fault: 'field_NaN' },
    { value: [{ ...row, row_mass: 'NaN' }], fault: 'field_NaN' },
    { value: [{ ...row, row_mass: '1,234.5 g' }], fault: 'field_NaN' },
    { value: [{ ...row, row_mass: 0.5 }], fault: 'field_NaN' },
    { value: [{ ...row, row_mass: -1 }], fault: 'field_minValue' },
    { value: [{ ...row, row_mass: 2 ** 31 }], fault: 'field_maxValue' },
    { value: [row, { ...row, row_place: 'home' }], fault: 'field_code' },
    { value: [{ ...row, row_place: '집\u0000' }], fault: 'field_code' },
    { value: [{ ...row, row_place: '\ud800' }], fault: 'field_code' },
    { value: [{ ...row, row_place: '\u202e집' }], fault: 'field_code' },
    { value: rows(21), fault: 'sublist_maxLength' },
    { value: rows(20), fault: null },
    { value: [], fault: null, kept: null },
    { value: null, fault: null },
    // What is counted and shared out is nobody's to say.
    { value: [{ row_region: 1, row_mass: 0 }], fault: null },
    { value: [{ ...row, row_order: 20, row_percent: 1 }], fault: null, kept: [row] },
  ],
};
