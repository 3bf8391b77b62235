import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Corner, PLAIN, straight, withBean } from '../curve/straight.ts';
import { finish } from '../finish/finish.ts';
import { MARKS, type RawLog } from '../log.ts';
import { figuresOf } from './figures.ts';

const SET = { CHARGE: 0, FCs: 420, DROP: 540 };

const phases = (raw: RawLog) =>
  figuresOf(finish(raw)).phases.map(({ key, percent, isEstimated }) => [key, percent, isEstimated]);

describe('figures that were worked out by hand', () => {
  it('a plain roast', () => {
    const raw = straight(PLAIN, SET);
    const figures = figuresOf(
      finish({ ...raw, meta: { green_g: 1000, roasted_g: 860, moisture_green: 10, moisture_roasted: 2 } }),
    );
    // 540 − 0; 540 − 420 = 120; 120 ÷ 540 = 22.222 %.
    expect(figures.total_s).toBe(540);
    expect(figures.development_s).toBe(120);
    expect(figures.dtr_percent).toBeCloseTo(22.222, 3);
    // Dry at 150 °C, 240 s: 240 ÷ 540 = 44.44, 180 ÷ 540 = 33.33, 22.22; the first has most left to be given 100.0.
    expect(phases(raw)).toEqual([
      ['drying', 44.5, true],
      ['maillard', 33.3, true],
      ['development', 22.2, false],
    ]);
    // From the turning point 90 → 150 in 3 min, 150 → 195 in 3 min, 195 → 210 in 2 min.
    expect(figures.phases.map(({ gain, ror }) => [gain, ror])).toEqual([
      [60, 20],
      [45, 15],
      [15, 7.5],
    ]);
    // Over 100 °C from 90 s: 150 s of 25 on average, 180 s of 72.5, 120 s of 102.5: 29,100 ÷ 60.
    expect(figures.auc).toBeCloseTo(485, 6);
    // 1 − 860 ÷ 1000; 860 × 0.98 = 842.8 of 1000 × 0.9 are left: 6.3556 %.
    expect(figures.loss_percent).toBeCloseTo(14, 6);
    expect(figures.organic_loss_percent).toBeCloseTo(6.3556, 4);
    expect(figures.marks.map(({ mark, s, bean, isEstimated }) => [mark, s, bean, isEstimated])).toEqual([
      ['CHARGE', 0, 200, false],
      ['TP', 60, 90, false],
      ['DRY', 240, 150, true],
      ['FCs', 420, 195, false],
      ['DROP', 540, 210, false],
    ]);
    expect(figures.why).toEqual([]);
  });

  it('a roast that was dropped at first crack', () => {
    const { total_s, development_s, dtr_percent } = figuresOf(
      finish(straight(PLAIN, { CHARGE: 0, FCs: 540, DROP: 540 })),
    );
    expect([total_s, development_s, dtr_percent]).toEqual([540, 0, 0]);
  });

  it('a table in °F that was written by hand every half minute, without a charge', () => {
    // 200, 100, 90, 95 °C, then 10 °C every half minute up to 205 at 420 s.
    const corners: Corner[] = [
      [0, 200],
      [30, 100],
      [60, 90],
      [90, 95],
      [420, 205],
    ];
    const raw = withBean(straight(corners, { FCs: 375, DROP: 420 }, 30), (value) => (value * 9) / 5 + 32);
    const log = finish({ ...raw, unit: 'F' });
    const figures = figuresOf(log);
    expect(log.zero).toBe('estimated');
    // First crack between the rows of 185 and 195 °C, dry between those of 145 and 155: 270 − 15 = 255 s.
    expect(figures.marks.map(({ mark, s, bean }) => [mark, s, Math.round((bean ?? 0) * 1e6) / 1e6])).toEqual([
      ['CHARGE', 0, 200],
      ['TP', 60, 90],
      ['DRY', 255, 150],
      ['FCs', 375, 190],
      ['DROP', 420, 205],
    ]);
    // 45 ÷ 420 = 10.714 %; 255 ÷ 420 = 60.714, 120 ÷ 420 = 28.571.
    expect(figures.dtr_percent).toBeCloseTo(10.714, 3);
    expect(figures.phases.map(({ percent }) => percent)).toEqual([60.7, 28.6, 10.7]);
    expect(figures.phases.map(({ isEstimated }) => isEstimated)).toEqual([true, true, false]);
    // Half minutes with means of 110, 120 … 200 °C: (10 + 20 + … + 100) × 30 ÷ 60.
    expect(figures.auc).toBeCloseTo(275, 6);
    // 10 °C every half minute.
    expect(figures.marks.at(-1)?.ror).toBeCloseTo(20, 6);
  });

  it('a long preheating, charge between two readings, a drop that the readings do not reach', () => {
    const corners: Corner[] = [
      [0, 25],
      [834, 200],
      [894, 90],
      [1074, 150],
      [1254, 195],
      [1350, 207],
    ];
    const figures = figuresOf(finish(straight(corners, { CHARGE: 833.5, DRY: 1100, FCs: 1254, DROP: 1374 }, 2)));
    // 1374 − 833.5 = 540.5; 120 of it is 22.2 %; 266.5 and 154 of 420.5 share 77.8: 49.307 and 28.493.
    expect(figures.total_s).toBe(540.5);
    expect(figures.phases.map(({ percent }) => percent)).toEqual([49.3, 28.5, 22.2]);
    expect(figures.marks.map(({ mark, s }) => [mark, s])).toEqual([
      ['CHARGE', 0],
      ['TP', 60.5],
      ['DRY', 266.5],
      ['FCs', 420.5],
      ['DROP', 540.5],
    ]);
    // No reading at the drop: neither its temperature nor what the beans gained until then. 24 of 480 s are unread.
    expect(figures.marks.at(-1)).toMatchObject({ bean: null });
    expect(figures.phases.at(-1)).toMatchObject({ gain: null, ror: null });
    // 29,100 as in the plain roast without the last 24 s of 108.5 on average, which are less than a tenth.
    expect(figures.auc).toBeCloseTo((29_100 - 24 * 108.5) / 60, 6);
  });

  it('no charge, and a probe that only rises', () => {
    const figures = figuresOf(
      finish(
        straight(
          [
            [10, 25],
            [310, 195],
            [370, 205],
          ],
          { FCs: 310, DROP: 370 },
        ),
      ),
    );
    expect(figures.development_s).toBe(60);
    expect([figures.total_s, figures.dtr_percent, figures.auc, figures.phases]).toEqual([null, null, null, []]);
    expect(figures.marks.map(({ mark, s }) => [mark, s])).toEqual([
      ['FCs', 300],
      ['DROP', 360],
    ]);
    expect(figures.why).toEqual([
      { figure: 'total_s', missing: ['CHARGE'] },
      { figure: 'dtr_percent', missing: ['CHARGE'] },
      { figure: 'drying', missing: ['CHARGE', 'DRY'] },
      { figure: 'maillard', missing: ['CHARGE', 'DRY'] },
      { figure: 'development', missing: ['CHARGE'] },
      { figure: 'auc', missing: ['TP'] },
      { figure: 'loss_percent', missing: ['green_g', 'roasted_g'] },
      { figure: 'organic_loss_percent', missing: ['green_g', 'roasted_g', 'moisture_green', 'moisture_roasted'] },
      { figure: 'stall', missing: ['TP'] },
    ]);
  });

  it('a probe that fell out around first crack', () => {
    const raw = withBean(straight(PLAIN, SET), (value, s) => (s > 380 && s < 440 ? -1 : value));
    const figures = figuresOf(finish(raw));
    // 60 of 480 s are more than a tenth.
    expect(figures.auc).toBeNull();
    expect(figures.why).toContainEqual({ figure: 'auc', missing: ['bean'] });
    expect(figures.marks.find(({ mark }) => mark === 'FCs')).toMatchObject({ s: 420, bean: null, ror: null });
    expect(figures.phases.map(({ gain, percent }) => [gain, percent])).toEqual([
      [60, 44.5],
      [null, 33.3],
      [null, 22.2],
    ]);
    // 48 s would be a tenth: 40 of them are not counted, and the rest is.
    const shorter = withBean(straight(PLAIN, SET), (value, s) => (s > 380 && s < 420 ? -1 : value));
    expect(figuresOf(finish(shorter)).auc).toBeCloseTo((29_100 - 40 * 90) / 60, 6);
  });

  it('marks in an order that no roast has', () => {
    const figures = figuresOf(finish(straight(PLAIN, { CHARGE: 0, DRY: 300, FCs: 240, DROP: 540 })));
    expect(figures.phases.map(({ key, percent }) => [key, percent])).toEqual([['development', 55.6]]);
    expect(figures.why).toContainEqual({ figure: 'maillard', missing: ['order'] });
    const early = figuresOf(finish(straight(PLAIN, { CHARGE: 300, FCs: 420, DROP: 240 })));
    expect([early.total_s, early.development_s, early.dtr_percent, early.phases]).toEqual([null, null, null, []]);
    expect(early.why).toContainEqual({ figure: 'total_s', missing: ['order'] });
  });
});

