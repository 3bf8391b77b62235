import { describe, expect, it } from 'vitest';
import { assumedMoisture, lotsOf, moistureOf, moistureSaid, nextLot } from './next_lot.ts';

const row = (greenbean_year: number, greenbean_instock: number | null, bean = 3) => ({
  greenbean_year_seq: 100 + greenbean_year,
  greenbean_roaster_seq: bean,
  ...{ greenbean_year, greenbean_instock },
  greenbean_moisture_min: 101,
  greenbean_moisture_max: 114,
});
const years = (rows: object[], bean = 3) => lotsOf(rows as Record<string, unknown>[], bean).map(({ year }) => year);

describe('the lots of a bean', () => {
  const rows = [row(2024, 500), row(2026, 0), row(2025, 10), row(2023, null), row(2026, 900, 4)];
  it('are its own, the newest with something left first', () => {
    expect(years(rows)).toEqual([2025, 2024, 2026, 2023]);
    expect([years(rows, 4), years(rows, 5)]).toEqual([[2026], []]);
  });
  it('come last when they are out of use, however much is left', () => {
    const retired = { ...row(2027, 800), greenbean_use: false };
    expect(years([retired, ...rows])).toEqual([2025, 2024, 2027, 2026, 2023]);
    expect(years([retired])).toEqual([2027]);
  });
  it('are used in this order, each in one row', () => {
    const lots = lotsOf(rows, 3);
    const next = (taken: number[]) => nextLot(lots, taken)?.year;
    expect([next([]), next([2025]), next([2024])]).toEqual([2025, 2024, 2025]);
    // What is left is twice the same, or empty: that is said where it is chosen.
    expect(next([2025, 2024])).toBe(2025);
    expect(nextLot([], [])).toBeUndefined();
    expect(nextLot(lotsOf([row(2026, 0)], 3), [])?.year).toBe(2026);
  });
});

describe('moisture', () => {
  const said = (least: number | null, most: number | null) => ({
    ...row(2026, 1),
    ...{ greenbean_moisture_min: least, greenbean_moisture_max: most },
  });
  const lot = (least: number | null, most: number | null) => lotsOf([said(least, most)], 3)[0];
  it('is said by both ends or by one of them', () => {
    expect([moistureOf(said(101, 114)), moistureOf(said(105, null)), moistureOf(said(null, 110))]).toEqual([
      [101, 114],
      [105, 105],
      [110, 110],
    ]);
    expect([moistureOf(said(null, null)), moistureOf(undefined)]).toEqual([null, null]);
  });
  it('is said by a lot, or where that says nothing by its bean', () => {
    expect(moistureSaid(lot(101, 114), said(120, 120))).toEqual([101, 114]);
    expect(moistureSaid(lot(null, null), said(120, 120))).toEqual([120, 120]);
    expect(moistureSaid(undefined, undefined)).toBeNull();
  });
  it('is taken over where it is one value, and of a range no middle', () => {
    expect([assumedMoisture(lot(108, 108), undefined), assumedMoisture(lot(null, 110), undefined)]).toEqual([108, 110]);
    expect(assumedMoisture(lot(101, 114), said(120, 120))).toBeNull();
    expect([assumedMoisture(lot(null, null), said(120, 120)), assumedMoisture(undefined, undefined)]).toEqual([
      120,
      null,
    ]);
  });
});
