/** Numbers: their units, and graduations and cups to choose them on. */
export const number = {
  unit_of: '{name} 단위: {unit}',
  count_field_step: '{from, number}부터 {step, number} 단위로 적어 주세요.',
  rate_of: '{max}점 만점에 {value}점',
} as const satisfies Record<string, string>;
