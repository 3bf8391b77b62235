import { expect, it } from 'vitest';
import { dotsOf, lastMonths } from './months.ts';

it('goes back twelve months, over a turn of the year and from the last day of a month', () => {
  const months = lastMonths(new Date(2026, 2, 31));
  expect(months).toHaveLength(12);
  expect([months[0], months[8], months[9], months.at(-1)]).toEqual(['2025-04', '2025-12', '2026-01', '2026-03']);
});

it('draws more notes larger, none not at all, and very many not larger than there is room', () => {
  const radii = dotsOf({ '2026-01': 1, '2026-02': 4, '2026-03': 500 }, ['2025-12', '2026-01', '2026-02', '2026-03']);
  expect(radii.map(({ count }) => count)).toEqual([0, 1, 4, 500]);
  const [none, one, four, many] = radii.map(({ radius }) => radius);
  expect(none).toBe(0);
  expect(one).toBeLessThan(four ?? 0);
  expect(four).toBeLessThan(many ?? 0);
  expect(many).toBe(9);
});
