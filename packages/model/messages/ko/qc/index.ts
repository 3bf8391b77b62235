import { calibration } from './calibration.ts';
import { coffeeNotes } from './coffee_notes.ts';
import { qcCompare } from './qc_compare.ts';

/** Texts of the pages that compare notes of quality control, and those who write them. */
export default {
  ...calibration,
  ...coffeeNotes,
  ...qcCompare,
} as const;
