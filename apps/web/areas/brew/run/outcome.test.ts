import { describe, expect, it, vi } from 'vitest';
import { planOf } from '../plan.ts';
import { after, begun, FIELDS, MINUTE, s } from './harness/run.ts';
import { actualOf, dated, recordOf } from './outcome.ts';
import { begin, type Run } from './run.ts';
import { finish, next, pause, resume, weighed } from './taps.ts';

vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));

describe('what came of it', () => {
  it('has the times of the taps, and the planned mass of what nobody weighed', () => {
    const run = after([33, next], [80, next], [190, next]);
    expect(actualOf(run)).toEqual({
      pours: [
        { term: 0, mass: 400, bar: null, flux: null },
        { term: 33_000, mass: 800, bar: null, flux: null },
        { term: 80_000, mass: 800, bar: null, flux: null },
      ],
      end: 190_000,
    });
  });
  it.each<[string, readonly (number | null)[], readonly (number | null)[]]>([
    ['all weighed', [412, 1230, 2015], [412, 818, 785]],
    ['the first alone', [412, null, null], [412, 800, 800]],
    ['the last alone', [null, null, 2015], [400, 800, 815]],
    ['one between', [null, 1230, null], [400, 830, 800]],
    ['a scale that was tared', [412, 100, 900], [412, 0, 800]],
  ])('masses: %s', (_, sums, masses) => {
    const run = sums.reduce<Run>((one, sum, nth) => weighed(one, nth, sum), after([33, next], [80, next]));
    expect(actualOf(run).pours.map(({ mass }) => mass)).toEqual(masses);
  });
  it('has the pressure and flow of the plan', () => {
    const run = next(begun({ ...FIELDS, brewing_step1_bar: 60, brewing_step1_flux: 20 }), s(33));
    expect(actualOf(run).pours[1]).toMatchObject({ bar: 60, flux: 20 });
  });
  it('is recorded in the fields of a brew, with nothing left of the plan', () => {
    const run = after([33, next], [190, finish]);
    expect(recordOf(run)).toEqual({
      ...{ brewing_seq: 3, brewing_type: 'DRP', brewing_bean_mass: 200 },
      ...{ brewing_step_use: true, brewing_term: 190_000, brewing_start_time: '2026-11-20T05:28:05.000Z' },
      ...{ brewing_start_mass: 400, brewing_step1_term: 33_000, brewing_step1_mass: 800 },
      ...{ brewing_step1_bar: null, brewing_step1_flux: null },
      ...Object.fromEntries(
        [2, 3, 4, 5, 6, 7, 8, 9].flatMap((nth) =>
          ['term', 'mass', 'bar', 'flux'].map((part) => [`brewing_step${nth}_${part}`, null]),
        ),
      ),
      ...{ brewing_step_end_term: 190_000, brewing_step_end_mass: null },
    });
    expect(planOf(recordOf(run))).toMatchObject({
      pours: [
        { term: 0, mass: 400 },
        { term: 33_000, mass: 800 },
      ],
      end: 190_000,
    });
  });
  it('began when it was begun, also after a pause', () => {
    const run = after([20, pause], [80, resume], [150, finish]);
    expect(recordOf(run)).toMatchObject({ brewing_start_time: '2026-11-20T05:28:05.000Z', brewing_term: 90_000 });
  });
  it('has no steps where there was one pour and none were asked for; what was weighed is its result', () => {
    const run = finish(begun({ brewing_type: 'ESP', brewing_mass: 360, brewing_term: 28_000 }), s(31.25));
    expect(recordOf(run)).toMatchObject({
      ...{ brewing_step_use: false, brewing_start_mass: null, brewing_step_end_term: null },
      ...{ brewing_mass: 360, brewing_term: 31_200 },
    });
    expect(recordOf(weighed(run, 0, 385)).brewing_mass).toBe(385);
  });
  it('of an espresso in steps has as its result what was weighed last, once its last step was', () => {
    const steps = { brewing_step_use: true, brewing_step1_term: 6000, brewing_step1_mass: 360 };
    const run = next(begun({ ...steps, brewing_type: 'ESP', brewing_mass: 360 }), s(6));
    const shot = (nth: number, sum: number) => recordOf(finish(weighed(run, nth, sum), s(28)));
    expect(shot(1, 382)).toMatchObject({ brewing_mass: 382, brewing_step1_mass: 382, brewing_step_use: true });
    expect(shot(0, 40).brewing_mass).toBe(360);
    // The water of a filter brew is not what came out of it.
    expect(recordOf(weighed(after([33, next], [80, next]), 2, 2015))).not.toHaveProperty('brewing_mass');
  });
  it('keeps the planned time while it is not over', () => {
    expect(recordOf(begun({ brewing_term: 28_000 })).brewing_term).toBe(28_000);
  });
});

describe('the day of a brew', () => {
  const midnight = new Date(2026, 10, 21).getTime();
  const dayOf = (run: Run) => dated(recordOf(run)).brewing_result_date;
  const given = { home: '/', title: '', fields: { brewing_result_date: '2026-11-21' } };
  it('is the one on which it began, also where it ends on the next one', () => {
    const run = finish(begin(given, midnight - MINUTE * 1000), midnight + 2 * MINUTE * 1000);
    expect([dayOf(run), run.end]).toEqual(['2026-11-20', 3 * MINUTE * 1000]);
  });
  it('is the next one where it stood ready before midnight and was started after it', () => {
    const ready = begin({ ...given, fields: {} }, midnight - MINUTE * 1000, true);
    expect(dayOf(finish(next(ready, midnight + 1000), midnight + 2 * MINUTE * 1000))).toBe('2026-11-21');
  });
  it('is not said of what was not timed', () => {
    expect([dated({ brewing_mass: 1 }), dated({ brewing_start_time: 'soon' })]).toEqual([
      { brewing_mass: 1 },
      { brewing_start_time: 'soon' },
    ]);
  });
});
