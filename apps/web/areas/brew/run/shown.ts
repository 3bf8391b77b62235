import { showTerm } from '@hanjan/core';
import { clockParts } from '../../../parts/clock/clock_parts.ts';
import { type Plan, sumsOf } from '../plan.ts';
import type { Run } from './run.ts';

/** Something of the plan that comes: a pour by its place, or the end, which has the place after the last pour. */
export interface Coming {
  readonly nth: number;
  readonly isEnd: boolean;
  /** When by the plan, in ms; null where the plan does not say. */
  readonly term: number | null;
  /** What the scale will show when it is over, in tenths of a gram. */
  readonly target: number | null;
}

/** The pour that was begun last, by its place. */
export const currentOf = ({ begun }: Run): number => begun.length - 1;

/** What the next tap begins. */
export function comingOf(run: Run, plan: Plan): Coming {
  const nth = run.begun.length;
  const pour = plan.pours[nth];
  if (!pour) return { nth, isEnd: true, term: plan.end, target: null };
  return { nth, isEnd: false, term: pour.term, target: sumsOf(plan)[nth] ?? null };
}

/** How long it is until what comes: counted down to 0:00, then how late it is. */
export function waitFor(term: number, ms: number): { readonly isLate: boolean; readonly time: string } {
  const left = term - ms;
  // Until a second has gone by it is not late; a countdown shows the second that has begun.
  return left > -1000
    ? { isLate: false, time: showTerm(Math.max(0, Math.ceil(left / 1000)) * 1000) }
    : { isLate: true, time: clockParts(-left).whole };
}
