import type { qcCompare as ko } from '../../ko/qc/qc_compare.ts';

/** Notes of quality control side by side. */
export const qcCompare = {
  qc_compare_lead: 'Scores on one chart, figures in one table. Up to {most, number} notes.',
  qc_compare_none_title: 'No notes to compare',
  qc_compare_none_text: 'Select two or more in a list of notes and press Compare.',
  qc_compare_label: 'Scores of {count, plural, one {# note} other {# notes}}: {names}',
  qc_compare_legend: 'Compared notes',
  qc_compare_note: 'Note {id}',
  qc_compare_missing: 'Removed, or not visible to you',
  qc_compare_take_out: 'Take out of the comparison: {name}',
  qc_compare_figures: 'Scores and figures',
  qc_compare_spread: 'Min–max',
  qc_compare_ends: 'Bold is the highest value, pale the lowest. + and − are the difference from the first note.',
  qc_compare_words: 'Flavors and feelings',
  qc_compare_all: 'All',
  qc_compare_some: 'Some',
  qc_compare_only: '{name} alone',
  qc_compare_no_words: 'No flavors or feelings were noted.',
} as const satisfies Record<keyof typeof ko, string>;
