import type { Hostile, Sent, Typed } from './table.ts';

/** What no number is. */
const NONE: readonly Sent[] = [
  { value: '12', fault: 'field_NaN' },
  { value: 'NaN', fault: 'field_NaN' },
  { value: 'Infinity', fault: 'field_NaN' },
  { value: '１２', fault: 'field_NaN' },
  { value: '1,234', fault: 'field_NaN' },
  { value: '12\u0000', fault: 'field_NaN' },
  { value: '\ud800', fault: 'field_NaN' },
  { value: true, fault: 'field_NaN' },
  { value: [12], fault: 'field_NaN' },
  { value: { value: 12 }, fault: 'field_NaN' },
  { value: 0.001, fault: 'field_NaN' },
  { value: Number.NaN, fault: null, kept: null },
  { value: Number.POSITIVE_INFINITY, fault: null, kept: null },
  { value: '', fault: null, kept: null },
  { value: [], fault: null, kept: null },
  { value: -0, fault: null, kept: 0 },
  { value: 1e300, fault: 'field_maxValue' },
  { value: -1e300, fault: 'field_minValue' },
  { value: 2 ** 53, fault: 'field_maxValue' },
];

/** What can be read as no number stays as it was typed. */
const unread = (typed: string, shows = typed): Typed => ({ typed, shows, fault: 'field_NaN' });

const UNREAD: readonly Typed[] = [
  unread('12a'),
  unread('1e400'),
  unread('1e3'),
  unread('0x10'),
  unread('NaN'),
  unread('Infinity'),
  unread('9'.repeat(400)),
  unread('99999999999999999999'),
  unread('1.2.3'),
  unread('1.234,5'),
  unread('12,34,567'),
  unread('12²'),
  unread('½'),
  unread('①'),
  unread('٣'),
  unread('१२'),
  unread('열둘'),
  unread('12👍'),
  unread('12\u202e'),
  unread('1\u200b2'),
  unread('(12)'),
  unread('--12'),
  unread('=1+1'),
  unread('12 13'),
  { typed: '   ', shows: '', fault: null, value: null },
];

export const count: Hostile = {
  field: 'k_count',
  sent: [
    ...NONE,
    { value: 0, fault: null },
    { value: 1000, fault: null },
    { value: -1, fault: 'field_minValue' },
    { value: 1001, fault: 'field_maxValue' },
    { value: 7.5, fault: 'field_NaN' },
  ],
  typed: [
    unread('12a'),
    unread('1e400'),
    unread('9'.repeat(400)),
    { typed: '12', shows: '12', fault: null, value: 12 },
    { typed: '0', shows: '0', fault: null, value: 0 },
    { typed: '-0', shows: '0', fault: null, value: 0 },
    { typed: '0012', shows: '12', fault: null, value: 12 },
    { typed: '12.0', shows: '12', fault: null, value: 12 },
    { typed: '１２', shows: '12', fault: null, value: 12 },
    { typed: '12 g', shows: '12', fault: null, value: 12 },
    { typed: '1,000', shows: '1000', fault: null, value: 1000 },
    { typed: '\u00a012\u3000', shows: '12', fault: null, value: 12 },
    { typed: '−1', shows: '−1', fault: 'field_minValue' },
    { typed: '1001', shows: '1001', fault: 'field_maxValue' },
    unread('7.5'),
    unread('12 kg'),
  ],
};

export const agtron: Hostile = {
  field: 'k_count_slider',
  sent: [
    { value: 25, fault: null },
    { value: 95, fault: null },
    { value: 24, fault: 'field_minValue' },
    { value: 96, fault: 'field_maxValue' },
    { value: 26, fault: 'field_step' },
    { value: '#55', fault: 'field_NaN' },
  ],
  typed: [
    { typed: '55', shows: '55', fault: null, value: 55 },
    { typed: '#55', shows: '55', fault: null, value: 55 },
    { typed: '56', shows: '56', fault: 'field_step' },
    { typed: '15', shows: '15', fault: 'field_minValue' },
    unread('##55'),
  ],
};

