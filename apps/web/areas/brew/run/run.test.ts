import type { Row } from '@hanjan/core';
import { describe, expect, it, vi } from 'vitest';
import { after, begun, FIELDS, given, MINUTE, s, T } from './harness/run.ts';
import { begin, elapsed, isReady, limitOf, type Run, stageOf } from './run.ts';
import { back, due, finish, next, pause, resume, weighed } from './taps.ts';
import { adjusted, endsAgain, goesOnAt, isForgotten, troubleOf, wentOn } from './trouble.ts';

vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const terms = (run: Run) => run.begun.map(({ term }) => term);
/** As it is read again: after a reload, in another tab. */
const kept = (run: Run): Run => JSON.parse(JSON.stringify(run));

describe('time', () => {
  it.each<[string, Run, number, number, ReturnType<typeof stageOf>]>([
    ['at its start', begun(), 0, 0, 'running'],
    ['while it runs', begun(), 12.345, 12_345, 'running'],
    ['while it is paused', after([20, pause]), 500, 20_000, 'paused'],
    ['after a pause', after([20, pause], [80, resume]), 90, 30_000, 'running'],
    ['after two pauses', after([20, pause], [80, resume], [90, pause], [95, resume]), 100, 35_000, 'running'],
    ['paused twice, as by another tab', after([20, pause], [30, pause]), 40, 20_000, 'paused'],
    ['resumed twice', after([20, pause], [30, resume], [50, resume]), 60, 50_000, 'running'],
    ['when it is over', after([150.07, finish]), 900, 150_000, 'over'],
    ['ended while it was paused', after([20, pause], [50, finish]), 900, 20_000, 'over'],
    ['paused when it is over', after([20, finish], [30, pause]), 40, 20_000, 'over'],
    ['with a clock before its start', begun(), -30, 0, 'running'],
    ['a day later, when nobody looked', begun(), DAY + 5, (DAY + 5) * 1000, 'running'],
  ])('%s', (_, run, at, ms, stage) => {
    expect([elapsed(run, s(at)), stageOf(run)]).toEqual([ms, stage]);
    expect([elapsed(kept(run), s(at)), stageOf(kept(run))]).toEqual([ms, stage]);
  });

  it.each([
    ['midnight', '2026-11-20T23:59:30+09:00', '2026-11-21T00:05:30+09:00'],
    ['the hour that clocks leap over', '2026-03-08T01:58:00-05:00', '2026-03-08T03:04:00-04:00'],
    ['the hour that clocks show twice', '2026-11-01T01:58:00-04:00', '2026-11-01T01:04:00-05:00'],
  ])('a pause over %s takes nothing and gives nothing', (_, from, to) => {
    const [paused, resumed] = [Date.parse(from), Date.parse(to)];
    const run = resume(pause(begin(given, paused - 10_000), paused), resumed);
    expect([resumed - paused, elapsed(run, resumed + 5000)]).toEqual([6 * 60_000, 15_000]);
  });
  it('a pause over a clock that was set back goes on where it stood', () => {
    const run = after([20, pause], [-5000, resume]);
    expect([elapsed(run, s(-4990)), troubleOf(run, s(-4990))]).toEqual([30_000, null]);
  });
  it('is the same after the clock of the device was set', () => {
    for (const run of [begun(), after([20, pause]), after([35, next], [50, pause])]) {
      const set = adjusted(run, -3_600_000);
      expect(elapsed(set, s(60) - 3_600_000)).toBe(elapsed(run, s(60)));
      expect(set.began - run.began).toBe(-3_600_000);
    }
  });
});

