import { expect, it } from 'vitest';
import { GAP_S, gapOf, placeOf, readingAt } from './at.ts';

it('reads a sample itself, and lies on the line between two', () => {
  const time = [-2, 0, 1, 4];
  const values = [180, 182, null, 190];
  expect([-2, 0, -1, 1, 0.5, 3, 4].map((s) => readingAt(time, values, s))).toEqual([
    180,
    182,
    181,
    null,
    null,
    null,
    190,
  ]);
  expect([-3, 5].map((s) => readingAt(time, values, s))).toEqual([null, null]);
  expect(readingAt([], [], 0)).toBeNull();
  expect([-3, -2, 0.5, 4, 9].map((s) => placeOf(time, s))).toEqual([0, 0, 2, 3, 4]);
});

it('knows no reading inside a gap', () => {
  const second = Array.from({ length: 30 }, (_, at) => (at < 20 ? at : at + 40));
  expect(gapOf(second)).toBe(GAP_S);
  expect(readingAt(second, second, 40)).toBeNull();
});

it('takes half minutes between the rows of a table for no gap', () => {
  const rows = [0, 30, 60, 90, 120, 180, 210, 330];
  expect(gapOf(rows)).toBe(90);
  expect(readingAt(rows, rows, 150)).toBe(150);
  expect(readingAt(rows, rows, 300)).toBeNull();
});
