import type { Point } from '@hanjan/roastlog/curve/points.ts';
import { describe, expect, it } from 'vitest';
import { adjusted, ended, fresh, marked, moved, readingTime, takenBack, wentOn, written } from './live/live_changes.ts';
import {
  clockOf,
  isDouble,
  isLive,
  isTaken,
  type LiveWork,
  lastBean,
  nextOf,
  notedOf,
  stageOf,
  timeOf,
  timersOf,
  troubleOf,
} from './live.ts';

const T = Date.UTC(2026, 10, 20, 5, 6, 0);
const s = (seconds: number) => T + seconds * 1000;
const HOUR = 3600;

const having = (work: LiveWork, part: Partial<LiveWork>): LiveWork => ({ ...work, ...part });

/** A roast in which points are marked so many seconds after a moment. */
const roast = (...points: readonly (readonly [Point, number])[]): LiveWork =>
  points.reduce<LiveWork>((work, [point, at]) => having(work, marked(work, point, s(at))), fresh());

const preheated = roast(['pre_heating_start', 0], ['pre_heating_end', 600]);
const charged = roast(['pre_heating_start', 0], ['pre_heating_end', 600], ['roasting_start', 660]);
const dropped = roast(['roasting_start', 0], ['dried', 276], ['first_start', 510], ['end', 615]);

describe('stages and clocks', () => {
  it.each([
    ['idle', fresh(), { preheat: null, ready: null, roast: null }],
    ['preheating', roast(['pre_heating_start', 0]), { preheat: 700_000, ready: null, roast: null }],
    ['preheated', preheated, { preheat: 700_000, ready: 100_000, roast: null }],
    ['roasting', charged, { preheat: 700_000, ready: 100_000, roast: 40_000 }],
    ['done', dropped, { preheat: null, ready: null, roast: 615_000 }],
  ])('%s', (stage, work, timers) => {
    expect([stageOf(work), timersOf(work, s(700))]).toEqual([stage, timers]);
  });
  it('shows the clock of the roast, before it of the time since preheating', () => {
    expect([preheated, charged, dropped].map((work) => clockOf(work, s(700)))).toEqual([100_000, 40_000, 615_000]);
  });
  it('goes on where it is read again later, as after a lock or a reload', () => {
    const reloaded: LiveWork = JSON.parse(JSON.stringify(charged));
    expect(clockOf(reloaded, s(660 + 500))).toBe(500_000);
  });
  it('is never below zero', () => {
    expect(clockOf(charged, s(0))).toBe(0);
    expect(readingTime(charged, s(0))).toBe(0);
  });
});

describe('what comes next', () => {
  it.each<[string, LiveWork, Point | null, readonly Point[]]>([
    ['nothing yet', fresh(), 'pre_heating_start', ['roasting_start']],
    ['preheating', roast(['pre_heating_start', 0]), 'pre_heating_end', ['roasting_start']],
    ['preheated', preheated, 'roasting_start', []],
    ['drop', dropped, null, []],
  ])('%s', (_, work, next, others) => {
    expect(nextOf(work)).toEqual({ next, others });
  });
  it('offers optional points beside the usual ones, and none that lies before what was marked', () => {
    expect(nextOf(charged)).toMatchObject({ next: 'dried', others: expect.arrayContaining(['turning', 'end']) });
    const cracked = roast(['roasting_start', 0], ['first_start', 500]);
    expect(nextOf(cracked)).toEqual({ next: 'end', others: ['first_end', 'second_start', 'second_end'] });
  });
});

