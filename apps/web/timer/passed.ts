import { useEffect, useRef, useState } from 'react';
import { homeOf } from '../brew/host.ts';
import { elapsed, stageOf } from '../brew/run.ts';
import { brewRun } from '../brew/store.ts';
import { useStore } from '../store.ts';
import { mainTimer, stopped, timeOf } from './main_timer.ts';

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

const TENTH = 100;

/**
 * The field whose recorded time was passed last, by the brew that this page began or else by the main timer, which stops
 * at the last one. It stays until the timer is gone.
 */
export function usePassed(terms: Terms): string | null {
  const run = useStore(brewRun);
  const timer = useStore(mainTimer);
  const isOurs = run !== null && run.home === homeOf(location.pathname);
  const isRunning = isOurs ? stageOf(run) === 'running' : timer?.stop === null;
  const isGone = !isOurs && timer === null;
  const [passed, setPassed] = useState<string | null>(null);
  const latest = useRef({ terms, run, timer, isOurs });
  latest.current = { terms, run, timer, isOurs };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the one clock showed last says nothing of the other one.
  useEffect(() => {
    if (!isRunning) return undefined;
    let before: number | null = null;
    const look = () => {
      const { terms, run, timer, isOurs } = latest.current;
      const now = Date.now();
      const ms = isOurs && run ? elapsed(run, now) : timer ? timeOf(timer, now) : 0;
      setPassed(passedAt(terms, ms));
      const last = lastPassed(terms, before ?? ms, ms);
      if (last !== null && !isOurs && timer) mainTimer.set(stopped(timer, timer.start + last));
      before = ms;
    };
    look();
    const ticking = setInterval(look, TENTH);
    return () => clearInterval(ticking);
  }, [isRunning, isOurs]);
  useEffect(() => {
    if (isGone) setPassed(null);
  }, [isGone]);
  return passed;
}
