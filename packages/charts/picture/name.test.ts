import { expect, it } from 'vitest';
import { pictureName } from './name.ts';

it('a picture bears the name of its chart and when it was taken, to the second', () => {
  expect(pictureName('flavorwheel', new Date(2026, 10, 22, 0, 45, 12))).toBe('flavorwheel20261122004512');
  expect(pictureName('radarchart', new Date(2027, 0, 2, 3, 4, 5))).toBe('radarchart20270102030405');
});
