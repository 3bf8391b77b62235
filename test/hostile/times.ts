import type { FaultKey } from '@hanjan/core';
import { FIRST_DAY, LAST_DAY, localDate } from '@hanjan/core';
import type { Hostile, Sent, Typed } from './table.ts';

const YEAR = localDate().slice(0, 4);

/** What is neither a day nor a time. */
const none = (fault: FaultKey): Sent[] => [
  ...[
    'NaN',
    'Infinity',
    'infinity',
    '-infinity',
    'epoch',
    'now',
    'today',
    'null',
    '2026-11-20; DROP TABLE account',
    '２０２６-１１-２０',
    '2026-11-20 ',
    '2026-11-20\u202e',
    '+002026-11-20',
    '-2026-11-20',
    '0000-00-00',
    '0001-01-01 BC',
    '한잔'.normalize('NFD'),
    '👍',
    1e300,
    -1,
    0.5,
    true,
    { date: '2026-11-20' },
    [['2026-11-20']],
    [null],
  ].map((value) => ({ value, fault })),
  { value: '', fault: null, kept: null },
  { value: [], fault: null, kept: null },
  { value: Number.NaN, fault: null, kept: null },
  { value: Number.POSITIVE_INFINITY, fault: null, kept: null },
];

/** What cannot be read stays as it was typed. */
const unread = (fault: FaultKey, typed: string, shows = typed): Typed => ({ typed, shows, fault });

const UNREAD = [
  '어제',
  '한잔'.normalize('NFD'),
  'NaN',
  '1e400',
  '9'.repeat(400),
  '-2026-11-20',
  '2026-11-20\u202e',
  '2026-11-20 👍',
  '=TODAY()',
  '<b>2026-11-20</b>',
  '٢٠٢٦-١١-٢٠',
  '2026-11-20\u200b',
];

export const date: Hostile = {
  field: 'k_date',
  sent: [
    ...none('field_date'),
    { value: '2026-11-20', fault: null },
    { value: '2024-02-29', fault: null },
    { value: FIRST_DAY, fault: null },
    { value: LAST_DAY, fault: null },
    { value: '1899-12-31', fault: 'field_minValue' },
    { value: '3000-01-01', fault: 'field_maxValue' },
    { value: '2023-02-29', fault: 'field_date' },
    { value: '2026-11-31', fault: 'field_date' },
    { value: '2026-1-1', fault: 'field_date' },
    { value: '20261120', fault: 'field_date' },
    { value: '2026-11-20T00:00:00.000Z', fault: 'field_date' },
    { value: '10000-01-01', fault: 'field_date' },
    { value: 20261120, fault: 'field_date' },
  ],
  typed: [
    ...UNREAD.map((typed) => unread('field_date', typed)),
    { typed: '   ', shows: '', fault: null, value: null },
    { typed: '20261120', shows: '2026-11-20', fault: null, value: '2026-11-20' },
    { typed: '2026. 11. 3.', shows: '2026-11-03', fault: null, value: '2026-11-03' },
    { typed: '2026년 11월 20일', shows: '2026-11-20', fault: null, value: '2026-11-20' },
    { typed: '2026년 11월 20일'.normalize('NFD'), shows: '2026-11-20', fault: null, value: '2026-11-20' },
    { typed: '２０２６－１１－２０', shows: '2026-11-20', fault: null, value: '2026-11-20' },
    { typed: '2026−11−20', shows: '2026-11-20', fault: null, value: '2026-11-20' },
    { typed: '\u00a02026-11-20\t', shows: '2026-11-20', fault: null, value: '2026-11-20' },
    { typed: '11-20', shows: `${YEAR}-11-20`, fault: null, value: `${YEAR}-11-20` },
    { typed: '1899-12-31', shows: '1899-12-31', fault: 'field_minValue' },
    { typed: '3000-01-01', shows: '3000-01-01', fault: 'field_maxValue' },
    unread('field_date', '2023-02-29'),
    unread('field_date', '2026-11'),
    unread('field_date', '2026-11-20 2026-11-21'),
    unread('field_date', '11/20/2026'),
  ],
};

