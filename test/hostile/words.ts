import type { Hostile } from './table.ts';

const long = '가'.repeat(101);

/** Own words: cells and lines of a sheet, letters in other forms, what no database keeps. */
export const words: Hostile = {
  field: 'k_words',
  typed: [
    { typed: '유자', shows: '', fault: null, value: ['유자'] },
    { typed: '유자,할머니 집', shows: '', fault: null, value: ['유자', '할머니 집'] },
    { typed: '유자\t봄\r\n비', shows: '', fault: null, value: ['유자', '봄', '비'] },
    { typed: ' , ,, ', shows: '', fault: null, value: null },
    { typed: '유자, 유자', shows: '', fault: null, value: ['유자'] },
    { typed: '유자'.normalize('NFD'), shows: '', fault: null, value: ['유자'] },
    { typed: '<b>1</b>', shows: '', fault: null, value: ['<b>1</b>'] },
    { typed: '👨\u200d👩\u200d👧', shows: '', fault: null, value: ['👨\u200d👩\u200d👧'] },
    { typed: long, shows: '', fault: 'field_maxLength' },
  ],
  sent: [
    { value: ['유자', '봄'], fault: null },
    { value: ['\u202e거꾸로'], fault: null },
    { value: ['유자'.normalize('NFD')], fault: null },
    { value: [], fault: null, kept: null },
    { value: '', fault: null, kept: null },
    { value: '유자', fault: 'field_text' },
    { value: ['유자', `a${'\u0301\u0316'.repeat(16)}`], fault: 'field_marks' },
    { value: [''], fault: 'field_text' },
    { value: ['a,b'], fault: 'field_text' },
    { value: ['유자', '유자'], fault: 'field_twice' },
    { value: [1], fault: 'field_text' },
    { value: [null], fault: 'field_text' },
    { value: [['유자']], fault: 'field_text' },
    { value: ['가'.repeat(100)], fault: null },
    { value: [long], fault: 'field_maxLength' },
    { value: { 0: '유자' }, fault: 'field_text' },
  ],
};
