import type { number as ko } from '../ko/number.ts';

/** Numbers: their units, and graduations and cups to choose them on. */
export const number = {
  unit_of: 'Unit of {name}: {unit}',
  count_field_step: 'Use steps of {step, number} from {from, number}.',
  rate_of: '{value} of {max}',
} as const satisfies Record<keyof typeof ko, string>;
