import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';

describe('the pace at which a stock is used up', () => {
  it('is the mean of 28 days', () => {
    // 280 in 28 days are 10 a day; 125 last for 12.5 days. All weeks are alike.
    expect(paceOf(125, [70, 70, 70, 70], 100)).toEqual({
      ...{ per_day: 10, days_left: 12.5, data_days: 28, evenness: 'steady' },
    });
  });

  it('is the mean of the days that there are of a younger stock', () => {
    // 6 kg (60,000 tenths of a gram) on the first of 10 days are 6,000 a day, not 2,142.9.
    expect(paceOf(534_000, [0, 60_000, 0, 0], 10)).toMatchObject({ per_day: 6000, days_left: 89, data_days: 10 });
  });

  it.each([0, 1, 6])('is not told after %i days', (days) => {
    expect(paceOf(100, [50, 0, 0, 0], days)).toEqual({
      ...{ per_day: null, days_left: null, data_days: days, evenness: null },
    });
  });

  it('is told after 7', () => {
    expect(paceOf(100, [70, 0, 0, 0], 7)).toEqual({
      ...{ per_day: 10, days_left: 10, data_days: 7, evenness: 'erratic' },
    });
  });

  it('is none where nothing was used, or more was given back', () => {
    const none = { per_day: 0, days_left: null, data_days: 28, evenness: null };
    expect([paceOf(100, [0, 0, 0, 0], 28), paceOf(100, [-30, 20, 0, 0], 28)]).toEqual([none, none]);
  });

  it('is none left at once', () => {
    expect(paceOf(0, [7, 7, 7, 7], 28)).toMatchObject({ per_day: 1, days_left: 0 });
  });
});

describe('the weeks are', () => {
  it.each([
    // Mean 10; deviations 2, −2, 2, −2: the variance is 16 ⁄ 3, its root 2.309, by the mean 0.231.
    [[12, 8, 12, 8], 28, 'steady'],
    // 3, −3, 3, −3: 36 ⁄ 3 is 12, its root 3.464, by the mean 0.346.
    [[13, 7, 13, 7], 28, 'varying'],
    // 5, −5, 5, −5: 100 ⁄ 3 is 33.3, its root 5.774, by the mean 0.577.
    [[15, 5, 15, 5], 28, 'erratic'],
    // All in one week: mean 10; 30, −10, −10, −10: 1200 ⁄ 3 is 400, its root 20, by the mean 2.
    [[40, 0, 0, 0], 28, 'erratic'],
    // Three weeks alike are not yet steady; the fourth has not been.
    [[10, 10, 10, 0], 21, 'varying'],
    // Two weeks: 1 and −1, the variance is 2, its root 1.414, by the mean 0.141.
    [[11, 9, 0, 0], 20, 'varying'],
    // One week has none to be compared with.
    [[10, 3, 0, 0], 13, 'erratic'],
    // What a week gave back counts as nothing used in it: 10, −10, 10, −10: 400 ⁄ 3 is 133.3, its root 11.5, by the mean 1.15.
    [[20, -5, 20, 0], 28, 'erratic'],
  ] as const)('%j after %i days: %s', (weeks, days, evenness) => {
    expect(paceOf(100, weeks, days).evenness).toBe(evenness);
  });
});
