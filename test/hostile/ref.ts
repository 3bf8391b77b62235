import type { Hostile } from './table.ts';

/** Keys of records that are none, too large, or nobody's; digits that are typed are a name, never a key. */
export const ref: Hostile = {
  field: 'k_ref',
  typed: [
    { typed: '', shows: '', fault: null, value: null },
    { typed: '1', shows: '1', fault: 'field_ref' },
    { typed: '#1', shows: '#1', fault: 'field_ref' },
    { typed: '없는 지역', shows: '없는 지역', fault: 'field_ref' },
    { typed: '1e400', shows: '1e400', fault: 'field_ref' },
  ],
  sent: [
    { value: 1, fault: null },
    { value: '', fault: null, kept: null },
    { value: 0, fault: 'field_ref' },
    { value: -1, fault: 'field_ref' },
    { value: 1.5, fault: 'field_ref' },
    { value: Number.POSITIVE_INFINITY, fault: null, kept: null },
    { value: 1e300, fault: 'field_ref' },
    { value: 2 ** 53, fault: 'field_ref' },
    { value: '1', fault: 'field_ref' },
    { value: 'NaN', fault: 'field_ref' },
    { value: 'ETC', fault: 'field_ref' },
    { value: [1], fault: 'field_ref' },
    { value: { seq: 1 }, fault: 'field_ref' },
    { value: true, fault: 'field_ref' },
  ],
};

/** A reference that can be answered in own words: it cannot hold that choice itself. */
export const refOwn: Hostile = {
  field: 'k_ref_own',
  typed: [{ typed: '우리 동네 로스터', shows: '우리 동네 로스터', fault: 'field_ref' }],
  sent: [
    { value: 'ETC', fault: null, kept: null },
    { value: 'etc', fault: 'field_ref' },
  ],
};
