import type { OrgKind } from '@hanjan/core';
import type { Deviation } from '@hanjan/core/calc/taste/calibration.ts';
import type { Point } from '../shared/points.ts';

/** Where the tasters of an organisation are compared. */
export interface CalibrationPlace {
  readonly call: string;
  readonly page: string;
  /** The screen whose lists of notes whoever asks may see. */
  readonly notes: string;
}

export const CALIBRATIONS: Readonly<Record<OrgKind, CalibrationPlace>> = {
  cafe: {
    ...{ call: '/api/cafe/qc/calibration', page: '/cafe/cupnote/calibration' },
    notes: 'cafe_qc_coffeebean',
  },
  roaster: {
    ...{ call: '/api/roaster/qc/calibration', page: '/roaster/qc/calibration' },
    notes: 'roaster_qc_roasting',
  },
};

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

/** How the tasters of an organisation score beside one another. */
export interface Tasters {
  readonly days: CalibrationDays;
  /** How many cups were scored by two people or more. */
  readonly cups: number;
  readonly tasters: readonly Taster[];
}
