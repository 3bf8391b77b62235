import { expect, it } from 'vitest';
import { SINCE_1904, shownBy, stampOf } from './stamp.ts';

it.each([
  [46346, { day: '2026-11-20' }],
  [46346.5, { day: '2026-11-20', time: '12:00:00' }],
  [44884 + SINCE_1904, { day: '2026-11-20' }],
  [0.604166666666667, { time: '14:30:00' }],
  [46345.999999999, { day: '2026-11-20' }],
  [1, { day: '1900-01-01' }],
  [59, { day: '1900-02-28' }],
  [61, { day: '1900-03-01' }],
  [2_958_465, { day: '9999-12-31' }],
  [2_958_466, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
] as const)('the number %f is %j', (serial, stamp) => expect(stampOf(serial)).toEqual(stamp));

it.each([
  [14, '', 'date'],
  [22, '', 'date'],
  [0, '', undefined],
  [2, '', undefined],
  [164, 'yyyy\\-mm\\-dd', 'date'],
  [164, 'yyyy"년" m"월" d"일";@', 'date'],
  [164, '[$-412]AM/PM h:mm', 'date'],
  [164, '[h]:mm', 'date'],
  [164, '#,##0 "day"', undefined],
  [164, '[Red]0.00', undefined],
  [164, '[$₩-412]#,##0', undefined],
  [164, '0.00E+00', undefined],
  [164, 'General', undefined],
  [10, '', 'percent'],
  [164, '0.0%', 'percent'],
  [164, '0"%"', undefined],
] as const)('the format %i %s shows %s', (id, code, shown) => {
  expect(shownBy(id, code)).toBe(shown);
});

it('a code longer than spreadsheets allow is none, and is not looked through', () => {
  const began = process.cpuUsage();
  expect(shownBy(200, `${'['.repeat(2_000_000)}yyyy`)).toBeUndefined();
  expect(shownBy(200, 'yyyy')).toBe('date');
  // Looked through, it would take some 20 minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});
