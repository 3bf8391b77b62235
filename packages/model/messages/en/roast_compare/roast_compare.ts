import type { roastCompare as ko } from '../../ko/roast_compare/roast_compare.ts';

/** Roasts on one timeline. */
export const roastCompare = {
  roast_compare_lead: 'Curves from charge on, one over another. Up to {most, number} roasts.',
  roast_compare_none_title: 'No roasts to compare',
  roast_compare_none_text: 'Select two or more in the list of roasts and press Compare.',
  roast_compare_list: 'Roasts',
  roast_compare_label: 'Curves of {count, number} roasts',
  roast_compare_no_curve: 'No curve',
  roast_compare_unread: 'Could not be read',
  roast_compare_left:
    'Only {most, number} are compared at once; {left, plural, one {# more is} other {# more are}} left out.',
  roast_compare_missing: 'Deleted, or not yours to see',
  roast_compare_no_chart: 'There is no curve to draw.',
  roast_compare_take_out: 'Take out of the comparison: {name}',
  roast_compare_spread: 'Min–max',
  roast_compare_mean: 'Mean ± SD',
  roast_compare_best: 'best',
  roast_compare_worst: 'worst',
  roast_compare_item: 'Item',
  roast_compare_charge: 'Charge temperature',
  roast_compare_time: '{mark} time',
  roast_compare_bean: '{mark} temperature',

  roast_golden: 'Golden profile',
  roast_golden_none: 'Not drawn',
  roast_golden_all: 'All compared roasts',
  roast_golden_best: 'The better half by score',
  roast_golden_text: 'The median of {count, number} roasts; the band is from lowest to highest.',
  roast_golden_stray: 'Off golden: {phase}',
  roast_golden_make: 'Make it the target of the recipe',
  roast_golden_made: 'The golden profile is the target of the recipe now.',
  roast_golden_failed: 'It could not become the target of the recipe',
} as const satisfies Record<keyof typeof ko, string>;
