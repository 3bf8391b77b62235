import { SLACK } from '../../../parts/clock/clock_set.ts';
import { elapsed, lastTerm, limitOf, type Run } from './run.ts';
import { back, due } from './taps.ts';

/** Why its clock cannot be right: it lies before the last tap, or nobody ended the brew until it reached its limit. */
export type RunTrouble = 'ahead' | 'limit';

/** The same run after the device's clock was set by some ms. */
export const adjusted = (run: Run, by: number): Run => ({
  ...run,
  began: run.began + by,
  start: run.start + by,
  pausedAt: run.pausedAt === null ? null : run.pausedAt + by,
});

/** Why the clock of a brew cannot be right at a moment; null when it can. */
export function troubleOf(run: Run, now: number): RunTrouble | null {
  if (run.end !== null) return run.end >= limitOf(run) ? 'limit' : null;
  return (run.pausedAt ?? now) - run.start < lastTerm(run) - SLACK ? 'ahead' : null;
}

/** Whether it would be over at once if its end were taken back, because that was too long ago. */
export const endsAgain = (run: Run, now: number): boolean => due(back(run), now, false).end !== null;

/** Whether nobody ended it: it reached its limit, or was paused for a day. */
export const isForgotten = (run: Run, now: number): boolean =>
  troubleOf(run, now) === 'limit' || (run.pausedAt !== null && endsAgain(run, now));

/** From where it is gone on with: where it was paused, or else the last tap. */
export const goesOnAt = (run: Run): number =>
  run.pausedAt === null ? lastTerm(run) : Math.max(lastTerm(run), elapsed(run, run.pausedAt));

/** Goes on from there, as if no time had passed since. */
export const wentOn = (run: Run, now: number): Run => ({
  ...run,
  start: now - goesOnAt(run),
  pausedAt: null,
  end: null,
});
