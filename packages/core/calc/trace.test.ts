import { expect, it } from 'vitest';
import { sharesOf } from './trace.ts';

const parts = [
  { from: 'lot', to: 'roast', mass: 20 },
  { from: 'lot', to: 'pure', mass: 30 },
  { from: 'roast', to: 'blend', mass: 6 },
  { from: 'pure', to: 'blend', mass: 2 },
];
const whole = (of: string) => ({ roast: 30, pure: 30, blend: 10 })[of] ?? 0;

it('follows a lot through what is made of it, by mass', () => {
  const shares = sharesOf('lot', parts, whole);
  expect(shares.get('roast')).toBeCloseTo(2 / 3);
  expect(shares.get('pure')).toBe(1);
  // 6 of which two thirds are of the lot, 2 of which all is, in 10.
  expect(shares.get('blend')).toBeCloseTo(0.6);
});

it('says nothing of what the lot went into nothing of, and of what nothing is known to have gone into', () => {
  expect([...sharesOf('pure', parts, whole).keys()]).toEqual(['pure', 'blend']);
  expect([...sharesOf('lot', parts, () => 0).keys()]).toEqual(['lot']);
});
