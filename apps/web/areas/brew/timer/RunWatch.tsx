import type { Run } from '../run/run.ts';
import { useRun } from '../run/useRun.ts';
import { useSignals } from '../run/useSignals.ts';

/** Has a brew go on whatever is shown of it: what is due is announced, and begins by itself where that is wanted. */
export function RunWatch({ run }: { readonly run: Run }) {
  const { plan, ticks } = useRun(run);
  useSignals(run, plan, ticks);
  return null;
}
