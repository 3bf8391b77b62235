import { type Plan, sumsOf, totalOf } from './plan.ts';

type Held = number | null;

/** A number of the plan beside what it became, and by how much it was missed; null where one of both is not known. */
export interface Missed {
  readonly plan: Held;
  readonly actual: Held;
  readonly by: Held;
}

/** A pour of the plan beside the one that was made: when it began, in ms, and what stood poured after it, in tenths of a gram. */
export interface StepDifference {
  readonly term: Missed;
  readonly sum: Missed;
}

/** Where a brew differed from its plan, pour by pour and in all. */
export interface Differences {
  readonly steps: readonly StepDifference[];
  /** All that was poured, and when the brew ended. */
  readonly total: Missed;
  readonly end: Missed;
}

/** What a brew became beside what was planned. A pour that only one of both has stands alone. */
export function differenceOf(plan: Plan, actual: Plan): Differences {
  const [planned, made] = [sumsOf(plan), sumsOf(actual)];
  const steps = Array.from({ length: Math.max(planned.length, made.length) }, (_, at) => ({
    term: missed(plan.pours[at]?.term, actual.pours[at]?.term),
    sum: missed(planned[at], made[at]),
  }));
  return { steps, total: missed(totalOf(plan), totalOf(actual)), end: missed(plan.end, actual.end) };
}

/** Ms that no thumb is sure of. */
const NEAR = 500;
/** Whether a time was kept as far as anybody can tell. */
export const isNear = ({ by }: Missed): boolean => Math.abs(by ?? 0) < NEAR;
/** Whether only the plan or only the brew says something. */
export const isAlone = ({ plan, actual }: Missed): boolean => (plan === null) !== (actual === null);

/** Whether anything of the plan can be compared; that both begin at 0:00 says nothing. */
export const isComparable = ({ steps, end }: Differences): boolean =>
  end.by !== null || steps.some(({ term, sum }, nth) => sum.by !== null || (nth > 0 && term.by !== null));

/** Whether a brew went as planned, as far as anybody can tell: to half a second and a tenth of a gram. */
export const isAsPlanned = ({ steps, end }: Differences): boolean =>
  steps.every(({ term, sum }) => isNear(term) && !isAlone(term) && !sum.by) && isNear(end);

/** The pour whose time was missed by most, counted from 0; null where none was. */
export function worstOf({ steps }: Differences): number | null {
  const off = steps.map(({ term }) => Math.abs(term.by ?? 0));
  const most = Math.max(0, ...off);
  return most < NEAR ? null : off.indexOf(most);
}

const missed = (plan: Held = null, actual: Held = null): Missed => ({
  plan,
  actual,
  by: plan === null || actual === null ? null : actual - plan,
});