describe('taps', () => {
  it('begin pours in tenths of a second, and after the last one the brew is over', () => {
    const run = after([33.456, next], [80, next], [190.99, next]);
    expect([terms(run), run.end, stageOf(run)]).toEqual([[0, 33_400, 80_000], 190_900, 'over']);
    expect(next(run, s(300))).toBe(run);
  });
  it('that follow too soon are one', () => {
    expect(terms(after([0.2, next]))).toEqual([0]);
    expect(terms(after([33, next], [33.25, next]))).toEqual([0, 33_000]);
    expect(terms(after([33, next], [33.5, next]))).toEqual([0, 33_000, 33_500]);
    expect(after([33, next], [80, next], [80.2, next]).end).toBeNull();
  });
  it('go on out of a pause', () => {
    const run = after([20, pause], [60, next]);
    expect([terms(run), stageOf(run), elapsed(run, s(65))]).toEqual([[0, 20_000], 'running', 25_000]);
  });
  it('are taken back one after the other, the end first; the start stays', () => {
    let run = after([33, next], [80, next], [190, next]);
    const left: unknown[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      run = back(run);
      left.push([terms(run), stageOf(run)]);
    }
    expect(left).toEqual([
      [[0, 33_000, 80_000], 'running'],
      [[0, 33_000], 'running'],
      [[0], 'running'],
      [[0], 'running'],
    ]);
    expect(elapsed(run, s(200))).toBe(200_000);
  });
  it('taken back after an end in a pause leave the pause', () => {
    const run = back(after([20, pause], [50, finish]));
    expect([stageOf(run), elapsed(run, s(90))]).toEqual(['paused', 20_000]);
  });
  it('a plan of one pour is over with the next one', () => {
    const run = next(begun({ brewing_mass: 3000, brewing_term: 240_000 }), s(250));
    expect([terms(run), run.end]).toEqual([[0], 250_000]);
  });
});

describe('what the scale showed', () => {
  it('is held by pour, and can be taken away', () => {
    const run = weighed(weighed(after([33, next]), 0, 412.4), 1, 1230);
    expect(run.begun.map(({ sum }) => sum)).toEqual([412, 1230]);
    expect(weighed(run, 0, null).begun[0]?.sum).toBeNull();
  });
  it.each([
    [7, 100],
    [-1, 100],
    [0.5, 100],
    [0, -1],
    [0, Number.NaN],
    [0, 1e10],
    [0, Number.POSITIVE_INFINITY],
  ])('of pour %d cannot be %d', (nth, sum) => {
    const run = after([33, next]);
    expect(weighed(run, nth, sum)).toBe(run);
  });
});

describe('what is due', () => {
  const at = (seconds: number, isAuto = true, run = begun()) => due(run, s(seconds), isAuto);

  it.each<[string, Run, readonly number[], number | null]>([
    ['before the first step', at(29), [0], null],
    ['at its time', at(30), [0, 30_000], null],
    ['two steps at once, seen late', at(100), [0, 30_000, 75_000], null],
    ['the end', at(180), [0, 30_000, 75_000], 180_000],
    ['everything, after a night', at(9 * HOUR), [0, 30_000, 75_000], 180_000],
    ['after a day', at(26 * HOUR), [0, 30_000, 75_000], 180_000],
    ['a step that somebody began early', at(80, true, after([25, next])), [0, 25_000, 75_000], null],
    ['a step that somebody began late', at(80, true, after([40, next])), [0, 40_000, 75_000], null],
    ['a step that was late for the next one too', at(90, true, after([85, next])), [0, 85_000, 85_000], null],
    ['nothing while it is paused', at(500, true, after([20, pause])), [0], null],
    ['by its own time after a pause', at(530, true, after([20, pause], [500, resume])), [0, 30_000], null],
    ['by hand: nothing', at(1000, false), [0], null],
    ['by hand: the limit', at(HOUR, false), [0], HOUR * 1000],
    ['by hand, seen after a day', at(26 * HOUR, false, after([33, next])), [0, 33_000], HOUR * 1000],
    ['of a pause: nothing for a day', at(DAY, false, after([20, pause])), [0], null],
    ['of a pause: its end after a day', at(DAY + 21, false, after([20, pause])), [0], 20_000],
    ['with a clock before the start', at(-HOUR), [0], null],
  ])('%s', (_, run, times, end) => {
    expect([terms(run), run.end]).toEqual([times, end]);
  });

  it('is the same run as long as nothing is', () => {
    const run = begun();
    for (const isAuto of [true, false]) expect(due(run, s(29.9), isAuto)).toBe(run);
    const over = after([20, finish]);
    expect(due(over, s(DAY), true)).toBe(over);
  });
  it('comes to the same however often it is looked at, and in whatever tab', () => {
    let often = begun();
    for (let second = 0; second <= 200; second += 0.7) often = due(kept(often), s(second), true);
    expect(often).toEqual(due(begun(), s(200), true));
  });
  it('is not the end before every pour has begun', () => {
    const late = { ...FIELDS, brewing_step2_term: 200_000 };
    expect(due(begun(late), s(190), true).end).toBeNull();
    expect(due(begun(late), s(200), true)).toMatchObject({ end: 200_000 });
  });
  it('without a planned end is the limit alone', () => {
    const open = { ...FIELDS, brewing_step_end_term: null };
    expect(due(begun(open), s(HOUR - 1), true).end).toBeNull();
    expect(due(begun(open), s(HOUR), true).end).toBe(HOUR * 1000);
  });

  it.each<[string, Row, number]>([
    ['a drip', FIELDS, HOUR],
    ['a plan of hours', { brewing_term: 2 * HOUR * 1000 }, DAY],
    ['a plan of an hour', { brewing_term: HOUR * 1000 }, HOUR],
    ['cold brew, whatever is planned', { brewing_type: 'CLD' }, DAY],
    ['ice drip', { brewing_type: 'ICE', brewing_term: 1000 }, DAY],
    ['26 h', { brewing_term: 26 * HOUR * 1000 }, DAY],
  ])('the limit of %s', (_, fields, seconds) => {
    const run = begun(fields);
    expect(limitOf(run)).toBe(seconds * 1000);
    expect(due(run, s(30 * DAY), false).end).toBe(seconds * 1000);
  });
});

