import { planOf } from '../plan.ts';
import { type Run, stageOf } from './run.ts';
import { comingOf } from './shown.ts';

/** When a brew that runs is to be poured or ended next by its plan, in ms since 1970. */
const dueAt = (run: Run): number =>
  run.start + (stageOf(run) === 'running' ? (comingOf(run, planOf(run.fields)).term ?? Infinity) : Infinity);

/** The brew that is to be poured before the others; null where none of them waits for anything. */
export function firstOf(runs: readonly Run[]): Run | null {
  const [first = null] = runs.toSorted((a, b) => dueAt(a) - dueAt(b) || 0);
  return first && dueAt(first) < Infinity ? first : null;
}