export const scaled: Hostile = {
  field: 'k_scaled',
  sent: [
    ...NONE.filter(({ value }) => value !== 0.001),
    { value: 92.5, fault: 'field_NaN' },
    { value: -6000, fault: null },
    { value: 30_000, fault: null },
    { value: -6001, fault: 'field_minValue' },
    { value: 30_001, fault: 'field_maxValue' },
  ],
  typed: [
    ...UNREAD,
    { typed: '92.5', shows: '92.50', fault: null, value: 9250 },
    { typed: '92,5', shows: '92.50', fault: null, value: 9250 },
    { typed: '.5', shows: '0.50', fault: null, value: 50 },
    { typed: '−2', shows: '−2.00', fault: null, value: -200 },
    { typed: '– 2', shows: '−2.00', fault: null, value: -200 },
    { typed: '－２．５', shows: '−2.50', fault: null, value: -250 },
    { typed: '-0.001', shows: '0.00', fault: null, value: 0 },
    { typed: '36.555', shows: '36.56', fault: null, value: 3656 },
    { typed: '92.5 °C', shows: '92.50', fault: null, value: 9250 },
    { typed: '92.5℃', shows: '92.50', fault: null, value: 9250 },
    { typed: '212 °F', shows: '100.00', fault: null, value: 10_000 },
    { typed: '300.01', shows: '300.01', fault: 'field_maxValue' },
    { typed: '-60.01', shows: '−60.01', fault: 'field_minValue' },
    unread('92.5 g'),
    unread('92.5\t93.5'),
  ],
};

export const mass: Hostile = {
  field: 'k_scaled_mass',
  sent: [
    { value: 0, fault: null },
    { value: 1_000_000_000, fault: null },
    { value: 1_000_000_001, fault: 'field_maxValue' },
    { value: -1, fault: 'field_minValue' },
  ],
  typed: [
    { typed: '1,234.5', shows: '1234.5', fault: null, value: 12_345 },
    { typed: '12,345,678', shows: '12345678.0', fault: null, value: 123_456_780 },
    { typed: '1.5 kg', shows: '1500.0', fault: null, value: 15_000 },
    { typed: '1.5㎏', shows: '1500.0', fault: null, value: 15_000 },
    { typed: '1 lb', shows: '453.6', fault: null, value: 4536 },
    { typed: '100000000.1', shows: '100000000.1', fault: 'field_maxValue' },
    unread('1.5 °C'),
  ],
};

export const loss: Hostile = {
  field: 'k_scaled_loss',
  sent: [
    { value: 123.4, fault: null },
    { value: 1000, fault: null },
    { value: 123.45, fault: 'field_NaN' },
    { value: -0.1, fault: 'field_minValue' },
    { value: 1000.1, fault: 'field_maxValue' },
  ],
  typed: [
    { typed: '12.34%', shows: '12.34', fault: null, value: 123.4 },
    { typed: '12.345', shows: '12.35', fault: null, value: 123.5 },
    { typed: '100.01', shows: '100.01', fault: 'field_maxValue' },
  ],
};

export const percent: Hostile = {
  field: 'k_scaled_percent',
  sent: [
    { value: 125, fault: null },
    { value: 1001, fault: 'field_maxValue' },
  ],
  typed: [
    { typed: '12.5 %', shows: '12.5', fault: null, value: 125 },
    { typed: '12.5％', shows: '12.5', fault: null, value: 125 },
    { typed: '12.55', shows: '12.6', fault: null, value: 126 },
  ],
};

export const halves: Hostile = {
  field: 'k_scaled_rate',
  sent: [
    { value: 35, fault: null },
    { value: 33, fault: 'field_step' },
    { value: 55, fault: 'field_maxValue' },
    { value: -5, fault: 'field_minValue' },
  ],
  typed: [],
};
