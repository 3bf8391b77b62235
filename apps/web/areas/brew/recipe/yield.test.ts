import { expect, it } from 'vitest';
import { yieldOf } from './yield.ts';

it('of a brew with 1.35 %, 280 g from 20 g, 18.9 % of the coffee are in the cup', () => {
  expect(yieldOf(135, 2800, 200)).toBe('18.9');
  expect(yieldOf(950, 360, 180)).toBe('19.0');
});

it.each([
  [null, 2800, 200],
  [135, null, 200],
  [135, 2800, null],
  [135, 2800, 0],
  ['135', 2800, 200],
])('nothing is said of %j, %j, %j', (strength, beverage, dose) => expect(yieldOf(strength, beverage, dose)).toBeNull());
