import type { Deviation } from '@hanjan/core/calc/calibration.ts';
import type { Point } from '../shared/points.ts';

/** The call that compares the tasters of a roastery. */
export const CALIBRATION_PATH = '/api/roaster/qc/calibration';

/** The days back from today that it can be about. */
export const CALIBRATION_DAYS = [30, 90, 365] as const;
export type CalibrationDays = (typeof CALIBRATION_DAYS)[number];
/** The days when none are asked for. */
export const USUAL_DAYS: CalibrationDays = 90;

/** Somebody who scored cups that others scored too. */
export interface Taster {
  /** Null for whoever is not to know it. */
  readonly name: string | null;
  readonly is_me: boolean;
  readonly total: Deviation;
  readonly points: Readonly<Record<Point, Deviation>>;
}

/** How the tasters of a roastery score beside one another. */
export interface Tasters {
  readonly days: CalibrationDays;
  /** How many cups were scored by two people or more. */
  readonly cups: number;
  readonly tasters: readonly Taster[];
}
