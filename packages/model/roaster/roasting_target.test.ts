import { expect, it } from 'vitest';
import { profileDerived } from './profile.ts';
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

it.each([
  [{ first_start_term: 480_000, end_term: 600_000 }, 200],
  [{ roasting_start_term: 30_000, first_start_term: 510_000, roasting_end_term: 630_000 }, 200],
  [{ first_start_term: 500_000, end_term: 600_000 }, 167],
  [{ first_start_term: 480_000, end_term: 600_000, roasting_end_term: 900_000 }, 200],
  [{ end_term: 600_000 }, null],
  [{ first_start_term: 480_000 }, null],
  [{ first_start_term: 480_000, end_term: 470_000 }, null],
  [{ roasting_start_term: 500_000, first_start_term: 480_000, end_term: 600_000 }, null],
])('a roast with %o was developed by %s', (times, ratio) => {
  const none = { roasting_start_term: null, first_start_term: null, end_term: null, roasting_end_term: null };
  expect(profileDerived.roasting_dtr.to({ ...none, ...times })).toBe(ratio);
});
