import { expect, it } from 'vitest';
import { developedShare } from './roasting_target.ts';

it.each([
  [480_000, 600_000, 200],
  [600_000, 600_000, 0],
  [0, 600_000, 1000],
  [600_001, 600_000, null],
  [-1, 600_000, null],
  [0, 0, null],
  [null, 600_000, null],
  [480_000, null, null],
  ['8:00', 600_000, null],
])('a first crack at %s and a drop at %s are a development ratio of %s', (first, drop, ratio) =>
  expect(developedShare(first, drop)).toBe(ratio),
);
