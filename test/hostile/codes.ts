import type { Hostile } from './table.ts';

/** Lists of names and ids: parted by commas, as cells and as lines of a sheet. */
export const codes: Hostile = {
  field: 'k_codes',
  typed: [
    { typed: '케냐', shows: '', fault: null, value: ['KEN'] },
    { typed: '케냐, 에티오피아', shows: '', fault: null, value: ['KEN', 'ETH'] },
    { typed: '케냐\t에티오피아\r\n케냐', shows: '', fault: null, value: ['KEN', 'ETH'] },
    { typed: 'kenya,ETH', shows: '', fault: null, value: ['KEN', 'ETH'] },
    { typed: ' , ,', shows: '', fault: null, value: null },
    { typed: '케냐, 달나라', shows: '달나라', fault: 'field_code' },
    { typed: '\u202e달', shows: '\u202e달', fault: 'field_code' },
    { typed: 'ㅋㄴ', shows: 'ㅋㄴ', fault: 'field_code' },
  ],
  sent: [
    { value: ['KEN'], fault: null },
    { value: ['KEN', 'ETH'], fault: null },
    { value: [], fault: null, kept: null },
    { value: '', fault: null, kept: null },
    { value: 'KEN', fault: 'field_code' },
    { value: 'KEN,ETH', fault: 'field_code' },
    { value: ['KEN,ETH'], fault: 'field_code' },
    { value: ['KEN', 'KEN'], fault: 'field_twice' },
    { value: ['KEN', null], fault: 'field_code' },
    { value: ['KEN', ['ETH']], fault: 'field_code' },
    { value: ['ken'], fault: 'field_code' },
    { value: [1], fault: 'field_code' },
    { value: { 0: 'KEN', length: 1 }, fault: 'field_code' },
    { value: Array.from({ length: 76 }, (_, at) => `A${at + 100}`), fault: 'field_maxLength' },
    { value: ['A'.repeat(46)], fault: 'field_code' },
  ],
};
