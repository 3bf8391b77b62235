import type { OrgKind } from '@hanjan/core';

/** What a plan may have, and whose it is: `roast_log` is that members load log files into the records of roasts. */
const PLANNED = { roast_log: 'roaster' } as const satisfies Readonly<Record<string, OrgKind>>;
export type Planned = keyof typeof PLANNED;

/** The plans of organisations, codes of PLAN, and what each has. */
const PLANS = {
  FREE: [],
  PAID: ['roast_log'],
} as const satisfies Readonly<Record<string, readonly Planned[]>>;
export type Plan = keyof typeof PLANS;

/** The plan of a new organisation. */
export const FIRST_PLAN: Plan = 'FREE';

/** What organisations have by their plans. */
export type HasOf = (kind: OrgKind, plan: string) => readonly Planned[];

/** The same where plans count, and where they do not: there every organisation has all that there is for its kind. */
export const hasOf = (isByPlan: boolean): HasOf => {
  const plans = new Map<string, readonly Planned[]>(Object.entries(PLANS));
  const all = Object.keys(PLANNED) as Planned[];
  return (kind, plan) => all.filter((one) => PLANNED[one] === kind && (!isByPlan || plans.get(plan)?.includes(one)));
};
