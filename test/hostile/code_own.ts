import type { Hostile } from './table.ts';

/** A choice that can be answered in own words. */
export const codeOwn: Hostile = {
  field: 'k_code_own',
  typed: [
    { typed: '사이폰', shows: '사이폰', fault: null, value: 'SYP' },
    { typed: 'syphon', shows: '사이폰', fault: null, value: 'SYP' },
    { typed: '물방울 드립', shows: '물방울 드립', fault: 'field_code' },
  ],
  sent: [
    { value: 'SYP', fault: null },
    { value: 'etc', fault: 'field_code' },
    { value: 'ETC', with: { k_code_own_etc: '물방울 드립' }, fault: null },
  ],
};
