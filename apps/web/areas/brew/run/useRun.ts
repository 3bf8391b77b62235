import { useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { type Ticks, useTicks } from '../../../parts/clock/ticks.ts';
import { useClockSet } from '../../../parts/clock/useClockSet.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { type Plan, planOf } from '../plan.ts';
import { elapsed, type Run, stageOf } from './run.ts';
import { brewRun } from './store.ts';
import { adjusted } from './trouble.ts';
import { useSignals } from './useSignals.ts';

/** A brew that is shown: its plan, and its clock, which tells what is due and shows the same after the device's was set. */
export function useRun(run: Run): { readonly plan: Plan; readonly ticks: Ticks } {
  const plan = useMemo(() => planOf(run.fields), [run.fields]);
  const ticks = useTicks(() => elapsed(run, Date.now()), stageOf(run) === 'running', run);
  useSignals(run, plan, ticks);
  useClockSet((by) => {
    const now = brewRun.get();
    if (!now || stageOf(now) === 'over') return;
    brewRun.set(adjusted(now, by));
    toast({ text: t('brew_clock_set') });
  });
  return { plan, ticks };
}
