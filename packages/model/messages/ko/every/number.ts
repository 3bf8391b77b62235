/** Numbers: their units, what is wrong with one, and graduations and cups to choose them on. */
export const number = {
  unit_of: '{name} 단위: {unit}',
  count_field_step: '{from, number}부터 {step, number} 단위로 적어 주세요.',
  rate_of: '{max}점 만점에 {value}점',
  change_sign: '부호 바꾸기',
  field_NaN: '숫자만 적어 주세요. 예: 21.5',
  field_minValue: '{min, number} 이상으로 적어 주세요.',
  field_maxValue: '{max, number} 이하로 적어 주세요.',
  field_step: '{step, number} 단위로 적어 주세요.',
} as const satisfies Record<string, string>;
