import { describe, expect, it } from 'vitest';
import { type Corner, straight } from '../curve/straight.ts';
import { finish } from '../finish/finish.ts';
import type { RawLog } from '../log.ts';
import { goldenOf, strayIsEstimated, strayOf } from './golden.ts';

/** A minute down to 90 °C and then a quarter of a degree a second up, `by` °C hotter than that, until `drop`. */
const roast = (by: number, drop: number, marks: RawLog['marks']) => {
  const corners: readonly Corner[] = [
    [0, 200 + by],
    [60, 90 + by],
    [drop, 90 + by + (drop - 60) / 4],
  ];
  return finish(straight(corners, { CHARGE: 0, DROP: drop, ...marks }));
};
const A = roast(0, 540, { DRY: 240, FCs: 420 });
const B = roast(4, 560, { DRY: 250, FCs: 400 });
const C = roast(-2, 500, { DRY: 260 });

describe('a golden curve', () => {
  const golden = goldenOf([A, B, C]);
  const at = (s: number) => [golden?.low[s], golden?.bean[s], golden?.high[s]];

  it('is the median of the roasts at each second, within the lowest and the highest', () => {
    expect(golden?.count).toBe(3);
    expect(at(300)).toEqual([148, 150, 154]);
    expect(at(0)).toEqual([198, 200, 204]);
  });

  it('goes on as long as more than half of the roasts are in the drum', () => {
    // C is out since 500 s: of the two others the mean is the median.
    expect(at(520)).toEqual([205, 207, 209]);
    expect(golden?.time.at(-1)).toBe(540);
    expect([golden?.bean.length, golden?.low.length, golden?.high.length]).toEqual([541, 541, 541]);
  });

  it('has the median of each mark that most of them have', () => {
    const marks = golden?.marks;
    expect([marks?.CHARGE?.s, marks?.TP?.s, marks?.DRY?.s, marks?.FCs?.s, marks?.DROP?.s]).toEqual([
      ...[0, 60, 250, 410, 540],
    ]);
    // 210, 219 and 198 °C at the drops.
    expect(marks?.DROP?.bean).toBe(210);
    expect(goldenOf([A, C, roast(1, 540, {})])?.marks.FCs).toBeNull();
  });

  it('is none of fewer than two roasts that were charged and read', () => {
    expect(goldenOf([A])).toBeNull();
    expect(goldenOf([])).toBeNull();
    const unread = { ...B, bean: B.bean.map(() => null) };
    expect(goldenOf([A, unread])).toBeNull();
    expect(goldenOf([A, { ...B, marks: { ...B.marks, CHARGE: null } }])).toBeNull();
  });

  it('has a gap where most have no reading', () => {
    const gap = (log: typeof A) => ({ ...log, bean: log.bean.map((bean, s) => (s > 300 && s < 350 ? null : bean)) });
    expect(goldenOf([gap(A), gap(B), C])?.bean[320]).toBeNull();
    expect(goldenOf([gap(A), B, C])?.bean[320]).toBe((159 + 153) / 2);
  });

  it('is no longer than two hours, whatever a record says', () => {
    const endless = (by: number) => ({
      ...roast(by, 540, {}),
      marks: { ...A.marks, DROP: { s: 1e9, isEstimated: false } },
    });
    expect(goldenOf([endless(0), endless(1)])?.time.length).toBe(7201);
  });
});

describe('how far a roast strayed', () => {
  const golden = goldenOf([A, B, C]);
  const rounded = (log: typeof A) =>
    golden && Object.values(strayOf(log, golden)).map((by) => by && Math.round(by * 1000) / 1000);

  it('is the mean difference in each phase, whichever way it goes', () => {
    // A is the median until C is out at 500 s; then it is 2 °C below it for 40 of 131 seconds.
    expect(rounded(A)).toEqual([0, 0, 0.611]);
    // 91 seconds by 4 °C, and 40 by 2.
    expect(rounded(B)).toEqual([4, 4, 3.389]);
    // Only as long as it is in the drum.
    expect(rounded(C)).toEqual([2, 2, 2]);
  });

  it('counts drying from the turning point on', () => {
    const late = { ...A, bean: A.bean.map((bean, s) => (s < 60 && bean !== null ? bean + 50 : bean)) };
    expect(rounded(late)?.[0]).toBe(0);
  });

  it('is nothing where the golden curve has no such phase, or the roast no charge', () => {
    const crackless = goldenOf([A, C, roast(1, 540, { DRY: 240 })]);
    expect(crackless && strayOf(A, crackless)).toMatchObject({ maillard: null, development: null });
    const uncharged = { ...A, marks: { ...A.marks, CHARGE: null } };
    expect(rounded(uncharged)).toEqual([null, null, null]);
  });

  it('is estimated where a mark of the phase is', () => {
    const supposed = goldenOf([A, B, roast(0, 540, { FCs: 420 })]);
    expect(
      supposed && (['drying', 'maillard', 'development'] as const).map((key) => strayIsEstimated(A, supposed, key)),
    ).toEqual([true, true, false]);
    expect(golden && strayIsEstimated(A, golden, 'drying')).toBe(false);
  });
});
