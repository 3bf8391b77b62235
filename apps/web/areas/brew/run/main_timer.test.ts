import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOld, isTimer, type MainTimer, pressed, shifted, stopped, timeOf } from './main_timer.ts';

const T = vi.hoisted(() => {
  const listen = () => undefined;
  Object.assign(globalThis, {
    addEventListener: listen,
    document: { addEventListener: listen, querySelector: () => null },
  });
  return Date.parse('2026-11-20T05:28:05Z');
});
vi.mock('../../../parts/dialog/toast.ts', () => ({ toast: () => undefined }));

const DAY = 86_400_000;
const running: MainTimer = { start: T, stop: null };

beforeEach(() => void vi.useFakeTimers({ now: T }));

describe('a press', () => {
  it('starts, stops, and starts from 0:00 again', () => {
    const started = pressed(null, T);
    expect(started).toEqual(running);
    const ended = pressed(started, T + 90_500);
    expect(timeOf(ended, T + DAY)).toBe(90_500);
    expect(pressed(ended, T + 200_000)).toEqual({ start: T + 200_000, stop: null });
  });
  it('never stops it before its start', () => {
    expect(timeOf(pressed(running, T - 5000), T)).toBe(0);
  });
});

describe('its time', () => {
  it.each([
    ['while it runs', running, T + 1234, 1234],
    ['with a clock that was set back', running, T - 1234, 0],
    ['once it was stopped', stopped(running, T + 100), T + 9000, 100],
    ['after the clock was set by an hour', shifted(running, -3_600_000), T - 3_600_000 + 50, 50],
    ['stopped, after the clock was set', shifted(stopped(running, T + 100), 5000), T, 100],
  ])('%s', (_, timer, now, ms) => {
    expect(timeOf(timer, now)).toBe(ms);
  });
  it('is dropped after 24 hours', () => {
    expect([isOld(running, T + DAY), isOld(running, T + DAY + 1)]).toEqual([false, true]);
  });
});

it.each<[unknown, boolean]>([
  [{ start: T - 1000, stop: null }, true],
  [{ start: T - 1000, stop: T }, true],
  [{ start: T - DAY - 1, stop: null }, false],
  [{ start: T - DAY - 2000, stop: T - DAY }, false],
  [{ start: T, stop: T - 1 }, false],
  [{ start: -1, stop: null }, false],
  [{ start: String(T), stop: null }, false],
  [{ start: T }, false],
  [{ stop: T }, false],
  [[], false],
  [null, false],
  [T, false],
])('%j is a timer: %s', (value, isIt) => {
  expect(isTimer(value)).toBe(isIt);
});
