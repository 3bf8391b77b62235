import { expect, it } from 'vitest';
import { aimOf, turnOf } from '../../index.ts';

// 18 g to 36 g in 28 seconds.
const aim = { mass: 360, from: 26_000, to: 30_000 };

it('an aim lies around the time of a setting; an espresso without one is the usual one', () => {
  expect(aimOf({ dose: 180, mass: 360, term: 28_000 }, true)).toEqual(aim);
  expect(aimOf({ dose: 180, mass: null, term: null }, true)).toEqual({ mass: 360, from: 25_000, to: 30_000 });
  expect(aimOf({ dose: 150, mass: 450, term: 15_000 }, true)).toEqual({ mass: 450, from: 13_500, to: 16_500 });
  // Cold brew: an hour and a bit of sixteen hours is the same to it.
  expect(aimOf({ dose: 800, mass: 6400, term: 57_600_000 }, false)).toMatchObject({ from: 52_992_000, to: 62_208_000 });
  expect(aimOf({ dose: 200, mass: 3000, term: null }, false)).toBeNull();
  expect([aimOf({ dose: null, mass: null, term: 28_000 }, true), aimOf({ dose: 0, mass: 0, term: 0 }, true)]).toEqual([
    null,
    null,
  ]);
});

it.each([
  // Ran through in 19 s: it is too coarse.
  [
    { mass: 360, term: 19_000 },
    { turn: 'finer', at: 19_000 },
  ],
  // Choked: 36 g only after 41 s.
  [
    { mass: 360, term: 41_000 },
    { turn: 'coarser', at: 41_000 },
  ],
  // Stopped at 20 g after 24 s: 24 × 36 ÷ 20 = 43.2 s. By its time alone it would have looked too fast.
  [
    { mass: 200, term: 24_000 },
    { turn: 'coarser', at: 43_200 },
  ],
  // Left to run to 54 g in 30 s: 36 g were there after 20 s.
  [
    { mass: 540, term: 30_000 },
    { turn: 'finer', at: 20_000 },
  ],
  [
    { mass: 361, term: 28_000 },
    { turn: 'keep', at: 27_900 },
  ],
  // The flow is right, and 4 g too much or too little came out.
  [
    { mass: 400, term: 31_000 },
    { turn: 'yield', by: 40 },
  ],
  [
    { mass: 320, term: 25_000 },
    { turn: 'yield', by: -40 },
  ],
  // Nothing came out, or nobody looked at the clock.
  [
    { mass: 0, term: 28_000 },
    { turn: 'unknown', missing: 'mass' },
  ],
  [
    { mass: null, term: null },
    { turn: 'unknown', missing: 'mass' },
  ],
  [
    { mass: 360, term: null },
    { turn: 'unknown', missing: 'term' },
  ],
  [
    { mass: 360, term: 0 },
    { turn: 'unknown', missing: 'term' },
  ],
] as const)('%o: %o', (shot, turn) => expect(turnOf(shot, aim)).toEqual(turn));
