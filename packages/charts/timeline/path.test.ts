import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf } from './path.ts';

const box = { left: 10, top: 20, right: 110, bottom: 70 };
const numbersIn = (d: string) => (d.match(/-?[\d.]+/g) ?? []).map(Number);

describe('a line in its box', () => {
  it('is drawn as it is inside', () => {
    expect(pathOf([[10, 20, 60.04, 45.06, 110, 70]], box)).toBe('M10 20L60 45.1L110 70');
  });
  it('is cut where it leaves, and goes on where it comes back', () => {
    expect(pathOf([[50, 60, 60, 80, 70, 60]], box)).toBe('M50 60L55 70M65 70L70 60');
  });
  it('is seen where it crosses the box between two points outside, and not where it passes by', () => {
    expect(pathOf([[0, 45, 120, 45]], box)).toBe('M10 45L110 45');
    expect(pathOf([[0, 0, 120, 10]], box)).toBe('');
  });
  it('is a dot for a single point', () => {
    expect(
      pathOf(
        [
          [50, 50],
          [5, 50],
        ],
        box,
      ),
    ).toBe('M50 50h0');
  });
  it('never leaves the box', () => {
    const place = fc.double({ min: -500, max: 500, noNaN: true });
    const run = fc.array(fc.tuple(place, place), { minLength: 2 }).map((points) => points.flat());
    fc.assert(
      fc.property(run, (points) => {
        const numbers = numbersIn(pathOf([points], box));
        for (let i = 0; i < numbers.length; i += 2) {
          expect(numbers[i]).toBeGreaterThanOrEqual(box.left);
          expect(numbers[i]).toBeLessThanOrEqual(box.right);
          expect(numbers[i + 1]).toBeGreaterThanOrEqual(box.top);
          expect(numbers[i + 1]).toBeLessThanOrEqual(box.bottom);
        }
      }),
    );
  });
});
