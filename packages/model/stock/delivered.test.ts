import { expect, it } from 'vitest';
import { type Delivered, gapOf, isAmiss, isLate } from './delivered.ts';

const SENT = '2026-11-20T00:00:00Z';
const days = (count: number) => Date.parse(SENT) + count * 86_400_000;
const one: Delivered = {
  ...{ sent: 120_000, bags: 12, first_sent: SENT, last_sent: SENT },
  ...{ received: 120_000, first_received: '2026-11-21', last_received: '2026-11-21' },
  ...{ waiting: 0, waiting_since: null },
};

it('differs by more than a hundredth, either way', () => {
  expect(gapOf({ ...one, received: 110_000 })).toBe(-10_000);
  expect(gapOf({ ...one, received: 130_000 })).toBe(10_000);
  for (const received of [120_000, 118_800, 121_200, null]) expect(gapOf({ ...one, received })).toBe(0);
  expect(gapOf({ ...one, received: 118_790 })).toBe(-1210);
});

it('does not count what is under way, which is late after three days', () => {
  const again = { ...one, sent: 170_000, waiting: 50_000, waiting_since: SENT };
  expect(gapOf(again)).toBe(0);
  expect(gapOf({ ...again, received: 110_000 })).toBe(-10_000);
  expect([isLate(again, days(3)), isLate(again, days(3.1))]).toEqual([false, true]);
  expect([isAmiss(again, days(1)), isAmiss(again, days(4)), isAmiss(one, days(40))]).toEqual([false, true, false]);
});

it('is all a gap where a cafe received what no delivery says', () => {
  expect(gapOf({ ...one, sent: 0, bags: null, first_sent: null, last_sent: null })).toBe(120_000);
});
