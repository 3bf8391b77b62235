import { useEffect, useRef } from 'react';
import { type Ticks, useTick } from '../../../parts/clock/ticks.ts';
import type { Plan } from '../plan.ts';
import { type Run, stageOf } from './run.ts';
import { comingOf } from './shown.ts';
import { signal } from './signals.ts';
import { dueSignal } from './signals_due.ts';
import { brewRun, signals } from './store.ts';
import { due } from './taps.ts';
import { spokenOf } from './texts.ts';
import { awaitVoice } from './voice.ts';

/** Tells what is due, by whatever the person allows, and begins it by itself where that is wanted. */
export function useSignals(run: Run, plan: Plan, ticks: Ticks): void {
  const before = useRef<number | null>(null);
  useEffect(awaitVoice, []);
  useTick(ticks, (ms) => {
    const from = before.current ?? ms;
    before.current = ms;
    const isRunning = stageOf(run) === 'running';
    const choice = signals.get();
    const coming = comingOf(run, plan);
    const kind = isRunning && dueSignal(coming, from, ms);
    if (kind) signal(kind, choice, spokenOf(run, plan, coming));
    // What stands still ends after a day, and nothing of it begins by itself.
    const after = due(run, Date.now(), isRunning && choice.isAuto);
    if (after !== run) brewRun.set(after);
  });
}
