import { expect, it } from 'vitest';
import { setBack } from './clock_set.ts';

it.each([
  ['runs as it should', 1000, 1000, 0],
  ['was set back by a minute', -59_000, 1000, -60_000],
  ['is corrected a little', 999, 1000, 0],
  ['drifts', -1000, 1000, 0],
  ['was set forward, or the device slept', 600_000, 1000, 0],
  ['was set back by a day', -86_400_000, 0, -86_400_000],
])('a clock that %s', (_, wall, run, by) => {
  expect(setBack({ wall: 0, run: 0 }, { wall, run })).toBe(by);
});