export const week: Hostile = {
  field: 'k_date_week',
  sent: [
    { value: '2026-11-16', fault: null },
    { value: '2026-11-17', fault: 'field_date' },
    { value: '2026-W47', fault: 'field_date' },
    { value: '2019-12-30', fault: null },
    { value: '2019-12-23', fault: 'field_minValue' },
  ],
  typed: [
    { typed: '2026-W47', shows: '2026-W47', fault: null, value: '2026-11-16' },
    { typed: '2026w47', shows: '2026-W47', fault: null, value: '2026-11-16' },
    { typed: '2026년 47주', shows: '2026-W47', fault: null, value: '2026-11-16' },
    { typed: '2026-11-20', shows: '2026-W47', fault: null, value: '2026-11-16' },
    { typed: '2024-12-30', shows: '2025-W01', fault: null, value: '2024-12-30' },
    { typed: '2019-W52', shows: '2019-W52', fault: 'field_minValue' },
    unread('field_date', '2021-W53'),
    unread('field_date', '2026-W00'),
    unread('field_date', '2026-47'),
  ],
};

export const month: Hostile = {
  field: 'k_date_month',
  sent: [
    { value: '2026-11-01', fault: null },
    { value: '2026-11-02', fault: 'field_date' },
    { value: '2026-11', fault: 'field_date' },
  ],
  typed: [
    { typed: '2026-11', shows: '2026-11', fault: null, value: '2026-11-01' },
    { typed: '202611', shows: '2026-11', fault: null, value: '2026-11-01' },
    { typed: '2026년 11월', shows: '2026-11', fault: null, value: '2026-11-01' },
    { typed: '11월', shows: `${YEAR}-11`, fault: null, value: `${YEAR}-11-01` },
    { typed: '2026-11-20', shows: '2026-11', fault: null, value: '2026-11-01' },
    unread('field_date', '2026-13'),
    unread('field_date', '2026-00'),
  ],
};

export const quarter: Hostile = {
  field: 'k_date_quarter',
  sent: [
    { value: '2026-10-01', fault: null },
    { value: '2026-11-01', fault: 'field_date' },
    { value: '2026-Q4', fault: 'field_date' },
  ],
  typed: [
    { typed: '2026-Q4', shows: '2026-Q4', fault: null, value: '2026-10-01' },
    { typed: 'Q4 2026', shows: '2026-Q4', fault: null, value: '2026-10-01' },
    { typed: '2026년 4분기', shows: '2026-Q4', fault: null, value: '2026-10-01' },
    { typed: '2026-11-20', shows: '2026-Q4', fault: null, value: '2026-10-01' },
    unread('field_date', '2026-Q5'),
    unread('field_date', '2026-Q0'),
  ],
};

export const year: Hostile = {
  field: 'k_date_year',
  sent: [
    { value: '2026-01-01', fault: null },
    { value: '2026-11-01', fault: 'field_date' },
    { value: '2026', fault: 'field_date' },
    { value: 2026, fault: 'field_date' },
  ],
  typed: [
    { typed: '2026', shows: '2026', fault: null, value: '2026-01-01' },
    { typed: '２０２６년', shows: '2026', fault: null, value: '2026-01-01' },
    { typed: '1899', shows: '1899', fault: 'field_minValue' },
    { typed: '3000', shows: '3000', fault: 'field_maxValue' },
    unread('field_date', '26'),
    unread('field_date', '0026'),
  ],
};

export const dates: Hostile = {
  field: 'k_dates',
  sent: [
    ...none('field_date').filter(({ value }) => !Array.isArray(value)),
    { value: '2026-11-20', fault: 'field_date' },
    { value: ['2026-11-20'], fault: null },
    { value: ['2026-11-20', '2026-11-21'], fault: null },
    { value: ['2026-11-21', '2026-11-20'], fault: 'field_date' },
    { value: ['2026-11-20', '2026-11-20'], fault: 'field_twice' },
    { value: ['2026-11-20', null], fault: 'field_date' },
    { value: ['2026-11-20', ''], fault: 'field_date' },
    { value: [['2026-11-20']], fault: 'field_date' },
    { value: ['1899-12-31'], fault: 'field_minValue' },
    { value: ['3000-01-01'], fault: 'field_maxValue' },
    { value: [], fault: null, kept: null },
    { value: [1, 2, 3, 4, 5].map((day) => `2026-11-0${day}`), fault: null },
    { value: [1, 2, 3, 4, 5, 6].map((day) => `2026-11-0${day}`), fault: 'sublist_maxLength' },
  ],
  typed: [
    // What is read becomes chips; only what is not stays in the box.
    { typed: '2026-11-22, 20261120', shows: '', fault: null, value: ['2026-11-20', '2026-11-22'] },
    { typed: '2026-11-20\n2026-11-22', shows: '', fault: null, value: ['2026-11-20', '2026-11-22'] },
    { typed: '2026-11-20, 2026-11-20', shows: '', fault: null, value: ['2026-11-20'] },
    unread('field_date', '어제'),
    { typed: '2026-11-20, 어제', shows: '어제', fault: 'field_date' },
    { typed: '2026-02-30, 2026-11-20', shows: '2026-02-30, 2026-11-20', fault: 'field_date' },
  ],
};

