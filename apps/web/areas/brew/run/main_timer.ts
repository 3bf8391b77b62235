import { isObject } from '../../../base/store/storage.ts';
import type { Store } from '../../../base/store/store.ts';
import { workOf } from '../../chart/work.ts';

/** The main timer: moments in ms since 1970 at which it was started and stopped. */
export interface MainTimer {
  readonly start: number;
  readonly stop: number | null;
}

/** After this nobody waits for it any more. */
const DAY = 86_400_000;

/** Whether it was started so long ago that it is dropped. */
export const isOld = ({ start }: MainTimer, now: number): boolean => now - start > DAY;

/** Whether what was stored is a timer that somebody may still wait for. */
export function isTimer(value: unknown): value is MainTimer {
  if (!isObject(value)) return false;
  const { start, stop } = value;
  const isStopped = stop === null || (typeof stop === 'number' && stop >= Number(start));
  return typeof start === 'number' && start >= 0 && isStopped && !isOld({ start, stop: null }, Date.now());
}

/** The one main timer of this browser; other tabs follow. */
export const mainTimer: Store<MainTimer | null> = workOf<MainTimer | null>('timer', null, isTimer);

/** How long it has run, in ms; never below zero, whatever clock was set. */
export const timeOf = ({ start, stop }: MainTimer, now: number): number => Math.max(0, (stop ?? now) - start);

/** The timer stopped at a moment. */
export const stopped = (timer: MainTimer, at: number): MainTimer => ({ ...timer, stop: Math.max(timer.start, at) });

/** What a press at a moment makes of it: one that runs stops, any other one starts from 0:00. */
export const pressed = (timer: MainTimer | null, at: number): MainTimer =>
  timer?.stop === null ? stopped(timer, at) : { start: at, stop: null };

/** The same timer after the device's clock was set by some ms. */
export const shifted = ({ start, stop }: MainTimer, by: number): MainTimer => ({
  start: start + by,
  stop: stop === null ? null : stop + by,
});

/** Starts the main timer, or stops it. */
export const press = (at: number): void => mainTimer.set(pressed(mainTimer.get(), at));
