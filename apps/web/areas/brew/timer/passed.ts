import { useStable } from '@hanjan/charts/timeline/useStable.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../base/store/store.ts';
import { mainTimer, stopped, timeOf } from '../run/main_timer.ts';
import { runAt } from '../run/own_run.ts';
import { elapsed, stageOf } from '../run/run.ts';
import { brewRuns } from '../run/store.ts';

/** When things were recorded, in ms from 0:00, by the names of their fields. */
export type Terms = Readonly<Record<string, number | null>>;

/** The field whose time was passed last at a moment; of several at once the last one. */
export function passedAt(terms: Terms, ms: number): string | null {
  let passed: string | null = null;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const [name, term] of Object.entries(terms)) {
    if (term === null || term > ms || term < nearest) continue;
    [passed, nearest] = [name, term];
  }
  return passed;
}

/** The last time of all, once it was passed between two looks; null otherwise. */
export function lastPassed(terms: Terms, before: number, after: number): number | null {
  const known = Object.values(terms).filter((term) => term !== null);
  const last = Math.max(...known);
  return known.length > 0 && before < last && last <= after ? last : null;
}

/** So long at most nobody looks, in ms: devices sleep, and clocks are set. */
const LONGEST = 1000;

/** How long it is at a moment until the next time is passed, or until to look again, in ms. */
export function untilNext(terms: Terms, ms: number): number {
  const left = Object.values(terms).flatMap((term) => (term !== null && term > ms ? [term - ms] : []));
  return Math.min(LONGEST, ...left);
}

/**
 * The field whose recorded time was passed last, by the brew that this page began or else by the main timer, which stops
 * at the last one. It stays until the timer is gone.
 */
export function usePassed(terms: Terms): string | null {
  const run = runAt(useStore(brewRuns), location.pathname);
  const timer = useStore(mainTimer);
  const isOurs = run !== null;
  const isRunning = run ? stageOf(run) === 'running' : timer?.stop === null;
  const isGone = !isOurs && timer === null;
  const [passed, setPassed] = useState<string | null>(null);
  const known = useStable(terms);
  const latest = useRef({ run, timer });
  latest.current = { run, timer };

  useEffect(() => {
    if (!isRunning) return undefined;
    let before: number | null = null;
    let waiting: ReturnType<typeof setTimeout>;
    const look = () => {
      const { run, timer } = latest.current;
      const now = Date.now();
      const ms = run ? elapsed(run, now) : timer ? timeOf(timer, now) : 0;
      setPassed(passedAt(known, ms));
      const last = lastPassed(known, before ?? ms, ms);
      if (last !== null && !isOurs && timer) mainTimer.set(stopped(timer, timer.start + last));
      before = ms;
      waiting = setTimeout(look, untilNext(known, ms));
    };
    look();
    return () => clearTimeout(waiting);
  }, [isRunning, isOurs, known]);
  useEffect(() => {
    if (isGone) setPassed(null);
  }, [isGone]);
  return passed;
}
