import { workOf } from '../chart/work.ts';
import { createStore, type Store } from '../store.ts';
import { useNow } from '../timer/useNow.ts';
import { elapsed, type Given, isRun, type Run, stageOf } from './run.ts';

/** The one brew of this browser; other tabs follow. */
export const brewRun: Store<Run | null> = workOf<Run | null>('brewrun', null, isRun);
/** Whether the room of the brew is open in this tab. */
export const brewRoom = createStore(false);

/** How a brew draws attention to its steps, and whether they begin by themselves. */
export interface Signals {
  readonly isAuto: boolean;
  readonly sound: boolean;
  readonly shake: boolean;
  readonly speech: boolean;
  readonly awake: boolean;
}
const QUIET: Signals = { isAuto: false, sound: false, shake: true, speech: false, awake: true };
const isSignals = (value: unknown): value is Signals =>
  typeof value === 'object' && value !== null && Object.keys(QUIET).every((name) => name in value);
export const signals: Store<Signals> = workOf('brewsignals', QUIET, isSignals);

/** Begins a brew and opens its room; asks before another one is thrown away. */
export async function startBrew(_given: Given): Promise<void> {}

/** The time of a brew in ms, told anew every so many ms while it runs. */
export function useElapsed(run: Run, every: number): number {
  return elapsed(run, useNow(every, stageOf(run) === 'running'));
}
