import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { describe, expect, it } from 'vitest';
import {
  checksOf,
  heldOf,
  inOrder,
  numberIn,
  pointGone,
  readingsOf,
  retyped,
  rowsOfChecks,
  rowsOfReadings,
} from './points.ts';

const row = (ms: unknown, bean: unknown, air: unknown = null) => ({
  roast_points_term: ms,
  roast_points_bean: bean,
  roast_points_air: air,
});

describe('fields of points', () => {
  it('hold numbers of a profile to the nearest that they can hold', () => {
    expect(heldOf(profileFields.dried_bean, 150.004)).toBe(15_000);
    expect(heldOf(profileFields.dried_term, 276_449)).toBe(276_400);
    expect([null, undefined, Number.NaN].map((value) => heldOf(profileFields.end_air, value))).toEqual([
      null,
      null,
      null,
    ]);
    expect(numberIn(profileFields.dried_bean, 15_025)).toBe(150.25);
  });
  it('forget what nobody types any more', () => {
    expect(retyped({ dried_term: 1000, end_term: 2000 }, { dried_term: undefined, end_bean: 210 })).toEqual({
      end_term: 2000,
      end_bean: 210,
    });
  });
  it('are refused with their point, and asked again when it is brought back', () => {
    const typed = { dried_term: 1000, dried_bean: 150, dried_input1: 60, end_term: 2000 };
    const without = retyped(typed, pointGone('dried', true));
    expect(without).toEqual({ dried_term: null, end_term: 2000 });
    expect(retyped(without, pointGone('dried', false))).toEqual({ end_term: 2000 });
  });
});

describe('rows of times and temperatures', () => {
  it('are readings where they have both, and stand there as they were', () => {
    const readings = [
      { s: 75, bean: 88.4, air: null },
      { s: 276.5, bean: null, air: 221 },
    ];
    expect(readingsOf(rowsOfReadings(readings))).toEqual(readings);
    expect(readingsOf([row(null, 8840), row(75_000, null), row('열 시', 8840), row(75_000, 'warm', 19_000)])).toEqual([
      { s: 75, bean: null, air: 190 },
    ]);
  });
  it('are the checks of a profile, with their numbers', () => {
    const typed = { roasting_check1_term: 60_000, roasting_check1_bean: 100, roasting_check3_term: 120_000 };
    const rows = rowsOfChecks(typed);
    expect(rows).toEqual([row(60_000, 10_000), row(null, null), row(120_000, null)]);
    expect(retyped({ end_term: 1, roasting_check5_air: 1 }, checksOf(rows))).toEqual({ end_term: 1, ...typed });
  });
  it('come in order of time when they are left, those without one last', () => {
    const [late, early, blank] = [row(90_000, 1), row(60_000, 2), row(null, null)];
    expect(inOrder([late, blank, early])).toEqual([early, late, blank]);
    const sorted = [early, late, blank];
    expect(inOrder(sorted)).toBe(sorted);
  });
});
