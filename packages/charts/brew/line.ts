import type { PlannedPour } from '@hanjan/core';

/** Pours in order of time, and when the brew ends: ms from 0:00, tenths of a gram, as fields hold them. */
export interface BrewLine {
  readonly pours: readonly PlannedPour[];
  /** Null as long as nobody knows. */
  readonly end: number | null;
}
