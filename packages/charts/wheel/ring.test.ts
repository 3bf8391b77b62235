import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapped } from './ring.ts';

const degrees = fc.double({ min: -1e4, max: 1e4, noNaN: true });

describe('a turn', () => {
  it.each([
    [0, 0],
    [180, 180],
    [-180, -180],
    [181, -179],
    [-540.04, 180],
    [12.34, 12.3],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [-0.01, 0],
  ])('by %s stands at %s', (from, to) => expect(wrapped(from)).toBe(to));
  it('is within half a turn, in tenths', () => {
    fc.assert(
      fc.property(degrees, (from) => {
        expect(Math.abs(wrapped(from))).toBeLessThanOrEqual(180);
        expect(Number.isInteger(Math.round(wrapped(from) * 1e6) / 1e5)).toBe(true);
      }),
    );
  });
});
