import { workOf } from '../chart/work.ts';
import type { Store } from '../store.ts';

/** The main timer: moments in ms since 1970 at which it was started and stopped. */
export interface MainTimer {
  readonly start: number;
  readonly stop: number | null;
}

const isTimer = (_value: unknown): _value is MainTimer => false;

/** The one main timer of this browser; other tabs follow. */
export const mainTimer: Store<MainTimer | null> = workOf<MainTimer | null>('timer', null, isTimer);