describe('marking', () => {
  it('counts from the charge, and what was before it below zero', () => {
    const work = having(preheated, written(preheated, { ms: 630_000 }, { bean: 204.5 }));
    const after = having(work, marked(work, 'roasting_start', s(660)));
    expect(after.typed).toEqual({
      roasting_start_term: 0,
      pre_heating_start_term: -660_000,
      pre_heating_end_term: -60_000,
    });
    expect(after.readings).toEqual([{ s: -30, bean: 204.5, air: null }]);
  });
  it('holds whole seconds', () => {
    const work = having(charged, marked(charged, 'dried', s(660) + 275_600));
    expect(timeOf(work, 'dried')).toBe(276_000);
  });
  it('takes back what was noted last, one after the other, to the very beginning', () => {
    let work = having(charged, marked(charged, 'turning', s(735)));
    work = having(work, written(work, { point: 'turning' }, { bean: 88.4 }));
    work = having(work, written(work, { ms: 90_000 }, { bean: 92 }));
    const taken: unknown[] = [];
    for (let last = notedOf(work).at(-1); last; last = notedOf(work).at(-1)) {
      taken.push('point' in last ? last.point : last.ms);
      work = having(work, takenBack(work, last));
    }
    expect(taken).toEqual([90_000, 'turning', 'roasting_start', 'pre_heating_end', 'pre_heating_start']);
    expect(work).toEqual({ ...fresh(), file: null });
  });
  it('holds whole seconds of the preheating too', () => {
    const odd = roast(['pre_heating_start', 0.2], ['pre_heating_end', 600.541]);
    expect(timeOf(odd, 'pre_heating_end')).toBe(600_000);
  });
  it('gives readings of the preheating their time back when the charge is taken back', () => {
    const before = having(preheated, written(preheated, { ms: 630_000 }, { bean: 204.5 }));
    const work = having(before, marked(before, 'roasting_start', s(660)));
    const charge = notedOf(work).at(-1);
    expect(charge && having(work, takenBack(work, charge))).toEqual(before);
  });
  it('moves a point by a second, but not past another', () => {
    expect(timeOf(having(dropped, moved(dropped, 'dried', -1000)), 'dried')).toBe(275_000);
    const close = roast(['roasting_start', 0], ['dried', 276], ['first_start', 277]);
    expect(timeOf(having(close, moved(close, 'dried', 1000)), 'dried')).toBe(277_000);
    expect(moved(having(close, moved(close, 'dried', 1000)), 'dried', 2000)).toEqual({});
  });
  it('moves the charge under all that came after it', () => {
    const read = having(charged, written(charged, { ms: 30_000 }, { bean: 120 }));
    const work = having(read, moved(read, 'roasting_start', 1000));
    expect(work.start).toBe(s(661));
    expect(work.typed).toMatchObject({ roasting_start_term: 0, pre_heating_start_term: -661_000 });
    expect(work.readings).toEqual([{ s: 29, bean: 120, air: null }]);
  });
  it('is one press when a wet finger made two', () => {
    expect([isDouble(null, 0), isDouble(100, 899), isDouble(100, 900)]).toEqual([false, true, false]);
  });
});

describe('temperatures', () => {
  it('belong to a point or stand between points, once at a time', () => {
    const first = having(charged, written(charged, { ms: 60_000 }, { bean: 100 }));
    const both = having(first, written(first, { ms: 60_000 }, { air: 210 }));
    expect(both.readings).toEqual([{ s: 60, bean: 100, air: 210 }]);
    expect(written(charged, { point: 'dried' }, { bean: 150, input1: 60 }).typed).toMatchObject({
      dried_bean: 150,
      dried_input1: 60,
    });
    expect(written(charged, { ms: 1000 }, {})).toEqual({});
  });
  it('tell how fast the bean rose between the last two', () => {
    expect(lastBean(charged)).toBeNull();
    const one = having(charged, written(charged, { ms: 60_000 }, { bean: 100 }));
    expect(lastBean(one)).toEqual({ ms: 60_000, bean: 100, ror: null });
    const two = having(one, written(one, { ms: 90_000 }, { bean: 106.5 }));
    expect(lastBean(two)).toEqual({ ms: 90_000, bean: 106.5, ror: 13 });
  });
});

describe('a clock that cannot be right', () => {
  it.each<[string, LiveWork, number, 'old' | 'ahead' | null]>([
    ['a roast of 59 minutes', charged, 660 + HOUR - 60, null],
    ['a jump of a day', charged, 660 + 24 * HOUR, 'old'],
    ['a long preheating', preheated, 2 * HOUR, null],
    ['a preheating of yesterday', preheated, 24 * HOUR, 'old'],
    ['a clock that was set back', charged, 0, 'ahead'],
    ['a clock that is set by a second', charged, 659, null],
    ['a roast that was dropped yesterday', dropped, 24 * HOUR, null],
    ['no roast', fresh(), 24 * HOUR, null],
  ])('%s', (_, work, now, trouble) => {
    expect(troubleOf(work, s(now))).toBe(trouble);
  });
  it.each([24 * HOUR, -24 * HOUR])('goes on from what was noted last after %i s', (jump) => {
    const work = having(charged, marked(charged, 'turning', s(660 + 75)));
    const now = s(660 + 75 + jump);
    const after = having(work, wentOn(work, now));
    expect([clockOf(after, now), troubleOf(after, now), after.typed]).toEqual([75_000, null, work.typed]);
  });
  it('goes on from the end of the preheating', () => {
    const after = having(preheated, wentOn(preheated, s(24 * HOUR)));
    expect(timersOf(after, s(24 * HOUR))).toEqual({ preheat: 600_000, ready: 0, roast: null });
  });
  it('ends without inventing a drop', () => {
    const after = having(charged, ended());
    expect([isLive(after), after.typed]).toEqual([false, charged.typed]);
  });
  it('shows the same after the clock was set', () => {
    expect(clockOf(having(charged, adjusted(charged, -60_000)), s(700 - 60))).toBe(40_000);
  });
});

it('asks before it takes the place of another roast', () => {
  const on = (work: LiveWork, file: { id: string; name: string } | null = null) => isTaken({ ...work, file });
  expect([on(fresh()), on(charged), on(dropped), on(fresh(), { id: '1', name: 'a.alog' })]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(on({ ...fresh(), typed: { roasted_g: 860 } })).toBe(false);
});
