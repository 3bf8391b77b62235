import { describe, expect, it } from 'vitest';
import { turnedBy } from './turn.ts';

const centre = { x: 100, y: 100 };

describe('turning by hand', () => {
  it('goes clockwise with the hand, also across the left where angles begin anew', () => {
    expect(turnedBy({ dx: 100, dy: 100, at: { x: 200, y: 100 } }, centre)).toBeCloseTo(90);
    expect(turnedBy({ dx: 0, dy: -20, at: { x: 0, y: 90 } }, centre)).toBeCloseTo(11.42, 1);
    expect(turnedBy({ dx: 0, dy: 20, at: { x: 0, y: 110 } }, centre)).toBeCloseTo(-11.42, 1);
  });

  it('is no number that is none at the very centre', () => {
    expect(turnedBy({ dx: 0, dy: 0, at: centre }, centre)).toBe(0);
  });
});
