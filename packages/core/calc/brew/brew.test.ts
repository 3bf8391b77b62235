import { describe, expect, it } from 'vitest';
import {
  brewRatio,
  brewRest,
  brewTotal,
  extractionYield,
  pourFlows,
  runningMasses,
  splitRest,
  stepFaults,
} from '../../index.ts';

// A pour over by hand: 20 g of coffee, 40 g to bloom, 80 g at 0:30, 80 g at 1:05, 80 g at 1:45, 40 g at 2:20, 3:00.
const MASSES = [800, 800, 800, 400];
const POURS = [30_000, 65_000, 105_000, 140_000].map((term, at) => ({ term, mass: MASSES[at] ?? null }));

describe('masses of a brew', () => {
  it('add up from the start mass, step by step', () => {
    expect(runningMasses(400, MASSES)).toEqual([1200, 2000, 2800, 3200]);
    expect(runningMasses(null, [null, 500, null, 250])).toEqual([null, 500, 500, 750]);
    expect(runningMasses(400, [])).toEqual([]);
    expect(brewTotal(400, MASSES)).toBe(3200);
    expect([brewTotal(400, []), brewTotal(null, [null]), brewTotal(0, [])]).toEqual([400, null, 0]);
  });
  it('are floored to a tenth of a gram, whatever they come from', () => {
    // 40.05 g + 80.06 g = 120.11 g.
    expect(brewTotal(400.5, [800.6])).toBe(1201);
    expect(brewTotal(400.5, [800.4])).toBe(1200);
    // 0.1 + 0.2 in tenths of tenths: no noise makes a tenth less of a whole one.
    expect(brewTotal(0.1, [0.2, 0.7])).toBe(1);
  });
  it('leave a rest, below zero when too much was poured, and none at all when nothing is left', () => {
    // 320 g − 280 g; 300 g − 320 g.
    expect([brewRest(3200, 2800), brewRest(3000, 3200)]).toEqual([400, -200]);
    expect([brewRest(3200, 3200), brewRest(0, 2800), brewRest(null, 2800), brewRest(3200, null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([brewRest(3200.9, 2800), brewRest(2800, 3200.9)]).toEqual([400, -401]);
  });
  it('are split over steps without losing a tenth', () => {
    // 40.0 g over 3: 13.3, 13.3, 13.4; 20 g too much over 3: −6.7, −6.7, −6.6.
    expect(splitRest(400, 3)).toEqual([133, 133, 134]);
    expect(splitRest(-200, 3)).toEqual([-67, -67, -66]);
    expect([splitRest(400, 1), splitRest(400, 0), splitRest(1, 2)]).toEqual([[400], [], [0, 1]]);
  });
});

describe('figures of a brew', () => {
  it('are water to coffee, with one decimal', () => {
    // 320 ÷ 20 = 16; 250 ÷ 15 = 16.67; 36 ÷ 18 = 2.
    expect([brewRatio(3200, 200), brewRatio(2500, 150), brewRatio(360, 180)]).toEqual([16, 16.7, 2]);
    expect([brewRatio(3200, 0), brewRatio(3200, null), brewRatio(null, 200)]).toEqual([null, null, null]);
  });
  it('are what went into the cup', () => {
    // 1.35 % of 280 g is 3.78 g of 20 g: 18.9 %. Espresso: 9.5 % of 36 g is 3.42 g of 18 g: 19 %.
    expect(extractionYield(135, 2800, 200)).toBeCloseTo(18.9, 10);
    expect(extractionYield(950, 360, 180)).toBeCloseTo(19, 10);
    expect([extractionYield(null, 2800, 200), extractionYield(135, null, 200), extractionYield(135, 2800, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('are how fast each pour was until the next one', () => {
    // 80 g in 35 s = 2.29 g/s, in 40 s = 2, in 35 s = 2.29; 40 g in 40 s = 1.
    expect(pourFlows(POURS, 180_000)).toEqual([23, 20, 23, 10]);
    expect(pourFlows(POURS, null).at(-1)).toBeNull();
    // The second has no time of its own, so the first lasts until the third.
    const gap = [
      { term: 0, mass: 500 },
      { term: null, mass: 300 },
      { term: 50_000, mass: null },
    ];
    expect(pourFlows(gap, 60_000)).toEqual([10, null, null]);
    expect(
      pourFlows(
        [
          { term: 9000, mass: 100 },
          { term: 9000, mass: 100 },
        ],
        3000,
      ),
    ).toEqual([null, null]);
  });
});

describe('times of steps', () => {
  const keys = (terms: readonly (number | null)[], end: number | null) =>
    stepFaults(terms, end).map((fault) => fault?.key ?? null);

  it('follow each other until the end', () => {
    expect(keys([30_000, 65_000, null, 65_000, 140_000], 180_000)).toEqual([null, null, null, null, null]);
    expect([keys([], null), keys([30_000], null), keys([180_000], 180_000)]).toEqual([[], [null], [null]]);
  });
  it('are told one by one where they do not', () => {
    expect(stepFaults([-1000, 30_000, null, 20_000, 190_000], 180_000)).toEqual([
      null,
      null,
      null,
      { key: 'brew_step_before', args: { before: '0:30' } },
      { key: 'brew_step_after_end', args: { end: '3:00' } },
    ]);
  });
});
