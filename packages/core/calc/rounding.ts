/** `value` cut down to a multiple of 1/`scale`, e.g. floorTo(3.19, 10) = 3.1. Decimal noise is not a step. */
export const floorTo = (value: number, scale: number): number => Math.floor(value * scale + 1e-9) / scale;

/** `value` brought up to a multiple of 1/`scale`, e.g. ceilTo(3.11, 10) = 3.2. */
export const ceilTo = (value: number, scale: number): number => -floorTo(-value, scale) + 0;

/** `value` rounded half away from zero to a multiple of 1/`scale`. */
export const roundTo = (value: number, scale: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale;
