import type { Plan } from './plan.ts';

interface Props {
  readonly plan: Plan;
  readonly actual: Plan;
}

/** The plan of a brew beside what it became, step by step: by how many seconds and grams each was missed. */
export function Difference(_: Props) {
  return null;
}
