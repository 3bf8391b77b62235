import { expect, it } from 'vitest';
import { pourOver, waterOf } from './brew_try.ts';

it('pours the water of the ratio, in whole grams after a bloom of twice the dose', () => {
  const { pours, end } = pourOver(200, 16);
  expect(pours.map(({ mass }) => mass)).toEqual([400, 930, 930, 940]);
  expect(waterOf(pours)).toBe(3200);
  expect(pours.every(({ term }, nth) => nth === 0 || term > (pours[nth - 1]?.term ?? 0))).toBe(true);
  expect(end).toBeGreaterThan(pours.at(-1)?.term ?? 0);
});

it('keeps to the ratio whatever the dose is', () => {
  for (let dose = 120; dose <= 300; dose += 5)
    for (let ratio = 12; ratio <= 18; ratio++) {
      const { pours } = pourOver(dose, ratio);
      expect(Math.abs(waterOf(pours) - dose * ratio)).toBeLessThanOrEqual(5);
      expect(pours.every(({ mass }) => (mass ?? 0) > 0)).toBe(true);
    }
});
