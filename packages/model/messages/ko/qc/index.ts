import { calibration } from './calibration.ts';
import { qcCompare } from './qc_compare.ts';

/** Texts of the pages that compare notes of quality control, and those who write them. */
export default {
  ...calibration,
  ...qcCompare,
} as const;
