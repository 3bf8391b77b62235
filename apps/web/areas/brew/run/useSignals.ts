import { useEffect, useRef } from 'react';
import { type Ticks, useTick } from '../../../parts/clock/ticks.ts';
import type { Plan } from '../plan.ts';
import { signal } from '../signal/signals.ts';
import { awaitVoice } from '../signal/voice.ts';
import { type Run, stageOf } from './run.ts';
import { comingOf } from './shown.ts';
import { dueSignal } from './signals_due.ts';
import { nthOf, setRun, signals } from './store.ts';
import { due } from './taps.ts';
import { markedText, spokenOf } from './texts.ts';

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
    const nth = nthOf(run.id);
    if (kind) signal(kind, choice, markedText(nth, spokenOf(run, plan, coming)), nth);
    // What stands still ends after a day, and nothing of it begins by itself.
    const after = due(run, Date.now(), isRunning && choice.isAuto);
    if (after !== run) setRun(after);
  });
}
