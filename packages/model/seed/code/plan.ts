import type { CodeRow } from '../row.ts';

/** Plans of organisations; what each has stands in `plan.ts` of the model. */
export const PLAN: CodeRow[] = [
  ['FREE', 'Free', '무료'],
  ['PAID', 'Paid', '유료'],
];
