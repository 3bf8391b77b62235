import type { number as ko } from '../../ko/every/number.ts';

/** Numbers: their units, what is wrong with one, and graduations and cups to choose them on. */
export const number = {
  unit_of: 'Unit of {name}: {unit}',
  count_field_step: 'Use steps of {step, number} from {from, number}.',
  rate_of: '{value} of {max}',
  change_sign: 'Change the sign',
  field_NaN: 'Use digits only, for example 21.5.',
  field_minValue: 'Use {min, number} or more.',
  field_maxValue: 'Use {max, number} or less.',
  field_step: 'Use steps of {step, number}.',
} as const satisfies Record<keyof typeof ko, string>;
