import { expect, it } from 'vitest';
import { endsOf } from './strip.ts';

const row = (scrollLeft: number, clientWidth: number, scrollWidth: number) => ({
  scrollLeft,
  clientWidth,
  scrollWidth,
});

it.each([
  [null, false, false],
  [row(0, 300, 300), false, false],
  [row(0, 300, 301), false, false],
  [row(0, 300, 400), false, true],
  [row(0.5, 300, 400), false, true],
  [row(50, 300, 400), true, true],
  [row(99.5, 300, 400), true, false],
  [row(100, 300, 400), true, false],
])('a row of %j hides something before: %s, after: %s', (element, before, after) => {
  expect(endsOf(element)).toEqual({ before, after });
});

it('what has not changed is the same object', () => {
  const ends = endsOf(row(50, 300, 400));
  expect(endsOf(row(60, 300, 400), ends)).toBe(ends);
  expect(endsOf(row(0, 300, 400), ends)).not.toBe(ends);
});
