import { useMemo } from 'react';
import { type Ticks, useTicks } from '../../../parts/clock/ticks.ts';
import { type Plan, planOf } from '../plan.ts';
import { elapsed, type Run, stageOf } from './run.ts';

/** A brew that is shown: its plan, and its clock. */
export function useRun(run: Run): { readonly plan: Plan; readonly ticks: Ticks } {
  const plan = useMemo(() => planOf(run.fields), [run.fields]);
  const ticks = useTicks(() => elapsed(run, Date.now()), stageOf(run) === 'running', run);
  return { plan, ticks };
}
