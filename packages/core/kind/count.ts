import { emptyToNull, type Kind } from './kind.ts';
import { checkScaled, type NumberOptions, scaledKind } from './scaled.ts';

export type CountOptions = NumberOptions;

/** A whole number. */
export const count = <const O extends CountOptions>(options: O) => ({ kind: 'count', ...options }) as const;

const whole = (options: CountOptions) => ({ ...options, scale: 1 });

export const countKind: Kind<CountOptions> = {
  column: (options) => scaledKind.column(whole(options)),
  json: (options) => scaledKind.json(whole(options)),
  clean: emptyToNull,
  check: checkScaled,
  show: (value, options, names) => scaledKind.show(value, whole(options), names),
  unit: (options, reader) => scaledKind.unit?.(whole(options), reader),
  cell: (value) => ({ number: Number(value) }),
  read: (typed, options, reader) => scaledKind.read(typed, whole(options), reader),
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
    {
      options: { min: 25, max: 95, step: 10, prefix: '#' },
      good: [25, 55, 95],
      bad: [
        [30, 'field_step'],
        [15, 'field_minValue'],
        [105, 'field_maxValue'],
      ],
    },
  ],
};
