import { expect, it } from 'vitest';
import { changeOf, standingOf } from './standing.ts';

const brew = (brewing_result_seq: number, coffeebean_seq: number | null, brewing_type: string | null, more = {}) => ({
  brewing_result_seq,
  coffeebean_seq,
  brewing_type,
  ...more,
});
const shown = (rows: Parameters<typeof standingOf>[0]) =>
  standingOf(rows).map(({ type, standing }) => [
    type,
    standing.map(({ brew, before }) => [brew.brewing_result_seq, before?.brewing_result_seq ?? null]),
  ]);

it('the newest brew stands for its coffee in its way, beside the one before it; espresso comes first', () => {
  expect(
    shown([brew(9, 1, 'DRP'), brew(8, 2, 'ESP'), brew(7, 1, 'ESP'), brew(6, 2, 'ESP'), brew(5, 2, 'ESP')]),
  ).toEqual([
    [
      'ESP',
      [
        [8, 6],
        [7, null],
      ],
    ],
    ['DRP', [[9, null]]],
  ]);
});

it('a brew of no coffee stands for its recipe, and one of no way comes last', () => {
  const rows = [
    brew(4, null, null),
    brew(3, null, 'DRP', { brewing_seq: 1 }),
    brew(2, null, 'DRP', { brewing_seq: 2 }),
    brew(1, 1, 'DRP', { brewing_seq: 1 }),
  ];
  expect(shown(rows)).toEqual([
    [
      'DRP',
      [
        [3, null],
        [2, null],
        [1, null],
      ],
    ],
    [null, [[4, null]]],
  ]);
});

it('only what both brews say and what is another number is a change', () => {
  const [now, before] = [
    { dose: 180, mass: 360, term: 28_000 },
    { dose: 185, mass: 360 },
  ];
  const changes = (before: object | null) =>
    ['dose', 'mass', 'term', 'point'].map((name) => changeOf({ brew: now, before: before as typeof now }, name));
  expect(changes(before)).toEqual([-5, null, null, null]);
  expect(changes(null)).toEqual([null, null, null, null]);
});
