import type { Plan } from './plan.ts';

/** A number of the plan beside what it became, and by how much it was missed; null where one of both is not known. */
export interface Missed {
  readonly plan: number | null;
  readonly actual: number | null;
  readonly by: number | null;
}

/** A pour of the plan beside the one that was made: when it began, in ms, and how much it was, in tenths of a gram. */
export interface StepDifference {
  readonly term: Missed;
  readonly mass: Missed;
}

/** Where a brew differed from its plan, pour by pour and in all. */
export interface Differences {
  readonly steps: readonly StepDifference[];
  /** The mass of all pours, and when the brew ended. */
  readonly total: Missed;
  readonly end: Missed;
}

/** What a brew became beside what was planned. A pour that only one of both has stands alone. */
export function differenceOf(_plan: Plan, _actual: Plan): Differences {
  const none = { plan: null, actual: null, by: null };
  return { steps: [], total: none, end: none };
}
