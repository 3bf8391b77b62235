import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounced } from './debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does the work of the last call, once, after a pause', () => {
  const work = vi.fn();
  const later = debounced(work, 300);
  later('a');
  vi.advanceTimersByTime(299);
  later('b');
  vi.advanceTimersByTime(299);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work.mock.calls).toEqual([['b']]);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does at once what is waiting, and nothing twice', () => {
  const work = vi.fn();
  const later = debounced(work, 300);
  later.flush();
  expect(work).not.toHaveBeenCalled();
  later('a');
  later.flush();
  later.flush();
  vi.runAllTimers();
  expect(work.mock.calls).toEqual([['a']]);
});

it('forgets what is waiting', () => {
  const work = vi.fn();
  const later = debounced(work, 300);
  later('a');
  later.cancel();
  later.flush();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
