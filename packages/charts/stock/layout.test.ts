import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText, dayTicks } from './days.ts';
import type { StockInput, StockWords } from './input.ts';
import { massAt, stockLayout } from './layout.ts';

const words: StockWords = { label: '재고', unit: 'kg', expected: '예상', number: String };
/** 2026-11-20. */
const TODAY = 20_777;
const inUnit = (tenths: number) => tenths / 10_000;
const at = (day: number, kg: number) => ({ day: TODAY + day, mass: kg * 10_000 });
const layoutOf = (input: Partial<StockInput>) => stockLayout({ points: [], today: TODAY, inUnit, ...input }, words);

describe('the layout of a stock', () => {
  it('keeps what there was until the next point, as steps of whole days up to today', () => {
    const { line, area, frame } = layoutOf({ points: [at(-13, 60), at(-3, 40)] });
    const { left, right, bottom } = frame.plot;
    expect(line).toMatch(new RegExp(`^M${left} [\\d.]+H[\\d.]+V[\\d.]+H${right}$`));
    expect(area).toBe(`${line}V${bottom}H${left}Z`);
  });

  it('tells what there was on a day; nothing before the first', () => {
    const layout = layoutOf({ points: [at(-13, 60), at(-3, 40)], perDay: 50_000 });
    const told = [-14, -13, -4, -3, 0, 4, 100].map((day) => massAt(layout, 50_000, TODAY + day));
    expect(told).toEqual([null, 600_000, 600_000, 400_000, 400_000, 200_000, 0]);
  });

  it('foresees when nothing is left, as far as a third of what is known', () => {
    const points = [at(-29, 60), at(-1, 20)];
    const soon = layoutOf({ points, perDay: 50_000 });
    expect([soon.ahead === '', soon.out?.text, soon.until - TODAY]).toEqual([false, '11-24', 4]);
    const late = layoutOf({ points, perDay: 1000 });
    expect([late.ahead === '', late.out, late.until - TODAY]).toEqual([false, null, 10]);
    for (const perDay of [null, undefined, 0, -5, Number.NaN]) {
      expect(layoutOf({ points, perDay })).toMatchObject({ ahead: '', out: null, until: TODAY });
    }
    expect(layoutOf({ points: [at(-5, 0)], perDay: 100 }).ahead).toBe('');
  });

  it('gives what has just begun an axis of two weeks', () => {
    const { frame } = layoutOf({ points: [at(0, 60)] });
    expect(frame.x.to - frame.x.from).toBe(14);
  });

  it('stands still on whatever is handed in', () => {
    const odd = fc.constantFrom(-1, 0, 1.5, 1e12, Number.NaN, Number.POSITIVE_INFINITY);
    const day = fc.oneof(fc.integer({ min: 0, max: 30_000 }), odd);
    fc.assert(
      fc.property(
        fc.array(fc.record({ day, mass: fc.oneof(fc.integer({ min: 0, max: 1e9 }), odd) }), { maxLength: 30 }),
        day,
        fc.option(fc.oneof(fc.double({ min: 0, max: 1e9 }), odd)),
        fc.oneof(fc.integer({ min: 100, max: 1200 }), odd),
        (points, today, perDay, width) => {
          const layout = layoutOf({ points, today, perDay, width, height: width });
          expect(JSON.stringify(layout)).not.toMatch(/NaN|Infinity/);
          expect(layout.frame.x.to).toBeGreaterThan(layout.frame.x.from);
          // None is narrower than this, in px.
          expect(layout.frame.labels.length).toBeLessThan(Math.max(60, layout.frame.width / 40));
        },
      ),
    );
  });
});

describe('graduations of days', () => {
  const ticksOf = (days: number, px = 500) =>
    dayTicks({ from: TODAY - days, to: TODAY, start: 0, end: px }).labels.map(({ text }) => text);

  it('are days, Mondays, firsts of months or years, whatever has room', () => {
    expect(ticksOf(5)).toEqual(['11-15', '11-16', '11-17', '11-18', '11-19', '11-20']);
    expect(ticksOf(28)).toEqual(['10-26', '11-02', '11-09', '11-16']);
    expect(ticksOf(100)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(ticksOf(600)).toEqual(['2025-04', '2025-07', '2025-10', '2026-01', '2026-04', '2026-07', '2026-10']);
    expect(ticksOf(4000)).toEqual(['2016', '2018', '2020', '2022', '2024', '2026']);
    expect(ticksOf(4000, 120)).toEqual(['2020', '2025']);
  });

  it('write days as people do', () => {
    expect([0, TODAY, -5, 1e9].map(dayText)).toEqual(['1970-01-01', '2026-11-20', '1970-01-01', '3065-03-01']);
  });
});
