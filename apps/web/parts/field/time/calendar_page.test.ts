import { addDays, type Span, startOf } from '@hanjan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnPage, keyed, leafed, pageStart, rowsOf } from './calendar_page.ts';
import { floored, offeredSeconds, turned } from './time_steps.ts';

const levels: readonly Span[] = ['day', 'week', 'month', 'quarter', 'year'];
const anyCell = fc
  .tuple(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom(...levels))
  .map(([days, level]) => ({ level, date: startOf(level, addDays('1900-01-01', days)) }));

describe('a page of a calendar', () => {
  it('has a month of days in six weeks from Sunday', () => {
    const rows = rowsOf('day', '2026-11-20');
    expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([rows[0]?.[0], rows[5]?.[6]]).toEqual(['2026-11-01', '2026-12-12']);
    expect(rows.flat().filter((date) => isOnPage('day', '2026-11-20', date))).toHaveLength(30);
  });
  it('has every week of a month, the quarters of a year, ten years', () => {
    expect(
      rowsOf('week', '2026-11-30')
        .flat()
        .filter((date) => isOnPage('week', '2026-11-30', date)),
    ).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
    expect(rowsOf('quarter', '2026-10-01').flat()).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
    expect(
      rowsOf('year', '2026-01-01')
        .flat()
        .map((date) => date.slice(0, 4)),
    ).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028', '2029']);
  });
  it('shows the cell that has the focus, wherever keys lead', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
    fc.assert(
      fc.property(anyCell, fc.constantFrom(...keys), fc.boolean(), ({ level, date }, key, isShift) => {
        const goal = keyed(level, date, key, isShift) ?? '';
        expect(startOf(level, goal)).toBe(goal);
        expect(rowsOf(level, goal).flat()).toContain(goal);
      }),
    );
    expect(keyed('day', '2026-11-20', 'a', false)).toBeUndefined();
  });
  it('is left for the next one, and for the one before', () => {
    fc.assert(
      fc.property(anyCell, ({ level, date }) => {
        const pages = [leafed(level, date, -1), date, leafed(level, date, 1)].map((cell) => pageStart(level, cell));
        expect([...new Set(pages)].toSorted()).toEqual(pages);
        expect(new Set(pages).size).toBe(3);
      }),
    );
  });
});

describe('a time', () => {
  it('turns by the part where the cursor stands, round the clock', () => {
    expect([turned('09:05:30', 0, 1), turned('09:05:30', 4, -1), turned('09:05:30', 8, 1)]).toEqual([
      '10:05:30',
      '09:04:30',
      '09:05:31',
    ]);
    expect([turned('23:59:59', 8, 1), turned('00:10:00', 1, -1)]).toEqual(['00:00:00', '23:10:00']);
  });
  it('goes by ten seconds until one is picked, then by each', () => {
    expect(offeredSeconds(null)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(offeredSeconds(null, 15)).toEqual([0, 15, 30, 45]);
    expect(offeredSeconds('09:05:30')).toHaveLength(60);
    expect([floored('14:28:37'), floored('14:28:37', 15)]).toEqual(['14:28:30', '14:28:30']);
  });
});
