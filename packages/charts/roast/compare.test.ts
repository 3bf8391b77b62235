import { describe, expect, it } from 'vitest';
import { bandOf, type ComparedRoast, compareFrame, LOOKS, lookOf, ratesFrom } from './compare.ts';

const roast = (nth: number, input: Partial<ComparedRoast> = {}): ComparedRoast => ({
  ...{ key: String(nth), name: String(nth), nth, time: [0, 600], bean: [200, 210], air: [], ror: [5, 8], marks: [] },
  ...input,
});
const mark = (key: string, s: number) => ({ key, label: key, s, bean: 90, isEstimated: false });
const of = (roasts: readonly ComparedRoast[], hasRates = true) =>
  compareFrame({ roasts, hasRates, unit: 'C', rorPer: 60, width: 900 });

describe('roasts on one timeline', () => {
  it('tells so many of them apart, and no more', () => {
    const looks = Array.from({ length: LOOKS }, (_, nth) => JSON.stringify(lookOf(nth)));
    expect(new Set(looks).size).toBe(LOOKS);
    expect(lookOf(LOOKS)).toEqual(lookOf(0));
  });

  it('is as long as the longest of them until its drop', () => {
    const long = roast(1, { time: [0, 2000], marks: [mark('DROP', 840)] });
    expect(of([roast(0), long]).x.to).toBe(870);
    expect(of([long, roast(0)]).x.to).toBe(870);
    expect(of([]).x.to).toBe(330);
  });

  it('has the rates of the steepest and the degrees of the hottest', () => {
    const steep = roast(1, { ror: [5, 48], bean: [200, 288] });
    expect(of([roast(0), steep]).rate).toEqual(of([steep, roast(0)]).rate);
    expect(of([roast(0), steep]).rate.to).toBeGreaterThan(of([roast(0)]).rate.to);
    expect(of([roast(0), steep]).y.to).toBeGreaterThanOrEqual(288);
    expect(of([roast(0), steep], false).rateBox).toBeNull();
  });

  it('shows no rate before its own turning point', () => {
    expect(ratesFrom(roast(0, { marks: [mark('TP', 80)] }))).toBe(100);
  });

  it('have room for a golden curve that is longer and hotter than those that are shown', () => {
    const golden = { time: [0, 700], bean: [200, 280], low: [190, 270], high: [210, 290] };
    const frame = compareFrame({ roasts: [roast(0)], golden, hasRates: false, unit: 'C', rorPer: 60, width: 900 });
    expect(frame.x.to).toBe(730);
    expect(frame.y.to).toBeGreaterThanOrEqual(290);
  });
});

it('a band goes along the highest and back along the lowest, and ends where nobody read anything', () => {
  const scales = { x: { from: 0, to: 100, start: 0, end: 100 }, y: { from: 0, to: 200, start: 200, end: 0 } };
  const golden = { time: [0, 10, 20, 30], bean: [], low: [90, 80, null, 70], high: [100, 95, null, 75] };
  expect(bandOf(golden, scales)).toBe('M0 100L10 105L10 120L0 110ZM30 125L30 130Z');
});
