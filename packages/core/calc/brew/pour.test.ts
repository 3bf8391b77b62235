import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlannedPour, pourCorners, pouredAt, pourUntil } from './pour.ts';

const pour = (seconds: number, grams: number | null, flux?: number): PlannedPour => ({
  ...{ term: seconds * 1000, mass: grams === null ? null : grams * 10 },
  ...(flux !== undefined && { flux }),
});
/** Worked by hand: 40 g at 0:00, 80 g at 0:40, 80 g at 1:10, 120 g at 1:45, the end at 3:00. */
const v60 = [pour(0, 40), pour(40, 80), pour(70, 80), pour(105, 120)];
const END = 180_000;

describe('until when a pour flows', () => {
  it.each<[string, PlannedPour[], number | null, number[]]>([
    ['6 g a second unless it says more', v60, END, [6667, 53_333, 83_333, 125_000]],
    ['by its own flow', [pour(0, 40, 40), pour(40, 80, 0)], null, [10_000, 53_333]],
    ['not past the next one', [pour(0, 300), pour(20, 100)], null, [20_000, 36_667]],
    ['not past the end', [pour(0, 300)], 30_000, [30_000]],
    ['at once where it begins with the end, or later', [pour(30, 50), pour(40, 50)], 30_000, [30_000, 40_000]],
    ['together with another of the same time', [pour(0, 60), pour(0, 60), pour(5, 6)], null, [5000, 5000, 6000]],
    ['no time at all without a mass', [pour(0, null), pour(9, 0), pour(10, -4)], null, [0, 9000, 10_000]],
  ])('is %s', (_, pours, end, expected) => expect(pourUntil(pours, end).map(Math.round)).toEqual(expected));
});

describe('what is poured at a moment', () => {
  it.each([
    ...[
      [-5, 0],
      [0, 0],
      [2, 120],
      [6.667, 400],
      [39.999, 400],
    ],
    ...[
      [46.6667, 800],
      [60, 1200],
      [76.6667, 1600],
      [115, 2600],
      [600, 3200],
    ],
  ])('second %d: %d', (s, mass) => expect(pouredAt(v60, END, s * 1000)).toBe(mass));

  it('is not known without any mass, and holds what is', () => {
    expect(pouredAt([], null, 5000)).toBeNull();
    expect(pouredAt([pour(0, null), pour(9, null)], null, 5000)).toBeNull();
    expect(pouredAt([pour(0, null), pour(9, 6)], null, 5000)).toBe(0);
    expect(pouredAt([pour(0, null), pour(9, 6)], null, 9500)).toBe(30);
  });
  it('floors what is finer than a tenth of a gram', () => expect(pouredAt([pour(0, 40)], null, 1234)).toBe(74));
});

describe('the line of what is poured', () => {
  it('bends where a pour begins and ends, and where it is cut', () => {
    const line = pourCorners(v60.slice(0, 2), END, 46_000).map(({ ms, mass }) => `${Math.round(ms)} ${mass}`);
    expect(line).toEqual(['0 0', '6667 400', '40000 400', '46000 760']);
  });
  it('rises at once where there is no time to pour', () => {
    const line = pourCorners([pour(30, 50)], 30_000, 30_000).map(({ ms, mass }) => `${ms} ${mass}`);
    expect(line).toEqual(['0 0', '30000 0', '30000 500']);
    expect(pourCorners([pour(0, null)], null, 1000)).toEqual([]);
  });

  const pours = fc.array(
    fc.record({
      term: fc.integer({ min: 0, max: 600_000 }),
      mass: fc.option(fc.integer({ min: 0, max: 10_000 })),
      flux: fc.option(fc.integer({ min: 0, max: 300 })),
    }),
    { maxLength: 11 },
  );
  it('never falls, ends with all that is poured, and holds what a moment says', () => {
    fc.assert(
      fc.property(pours, fc.option(fc.integer({ min: 0, max: 700_000 })), (list, end) => {
        const ordered = list.toSorted((a, b) => a.term - b.term);
        const line = pourCorners(ordered, end, 2e9);
        for (const [i, { ms, mass }] of line.slice(1).entries()) {
          expect(ms).toBeGreaterThanOrEqual(line[i]?.ms ?? 0);
          expect(mass).toBeGreaterThanOrEqual(line[i]?.mass ?? 0);
        }
        const total = ordered.reduce((sum, { mass }) => sum + (mass ?? 0), 0);
        if (line.length > 0) expect(line.at(-1)?.mass).toBe(total);
        for (const { ms } of line) {
          expect(pouredAt(ordered, end, ms)).toBe(line.findLast((corner) => corner.ms === ms)?.mass);
        }
      }),
    );
  });
});
