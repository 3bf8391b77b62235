import type { Mark, Meta, RoastLog } from '../log.ts';
import { PHASE_MARKS, type Phase } from './phases.ts';

/**
 * What a figure lacks: a mark, a weight or a moisture; `order` when marks come in another order than in a roast; `bean`
 * when too many readings are missing.
 */
type Missing =
  | Mark
  | keyof Pick<Meta, 'green_g' | 'roasted_g' | 'moisture_green' | 'moisture_roasted'>
  | 'order'
  | 'bean';

/** A figure, phase or signal that cannot be calculated, and what is missing for it. */
export interface Why {
  readonly figure: Calculated | Phase['key'] | 'crash' | 'flick' | 'stall';
  readonly missing: readonly Missing[];
}

type Calculated = 'total_s' | 'development_s' | 'dtr_percent' | 'auc' | 'loss_percent' | 'organic_loss_percent';

/** What each is made of, and what is wrong where all of it is there; signals are then known, also when there are none. */
interface Need {
  readonly figure: Why['figure'];
  readonly of: readonly Missing[];
  readonly otherwise?: Missing;
}

const NEEDS: readonly Need[] = [
  { figure: 'total_s', of: ['CHARGE', 'DROP'], otherwise: 'order' },
  { figure: 'development_s', of: ['FCs', 'DROP'], otherwise: 'order' },
  { figure: 'dtr_percent', of: ['CHARGE', 'FCs', 'DROP'], otherwise: 'order' },
  { figure: 'drying', of: [...PHASE_MARKS.drying, 'DROP'], otherwise: 'order' },
  { figure: 'maillard', of: ['CHARGE', ...PHASE_MARKS.maillard, 'DROP'], otherwise: 'order' },
  { figure: 'development', of: ['CHARGE', ...PHASE_MARKS.development], otherwise: 'order' },
  { figure: 'auc', of: ['TP', 'DROP'], otherwise: 'bean' },
  { figure: 'loss_percent', of: ['green_g', 'roasted_g'], otherwise: 'green_g' },
  {
    figure: 'organic_loss_percent',
    of: ['green_g', 'roasted_g', 'moisture_green', 'moisture_roasted'],
    otherwise: 'moisture_green',
  },
  { figure: 'crash', of: ['FCs', 'DROP'] },
  { figure: 'flick', of: ['FCs', 'DROP'] },
  { figure: 'stall', of: ['TP', 'DROP'] },
];

/** Why each figure that is not among the known ones cannot be calculated. */
export const whyOf = (log: RoastLog, known: readonly string[]): Why[] =>
  NEEDS.flatMap(({ figure, of, otherwise }) => {
    if (known.includes(figure)) return [];
    const missing = of.filter((part) => isMissing(log, part));
    if (missing.length > 0) return [{ figure, missing }];
    return otherwise ? [{ figure, missing: [otherwise] }] : [];
  });

function isMissing(log: RoastLog, part: Missing): boolean {
  if (part === 'order' || part === 'bean') return false;
  return (part in log.marks ? log.marks[part as Mark] : log[part as keyof Meta]) === null;
}