/** Any roast of some lines, with marks anywhere. */
const anyRoast = fc
  .record({
    temperatures: fc.array(fc.integer({ min: 30, max: 260 }), { minLength: 2, maxLength: 8 }),
    step: fc.constantFrom(0.1, 1, 1.5, 30),
    marks: fc.record(
      Object.fromEntries(MARKS.map((mark) => [mark, fc.integer({ min: 0, max: 600 })])) as Record<
        (typeof MARKS)[number],
        fc.Arbitrary<number>
      >,
      { requiredKeys: [] },
    ),
  })
  .map(({ temperatures, step, marks }) =>
    straight(
      temperatures.map((value, at): Corner => [at * 90, value]),
      marks,
      step,
    ),
  );

describe('figures of any log', () => {
  it('are the same on another clock', () => {
    fc.assert(
      fc.property(anyRoast, fc.integer({ min: -100_000, max: 100_000 }), (raw, by) => {
        const shifted: RawLog = {
          ...raw,
          time: raw.time.map((s) => s + by),
          marks: Object.fromEntries(Object.entries(raw.marks).map(([mark, s]) => [mark, s + by])),
        };
        expect(figuresOf(finish(shifted))).toEqual(figuresOf(finish(raw)));
      }),
      { numRuns: 40 },
    );
  });
  it('are the same in °F', () => {
    fc.assert(
      fc.property(anyRoast, (raw) => {
        const figures = figuresOf(finish(raw));
        const other = figuresOf(finish({ ...withBean(raw, (value) => (value * 9) / 5 + 32), unit: 'F' }));
        expect(other.marks.map(({ mark }) => mark)).toEqual(figures.marks.map(({ mark }) => mark));
        expect(other.phases.map(({ percent }) => percent)).toEqual(figures.phases.map(({ percent }) => percent));
        for (const key of ['total_s', 'auc'] as const) expect(other[key] ?? -1).toBeCloseTo(figures[key] ?? -1, 6);
        for (const [at, { s, bean, ror }] of figures.marks.entries()) {
          expect(other.marks[at]?.s).toBeCloseTo(s, 2);
          expect(other.marks[at]?.bean ?? -1).toBeCloseTo(bean ?? -1, 1);
          expect(other.marks[at]?.ror ?? -1).toBeCloseTo(ror ?? -1, 1);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('have phases that sum to 100.0 and never run backwards', () => {
    fc.assert(
      fc.property(anyRoast, (raw) => {
        const { phases: found } = figuresOf(finish(raw));
        for (const { from, to, percent } of found) {
          expect(to).toBeGreaterThanOrEqual(from);
          expect(percent).toBeGreaterThanOrEqual(0);
        }
        const sum = found.reduce((total, { percent }) => total + Math.round(percent * 10), 0);
        if (found.length === 3) expect(sum).toBe(1000);
        else expect(sum).toBeLessThanOrEqual(1001);
      }),
    );
  });
});