describe('a clock that cannot be right', () => {
  it.each<[string, Run, number, ReturnType<typeof troubleOf>]>([
    ['runs', begun(), 60, null],
    ['was set back a little', begun(), -1.9, null],
    ['was set back before the start', begun(), -HOUR, 'ahead'],
    ['was set back before the last tap', after([100, next]), 60, 'ahead'],
    ['was set back while it was paused', after([100, next], [120, pause]), -HOUR, null],
    ['reached the limit', due(begun(), s(2 * HOUR), false), 2 * HOUR, 'limit'],
    ['was ended by hand', after([100, finish]), DAY, null],
    ['ended by its plan', due(begun(), s(DAY), true), DAY, null],
  ])('%s', (_, run, at, trouble) => {
    expect(troubleOf(run, s(at))).toBe(trouble);
  });
  it.each([
    ['set back', -HOUR],
    ['forgotten for hours', 5 * HOUR],
  ])('%s goes on from the last tap', (_, seconds) => {
    const run = wentOn(due(after([100, next]), s(seconds), false), s(seconds));
    expect([elapsed(run, s(seconds)), stageOf(run), troubleOf(run, s(seconds))]).toEqual([100_000, 'running', null]);
    expect(due(run, s(seconds + 1), false)).toBe(run);
  });
  it.each<[string, Run, number, boolean, boolean, number]>([
    ['ended by hand', after([100, finish]), 200, false, false, 0],
    ['ended in a pause', after([20, pause], [50, finish]), 200, false, false, 20_000],
    ['ended by hand two hours ago', after([33, next], [100, finish]), 2 * HOUR, true, false, 33_000],
    ['reached its limit', due(after([33, next]), s(2 * HOUR), false), 2 * HOUR, true, true, 33_000],
    ['was paused for a day', due(after([33, next], [50, pause]), s(2 * DAY), false), 2 * DAY, true, true, 50_000],
  ])('is gone on with where that makes sense: one that %s', (_, run, at, isOver, isLost, from) => {
    expect([endsAgain(run, s(at)), isForgotten(run, s(at))]).toEqual([isOver, isLost]);
    const going = wentOn(run, s(at));
    expect([goesOnAt(run), elapsed(going, s(at)), due(going, s(at), false)]).toEqual([from, from, going]);
  });
  it('takes no tap that would lie before the last one', () => {
    const run = after([100, next]);
    expect(next(run, s(50))).toBe(run);
    expect(finish(run, s(50)).end).toBe(100_000);
  });
});

it('a brew that stands ready begins when it is started, by either key, and not before', () => {
  const ready = begin({ home: '/x', draft: null, title: '', fields: FIELDS }, T, true);
  expect([isReady(ready), stageOf(ready), elapsed(ready, s(50))]).toEqual([true, 'paused', 0]);
  for (const start of [next, resume]) {
    const begun = start(ready, s(60));
    expect([isReady(begun), begun.began, elapsed(begun, s(63)), begun.begun.length]).toEqual([false, s(60), 3000, 1]);
  }
  const paused = pause(begin({ home: '/x', draft: null, title: '', fields: FIELDS }, T), s(5));
  expect(isReady(paused)).toBe(false);
});
