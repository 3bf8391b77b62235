import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { begin, type Run } from './run.ts';
import { comingOf, currentOf, waitFor } from './shown.ts';
import { next } from './taps.ts';

const plan: Plan = {
  pours: [
    { term: 0, mass: 400 },
    { term: 40_000, mass: 800 },
    { term: 70_000, mass: null },
    { term: 105_000, mass: 800 },
  ],
  end: 170_000,
};
const FIELDS = { brewing_step_use: true, brewing_step1_term: 40_000, brewing_step2_term: 70_000 };
const run = (...taps: number[]): Run =>
  taps.reduce((run, at) => next(run, at), begin({ home: '/', title: '', fields: FIELDS }, 0));

describe('what a brew shows', () => {
  it.each([
    [run(), { nth: 1, isEnd: false, term: 40_000, target: 1200 }],
    [run(41_000), { nth: 2, isEnd: false, term: 70_000, target: null }],
  ])('knows what the next tap begins', (run, coming) => {
    expect(comingOf(run, plan)).toEqual(coming);
  });
  it('after the last pour comes the end, whether anybody said when or not', () => {
    const two: Plan = { pours: plan.pours.slice(0, 2), end: null };
    expect(comingOf(run(41_000), two)).toEqual({ nth: 2, isEnd: true, term: null, target: null });
    expect(comingOf(run(), { pours: [], end: 9_000 })).toEqual({ nth: 1, isEnd: true, term: 9_000, target: null });
  });
  it('knows which pour was begun last', () => {
    expect([run(), run(41_000), run(41_000, 72_000)].map(currentOf)).toEqual([0, 1, 2]);
  });
});

describe('how long it is until a step', () => {
  it.each([
    [105_000, 0, '1:45', false],
    [105_000, 84_300, '0:21', false],
    [105_000, 104_001, '0:01', false],
    [105_000, 105_000, '0:00', false],
    [105_000, 105_999, '0:00', false],
    [105_000, 106_000, '0:01', true],
    [105_000, 170_400, '1:05', true],
    [64_800_000, 1_000, '17:59:59', false],
    [0, 3_600_000, '1:00:00', true],
  ])('of %d at %d: %s, late: %s', (term, ms, time, isLate) => {
    expect(waitFor(term, ms)).toEqual({ time, isLate });
  });
});
