import type { Mark, Reading, RoastLog } from '../log.ts';

/** A stretch of the roast between two marks, in seconds from charge. */
export interface Phase {
  readonly key: 'drying' | 'maillard' | 'development';
  readonly from: number;
  readonly to: number;
  /** Of the time from charge to drop; the three sum to 100.0. */
  readonly percent: number;
  /** Mean rate of rise in °C per minute. */
  readonly ror: Reading;
  /** How many °C the beans gained. */
  readonly gain: Reading;
  /** One of its marks is estimated. */
  readonly isEstimated: boolean;
}

/** What was measured at a mark: °C, and °C per minute. */
export interface MarkFigures {
  readonly mark: Mark;
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
  readonly ror: Reading;
  readonly isEstimated: boolean;
}

/** What is calculated of a roast; null where something is missing for it, which `why` names. */
export interface Figures {
  /** Charge to drop. */
  readonly total_s: Reading;
  /** First crack start to drop. */
  readonly development_s: Reading;
  readonly dtr_percent: Reading;
  readonly phases: readonly Phase[];
  /** °C·min over 100 °C, from the turning point to the drop. */
  readonly auc: Reading;
  readonly marks: readonly MarkFigures[];
  readonly loss_percent: Reading;
  readonly organic_loss_percent: Reading;
  readonly why: readonly { readonly figure: string; readonly missing: readonly string[] }[];
}

/** The figures of a roast. */
export function figuresOf(_log: RoastLog): Figures {
  return {
    total_s: null,
    development_s: null,
    dtr_percent: null,
    phases: [],
    auc: null,
    marks: [],
    loss_percent: null,
    organic_loss_percent: null,
    why: [],
  };
}