export const period: Hostile = {
  field: 'k_period',
  sent: [
    ...none('field_period').filter(({ kept }) => kept === undefined),
    { value: ['2026-11-01', '2026-11-20'], fault: null },
    { value: ['2026-11-20', '2026-11-20'], fault: null },
    { value: ['2026-11-20', '2026-11-19'], fault: 'field_period' },
    { value: ['2026-11-20'], fault: 'field_period' },
    { value: ['2026-11-20', null], fault: 'field_period' },
    { value: ['2026-11-20', '2026-11-21', '2026-11-22'], fault: 'field_period' },
    { value: { 0: '2026-11-20', 1: '2026-11-21', length: 2 }, fault: 'field_period' },
    { value: ['2019-12-31', '2026-11-20'], fault: 'field_minValue' },
    { value: ['2026-11-20', '3000-01-01'], fault: 'field_maxValue' },
    { value: [], fault: null, kept: null },
  ],
  typed: [
    ...UNREAD.map((typed) => unread('field_period', typed)),
    ...['2026-11-01 – 2026-11-20', '2026-11-01~11-20', '20261101 - 20261120', '2026-11-01 to 2026-11-20'].map(
      (typed): Typed => ({
        typed,
        shows: '2026-11-01 – 2026-11-20',
        fault: null,
        value: ['2026-11-01', '2026-11-20'],
      }),
    ),
    { typed: '2026-11', shows: '2026-11-01 – 2026-11-30', fault: null, value: ['2026-11-01', '2026-11-30'] },
    { typed: '2026-11-20 – 2026-11-01', shows: '2026-11-20 – 2026-11-01', fault: 'field_period' },
    { typed: '2019-11', shows: '2019-11-01 – 2019-11-30', fault: 'field_minValue' },
    unread('field_period', '2026-11-20'),
    unread('field_period', '2026-11-20 –', '2026-11-20 –'),
    unread('field_period', '2026-11-01 – 2026-11-31'),
  ],
};

export const time: Hostile = {
  field: 'k_time',
  sent: [
    ...none('field_time'),
    { value: '00:00:00', fault: null },
    { value: '23:59:59', fault: null },
    { value: '24:00:00', fault: 'field_time' },
    { value: '23:59:60', fault: 'field_time' },
    { value: '09:05', fault: 'field_time' },
    { value: '9:05:00', fault: 'field_time' },
    { value: '09:05:30.5', fault: 'field_time' },
    { value: '09:05:30+09', fault: 'field_time' },
    { value: 'allballs', fault: 'field_time' },
    { value: 90530, fault: 'field_time' },
  ],
  typed: [
    ...UNREAD.map((typed) => unread('field_time', typed)),
    { typed: '9:05', shows: '09:05:00', fault: null, value: '09:05:00' },
    { typed: '0905', shows: '09:05:00', fault: null, value: '09:05:00' },
    { typed: '090530', shows: '09:05:30', fault: null, value: '09:05:30' },
    { typed: '９：０５：３０', shows: '09:05:30', fault: null, value: '09:05:30' },
    { typed: '오후 2:28', shows: '14:28:00', fault: null, value: '14:28:00' },
    { typed: '2:28 PM', shows: '14:28:00', fault: null, value: '14:28:00' },
    unread('field_time', '24:00'),
    unread('field_time', '9:60'),
    unread('field_time', '9:05:30.5'),
    unread('field_time', '-9:05'),
  ],
};

