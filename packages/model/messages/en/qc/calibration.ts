import type { calibration as ko } from '../../ko/qc/calibration.ts';

/** How tasters score beside one another. */
export const calibration = {
  calibration_lead: 'Where two or more people scored the same cup: how far each one is from the mean of the others.',
  calibration_period: 'Period: {name}',
  calibration_days: 'Last {days, number} days',
  calibration_cups: '{count, plural, one {# shared cup} other {# shared cups}}',
  calibration_empty_title: 'No shared cups yet',
  calibration_empty_cafe:
    'Once two or more people score the same cup, their scores are compared here. Each writes a cupping note of the same coffee on the same day. Nothing is said of anybody with fewer than {least, number} shared cups.',
  calibration_empty_roaster:
    'Once two or more people score the same cup, their scores are compared here. Each writes a QC note of the same green lot, the same roast or the same blend batch. Nothing is said of anybody with fewer than {least, number} shared cups.',
  calibration_longer: 'Show the last {days, number} days',
  calibration_overview: 'All scores',
  calibration_taster: 'Taster',
  calibration_me: '{name} (you)',
  calibration_other: 'Taster {no}',
  calibration_bias: 'Bias',
  calibration_spread: 'Spread',
  calibration_shared: 'Cups',
  calibration_total: 'Total',
  calibration_scale: 'The middle is the mean of the others; scores lower than that are left, higher ones right.',
  calibration_terms: 'Bias is the mean difference from the others; spread the mean size of the difference.',
  calibration_high: '{name} scores {what} {points} higher than the others on average.',
  calibration_low: '{name} scores {what} {points} lower than the others on average.',
  calibration_even: '{name} scores almost like the others.',
  calibration_few:
    '{count, plural, one {Only # shared cup} other {Only # shared cups}} so far. From {least, number} on they are compared.',
} as const satisfies Record<keyof typeof ko, string>;
