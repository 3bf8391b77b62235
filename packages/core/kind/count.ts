import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { checkScaled, scaledKind } from './scaled.ts';

export interface CountOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** A whole number. */
export const count = <const O extends CountOptions>(options: O) => ({ kind: 'count', ...options }) as const;

const whole = (options: CountOptions) => ({ ...options, scale: 1 });

export const countKind: Kind<CountOptions> = {
  column: (options) => scaledKind.column(whole(options)),
  json: (options) => scaledKind.json(whole(options)),
  clean: emptyToNull,
  check: (value, options) => checkScaled(value, whole(options)),
  show: (value) => String(value).replace('-', '−'),
  read(typed, options) {
    const number = scaledKind.read(typed, { ...options, scale: 1000 });
    return typeof number === 'number' && number % 1000 === 0 ? number / 1000 : undefined;
  },
  search: 'range',
  samples: [
    {
      options: { min: 0, max: 10 },
      good: [0, 7, 10],
      bad: [
        [-1, 'field_minValue'],
        [11, 'field_maxValue'],
        [7.5, 'field_NaN'],
        ['7', 'field_NaN'],
        [[7], 'field_NaN'],
      ],
    },
  ],
};