export const moment: Hostile = {
  field: 'k_moment',
  sent: [
    ...none('field_date'),
    { value: '2026-11-20T05:28:05.000Z', fault: null },
    { value: '1900-01-01T00:00:00.000Z', fault: null },
    { value: '2999-12-31T23:59:59.000Z', fault: null },
    { value: '1899-12-31T23:59:59.000Z', fault: 'field_minValue' },
    { value: '3000-01-01T00:00:00.000Z', fault: 'field_maxValue' },
    { value: '2026-11-20T05:28:05.001Z', fault: 'field_date' },
    { value: '2026-11-20T05:28:05Z', fault: 'field_date' },
    { value: '2026-11-20T24:00:00.000Z', fault: 'field_date' },
    { value: '2026-02-30T00:00:00.000Z', fault: 'field_date' },
    { value: '2026-11-20T05:28:05.000+09:00', fault: 'field_date' },
    { value: '2026-11-20', fault: 'field_date' },
    { value: 1_795_152_485_000, fault: 'field_date' },
  ],
  typed: [
    ...UNREAD.map((typed) => unread('field_date', typed)),
    ...['2026-11-20 14:28', '202611201428', '2026. 11. 20. 오후 2:28', '2026-11-20\t14:28:00'].map(
      (typed): Typed => ({ typed, shows: '2026-11-20 14:28:00', fault: null }),
    ),
    { typed: '3000-01-02 00:00', shows: '3000-01-02 00:00:00', fault: 'field_maxValue' },
    unread('field_date', '2026-11-20'),
    unread('field_date', '2026-11-20 25:00'),
    unread('field_date', '2026-02-30 14:28'),
  ],
};

export const term: Hostile = {
  field: 'k_term',
  sent: [
    ...none('field_time').filter(({ value }) => value !== 1e300 && value !== -1),
    { value: 1e300, fault: 'field_maxValue' },
    { value: -1, fault: 'field_minValue' },
    { value: 0, fault: null },
    { value: -0, fault: null, kept: 0 },
    { value: 86_400_000, fault: null },
    { value: 86_401_000, fault: 'field_maxValue' },
    { value: -1000, fault: 'field_minValue' },
    { value: 500, fault: 'field_step' },
    { value: 2 ** 53, fault: 'field_maxValue' },
    { value: '3:25', fault: 'field_time' },
    { value: '205000', fault: 'field_time' },
  ],
  typed: [
    ...UNREAD.map((typed) => unread('field_time', typed)),
    { typed: '3:25', shows: '3:25', fault: null, value: 205_000 },
    { typed: '205', shows: '3:25', fault: null, value: 205_000 },
    { typed: '３：２５', shows: '3:25', fault: null, value: 205_000 },
    { typed: '1:03:25', shows: '1:03:25', fault: null, value: 3_805_000 },
    { typed: '3분 25초', shows: '3:25', fault: null, value: 205_000 },
    { typed: '3m25s', shows: '3:25', fault: null, value: 205_000 },
    { typed: '75:00', shows: '1:15:00', fault: null, value: 4_500_000 },
    { typed: '0', shows: '0:00', fault: null, value: 0 },
    { typed: '3:25.5', shows: '3:25.5', fault: 'field_step' },
    { typed: '25:00:00', shows: '25:00:00', fault: 'field_maxValue' },
    { typed: '-1', shows: '−0:01', fault: 'field_minValue' },
    unread('field_time', '3:60'),
    unread('field_time', '3:'),
    unread('field_time', '3:25\t4:10', '3:25\t4:10'),
  ],
};

export const tenths: Hostile = {
  field: 'k_term_tenths',
  sent: [
    { value: -600_000, fault: null },
    { value: -600_100, fault: 'field_minValue' },
    { value: 780_000, fault: null },
    { value: 780_100, fault: 'field_maxValue' },
    { value: 205_300, fault: null },
    { value: 205_350, fault: 'field_step' },
  ],
  typed: [
    { typed: '3:25.3', shows: '3:25.3', fault: null, value: 205_300 },
    { typed: '−1:30', shows: '−1:30', fault: null, value: -90_000 },
    { typed: '-1:30.5', shows: '−1:30.5', fault: null, value: -90_500 },
    { typed: '3:25.35', shows: '3:25.35', fault: 'field_step' },
  ],
};
