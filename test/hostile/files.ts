import type { Hostile, Sent } from './table.ts';

const refused = (values: readonly unknown[], fault: Sent['fault']): Sent[] => values.map((value) => ({ value, fault }));

export const file: Hostile = {
  field: 'k_file',
  // It is chosen, never typed.
  typed: [],
  sent: [
    ...[null, '', [], Number.NaN].map((value) => ({ value, fault: null, kept: null })),
    ...[
      ['로스팅 1.csv', '시간,온도\r\n0,200\n'],
      ['로스팅.json'.normalize('NFD'), '{}'],
      ['A.ALOG', '\ufeff{"\'": []}'],
      ['.csv', '\n'],
      ['👍.csv', '=1+1'],
      ['قهوة.csv', '\u202e'],
      [`${'a'.repeat(251)}.csv`, 'a'.repeat(100_000)],
    ].map((value) => ({ value, fault: null })),
    ...refused(
      [
        'a.csv',
        7,
        true,
        {},
        { 0: 'a.csv', 1: 'b', length: 2 },
        ['a.csv'],
        ['a.csv', 'b', 'c'],
        [['a.csv', 'b']],
        [7, 'b'],
        [null, 'b'],
        ['', 'b'],
        ['csv', 'b'],
        ['a.exe', 'b'],
        ['a.csv.exe', 'b'],
        ['a.csv ', 'b'],
        ['../a.csv', 'b'],
        ['..\\a.csv', 'b'],
        ['a\n.csv', 'b'],
        ['a\u202evsc.csv', 'b'],
        ['a\u200b.csv', 'b'],
        [`${'a'.repeat(252)}.csv`, 'b'],
      ],
      'field_file',
    ),
    ...refused([['a.csv', '']], 'field_minLength'),
    ...refused(
      [
        ['a.csv', 7],
        ['a.csv', null],
        ['a.csv', {}],
        ['a.csv', ['b']],
        ['a.csv', 'a\u0000b'],
        ['a.csv', '\ud800'],
      ],
      'field_text',
    ),
    ...refused(
      [
        ['a.csv', 'a'.repeat(100_001)],
        ['a.csv', '가'.repeat(33_334)],
      ],
      'field_maxLength',
    ),
  ],
};
