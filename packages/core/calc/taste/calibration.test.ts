import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationOf, type TastedCup } from './calibration.ts';

const [MIN, JUN, SU] = [1, 2, 3];
const tasted = (cup: string, taster: number, ...scores: (number | null)[]): TastedCup => ({ cup, taster, scores });
const of = (taster: number, cups: readonly TastedCup[]) => calibrationOf(cups).find((one) => one.taster === taster);

describe('tasters beside one another', () => {
  it('are compared with the mean of the others, without their own score', () => {
    // First cup: 8 against (6 + 7) / 2 = 6.5 is +1.5. Second: 7 against 8 is −1. Mean +0.25, sizes 1.25.
    const cups = [
      tasted('a', MIN, 8),
      tasted('a', JUN, 6),
      tasted('a', SU, 7),
      tasted('b', MIN, 7),
      tasted('b', JUN, 8),
    ];
    expect(of(MIN, cups)).toEqual({
      taster: MIN,
      total: { cups: 2, bias: 0.25, spread: 1.25 },
      attributes: [{ cups: 2, bias: 0.25, spread: 1.25 }],
    });
    // 6 against 7.5 is −1.5, 8 against 7 is +1.
    expect(of(JUN, cups)?.total).toEqual({ cups: 2, bias: -0.25, spread: 1.25 });
  });

  it('of whom one shares a single cup, or none, nothing is said of that one', () => {
    const cups = [
      tasted('a', MIN, 8),
      tasted('a', JUN, 6),
      tasted('b', MIN, 9),
      tasted('b', JUN, 7),
      tasted('b', SU, 5),
    ];
    expect(of(SU, cups)?.total).toEqual({ cups: 1, bias: null, spread: null });
    expect(calibrationOf([tasted('a', MIN, 8), tasted('b', JUN, 6), tasted('b', JUN, 7)])).toEqual([]);
  });

  it('have each attribute by itself, and a total of those that both scored', () => {
    const cups = [
      ...[tasted('a', MIN, 9, 5), tasted('a', JUN, 7, null)],
      ...[tasted('b', MIN, 8, 6), tasted('b', JUN, 8, 4)],
    ];
    // Totals: +2 at the first cup, (0 + 2) / 2 = +1 at the second. The second attribute was shared once alone.
    expect(of(MIN, cups)).toEqual({
      taster: MIN,
      total: { cups: 2, bias: 1.5, spread: 1.5 },
      attributes: [
        { cups: 2, bias: 1, spread: 1 },
        { cups: 1, bias: null, spread: null },
      ],
    });
  });

  it('who score a cup twice have one score there, the mean', () => {
    const cups = [
      ...[tasted('a', MIN, 8), tasted('a', MIN, 6), tasted('a', JUN, 6)],
      ...[tasted('b', MIN, 7), tasted('b', JUN, 6)],
    ];
    expect(of(MIN, cups)?.total).toEqual({ cups: 2, bias: 1, spread: 1 });
  });

  it('are nobody where nothing was scored', () => {
    expect(calibrationOf([])).toEqual([]);
    expect(calibrationOf([tasted('a', MIN, null), tasted('a', JUN, 5)])).toEqual([]);
  });
});

it('of two who share all cups one is as much above as the other is below, and no bias is larger than its spread', () => {
  const score = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(fc.array(fc.tuple(score, score), { minLength: 2, maxLength: 20 }), (pairs) => {
      const cups = pairs.flatMap(([one, other], at) => [tasted(`${at}`, MIN, one), tasted(`${at}`, JUN, other)]);
      const [min, jun] = calibrationOf(cups).map(({ total }) => total);
      expect((min?.bias ?? 0) + (jun?.bias ?? 0)).toBeCloseTo(0);
      expect(min?.spread).toBeCloseTo(jun?.spread ?? Number.NaN);
      expect(Math.abs(min?.bias ?? 0)).toBeLessThanOrEqual((min?.spread ?? 0) + 1e-9);
    }),
  );
});
