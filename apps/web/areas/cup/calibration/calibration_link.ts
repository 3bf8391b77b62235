import { ORG_KINDS, type OrgKind } from '@hanjan/core';
import { CALIBRATIONS, type CalibrationPlace } from '@hanjan/model/qc/calibration.ts';

/** Of which organisation a page or a list of notes is, by its address. */
export const kindAt = (path: string): OrgKind => ORG_KINDS.find((kind) => path.startsWith(`/${kind}/`)) ?? 'roaster';

/** Where the tasters of the same organisation are compared. */
export const calibrationAt = (path: string): CalibrationPlace => CALIBRATIONS[kindAt(path)];
