import { describe, expect, it } from 'vitest';
import { periods, readDay } from './period.ts';
import { withEnd } from './range.ts';

describe('an end of a range', () => {
  it('is set, opened, and pushes an end beyond it away', () => {
    expect(withEnd({ from: 1, to: 5 }, 'from', 3)).toEqual({ from: 3, to: 5 });
    expect(withEnd({ from: 1, to: 5 }, 'from', 7)).toEqual({ from: 7 });
    expect(withEnd({ from: 3, to: 5 }, 'to', 2)).toEqual({ to: 2 });
    expect(withEnd({ from: 3 }, 'from', undefined)).toBeUndefined();
    expect(withEnd<number>({}, 'to', 0)).toEqual({ to: 0 });
  });
});

describe('a period', () => {
  it('is today, the seven days until then, or its week from Monday on', () => {
    const { period_today, period_seven_days, period_this_week } = periods('2028-01-02');
    expect(period_today).toEqual({ from: '2028-01-02', to: '2028-01-02' });
    expect(period_seven_days).toEqual({ from: '2027-12-27', to: '2028-01-02' });
    expect(period_this_week).toEqual({ from: '2027-12-27', to: '2028-01-02' });
    expect(periods('2028-01-03').period_last_week).toEqual({ from: '2027-12-27', to: '2028-01-02' });
    expect(periods('2028-01-03').period_this_week).toEqual({ from: '2028-01-03', to: '2028-01-09' });
  });

  it('covers whole months, over the turn of a year', () => {
    const { period_this_month, period_last_month, period_three_months, period_this_year } = periods('2028-01-31');
    expect(period_this_month).toEqual({ from: '2028-01-01', to: '2028-01-31' });
    expect(period_last_month).toEqual({ from: '2027-12-01', to: '2027-12-31' });
    expect(period_three_months).toEqual({ from: '2027-11-01', to: '2028-01-31' });
    expect(period_this_year).toEqual({ from: '2028-01-01', to: '2028-12-31' });
  });

  it.each([
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2028년 2월', '2028-02-01', '2028-02-29'],
    ['2028', '2028-01-01', '2028-12-31'],
    ['2028.2.3', '2028-02-03', '2028-02-03'],
    ['20280203', '2028-02-03', '2028-02-03'],
    ['2028-13', undefined, undefined],
    ['2028-02-30', undefined, undefined],
    ['어제', undefined, undefined],
    ['', undefined, undefined],
  ])('is typed as %j', (typed, from, to) => {
    expect([readDay(typed, 'from'), readDay(typed, 'to')]).toEqual([from, to]);
  });
});
