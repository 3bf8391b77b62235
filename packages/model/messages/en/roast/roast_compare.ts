import type { roastCompare as ko } from '../../ko/roast/roast_compare.ts';

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
  roast_compare_item: 'Item',
  roast_compare_charge: 'Charge temperature',
  roast_compare_time: '{mark} time',
  roast_compare_bean: '{mark} temperature',
} as const satisfies Record<keyof typeof ko, string>;
