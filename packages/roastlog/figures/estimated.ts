import type { RoastLog } from '../log.ts';
import type { Phase } from './phases.ts';

/** A figure that may rest on a mark that is estimated. */
export type Estimable = 'total_s' | 'dtr_percent' | 'auc' | `phases_percent.${Phase['key']}`;

/** Figures that are there. */
interface Known {
  readonly total_s: number | null;
  readonly dtr_percent: number | null;
  readonly auc: number | null;
  readonly phases: readonly Phase[];
}

/** Which figures are no more exact than a mark that nobody set: what is counted from such a charge, and phases between such marks. */
export function estimatedIn({ marks }: Pick<RoastLog, 'marks'>, known: Known): readonly Estimable[] {
  const isCharged = marks.CHARGE?.isEstimated === true;
  return [
    ...(isCharged && known.total_s !== null ? (['total_s'] as const) : []),
    ...(isCharged && known.dtr_percent !== null ? (['dtr_percent'] as const) : []),
    // It begins at the turning point.
    ...(marks.TP?.isEstimated && known.auc !== null ? (['auc'] as const) : []),
    // Percents are parts of charge to drop, so that all of them rest on the charge.
    ...known.phases
      .filter(({ isEstimated }) => isEstimated || isCharged)
      .map(({ key }) => `phases_percent.${key}` as const),
  ];
}
