import { describe, expect, it } from 'vitest';
import { frameOf } from './frame.ts';

describe('the room of a wheel', () => {
  it('holds all of it at a desk', () => {
    expect(frameOf(1000, 664)).toMatchObject({ isDial: false, x: 500, y: 332, scale: 664 / 720 });
  });
  it('shows a part of a larger one on a phone, with the hub', () => {
    for (const [width, height] of [
      [320, 440],
      [390, 516],
      [559, 700],
    ] as const) {
      const { isDial, scale, y } = frameOf(width, height);
      expect(isDial).toBe(true);
      expect(720 * scale).toBeGreaterThan(width);
      expect(y + 70 * scale).toBeLessThanOrEqual(height);
      expect(y - 355 * scale).toBeGreaterThan(0);
    }
  });
  it.each([
    [0, 0],
    [-5, Number.NaN],
    [Number.POSITIVE_INFINITY, 3],
    [1e6, 1e6],
  ])('may be %s by %s', (width, height) => {
    for (const value of Object.values(frameOf(width, height)).map(Number)) expect(Number.isFinite(value)).toBe(true);
  });
});
