import { expect, it } from 'vitest';
import { daysLeft } from './days_left.ts';

const now = Date.parse('2026-11-30T12:00:00Z');

it('counts the days until a removed record is deleted for good', () => {
  const left = ['2026-11-30T12:00:00Z', '2026-11-30T11:59:00Z', '2026-11-29T12:00:00Z', '2026-11-01T12:00:00Z'];
  expect(left.map((at) => daysLeft(at, now))).toEqual([30, 30, 29, 1]);
});

it('stays between the first day and the last where clocks differ', () => {
  expect(daysLeft('2026-11-30T12:05:00Z', now)).toBe(30);
  expect(daysLeft('2026-10-31T11:00:00Z', now)).toBe(1);
});
