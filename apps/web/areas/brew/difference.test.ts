import { describe, expect, it } from 'vitest';
import { differenceOf, isAsPlanned, isComparable, worstOf } from './difference.ts';
import type { Plan } from './plan.ts';

const plan: Plan = {
  pours: [
    { term: 0, mass: 400 },
    { term: 35_000, mass: 800 },
    { term: 65_000, mass: 800 },
  ],
  end: 180_000,
};
const brewed: Plan = {
  pours: [
    { term: 0, mass: 420 },
    { term: 33_200, mass: 790 },
    { term: 73_000, mass: 814 },
  ],
  end: 184_000,
};

describe('where a brew differs from its plan', () => {
  it('is told by when each pour began and what stood poured after it', () => {
    const { steps, total, end } = differenceOf(plan, brewed);
    expect(steps.map(({ term, sum }) => [term.by, sum.plan, sum.actual, sum.by])).toEqual([
      [0, 400, 420, 20],
      [-1800, 1200, 1210, 10],
      [8000, 2000, 2024, 24],
    ]);
    expect(total).toEqual({ plan: 2000, actual: 2024, by: 24 });
    expect(end).toEqual({ plan: 180_000, actual: 184_000, by: 4000 });
  });

  it('leaves a pour that only one of both has alone', () => {
    const short = { ...brewed, pours: brewed.pours.slice(0, 2), end: 100_000 };
    expect(differenceOf(plan, short).steps[2]).toEqual({
      term: { plan: 65_000, actual: null, by: null },
      sum: { plan: 2000, actual: null, by: null },
    });
    expect(differenceOf(short, plan).steps).toHaveLength(3);
    expect(differenceOf(plan, { pours: [], end: null }).total).toEqual({ plan: 2000, actual: null, by: null });
  });

  it('says nothing of masses that nobody knows', () => {
    const unknown = { pours: [{ term: 0, mass: null }], end: null };
    expect(differenceOf(unknown, brewed)).toMatchObject({ end: { by: null }, total: { plan: null, by: null } });
    const middle = { ...plan, pours: plan.pours.map((pour, at) => (at === 1 ? { ...pour, mass: null } : pour)) };
    expect(differenceOf(middle, brewed).steps.map(({ sum }) => sum.plan)).toEqual([400, null, 1200]);
    const stirred = { ...plan, pours: [...plan.pours, { term: 95_000, mass: null }] };
    expect(differenceOf(stirred, brewed).total).toEqual({ plan: 2000, actual: 2024, by: 24 });
  });

  it('is none within half a second and without a tenth of a gram', () => {
    const near = { pours: plan.pours.map((pour) => ({ ...pour, term: pour.term + 400 })), end: 179_700 };
    expect(isAsPlanned(differenceOf(plan, near))).toBe(true);
    expect(isAsPlanned(differenceOf(plan, brewed))).toBe(false);
    expect(isAsPlanned(differenceOf(plan, { ...plan, end: 181_000 }))).toBe(false);
    expect(isAsPlanned(differenceOf(plan, { ...plan, pours: plan.pours.slice(0, 2) }))).toBe(false);
  });

  it('is nothing that can be told where nothing was planned: a start at 0:00 is no plan', () => {
    const timed = { pours: [{ term: 0, mass: null }], end: 90_000 };
    expect(isComparable(differenceOf({ ...timed, end: null }, timed))).toBe(false);
    expect(isComparable(differenceOf(timed, timed))).toBe(true);
    const pours = plan.pours.map(({ term }) => ({ term, mass: null }));
    expect(isComparable(differenceOf({ pours, end: null }, brewed))).toBe(true);
  });

  it('is greatest at one pour, by its time', () => {
    expect(worstOf(differenceOf(plan, brewed))).toBe(2);
    expect(worstOf(differenceOf(plan, plan))).toBeNull();
  });
});
