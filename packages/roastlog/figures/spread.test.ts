import { expect, it } from 'vitest';
import { medianOf, spreadOf } from './spread.ts';

it('a spread has the mean, the deviation of a sample and both ends of what is known', () => {
  expect(spreadOf([4, null, 2, 3])).toEqual({ count: 3, mean: 3, deviation: 1, least: 2, most: 4 });
  // Squares of 9 and 9 over one.
  expect(spreadOf([10, 16])?.deviation).toBeCloseTo(Math.sqrt(18), 12);
  expect(spreadOf([7, 7])).toMatchObject({ mean: 7, deviation: 0 });
  expect([spreadOf([4, null]), spreadOf([])]).toEqual([null, null]);
});

it('the median is in the middle, of an even count between both', () => {
  expect([medianOf([9, 1, 5]), medianOf([4, 1, 2, 9]), medianOf([3]), medianOf([])]).toEqual([5, 3, 3, null]);
});
