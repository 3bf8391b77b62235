import { readTerm, showTerm } from '../calc/time/clock.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface TermOptions extends FieldOptions {
  /** Bounds in ms; from nothing to a day unless they say otherwise. */
  readonly min?: number;
  readonly max?: number;
  /** Tenths of a second are stored too. */
  readonly tenths?: boolean;
}

/** A length of time in ms, shown as `m:ss` or `h:mm:ss`. */
export const term = <const O extends TermOptions>(options: O) => ({ kind: 'term', ...options }) as const;

/** Bounds and grain of what is stored, in ms. */
export const termBounds = ({ min = 0, max = 86_400_000, tenths }: TermOptions) => ({
  min,
  max,
  grain: tenths ? 100 : 1000,
});

export const termKind: Kind<TermOptions> = {
  column(options) {
    const { min, max, grain } = termBounds(options);
    return { type: 'integer', check: (column) => `${column} BETWEEN ${min} AND ${max} AND ${column} % ${grain} = 0` };
  },
  json(options) {
    const { min, max } = termBounds(options);
    return { type: 'integer', minimum: min, maximum: max };
  },
  clean: emptyToNull,
  check(value, options): Fault | null {
    if (typeof value !== 'number' || !Number.isInteger(value)) return { key: 'field_time', args: { example: '3:25' } };
    const { min, max, grain } = termBounds(options);
    if (value < min) return { key: 'field_minValue', args: { min: showTerm(min) } };
    if (value > max) return { key: 'field_maxValue', args: { max: showTerm(max) } };
    return value % grain === 0 ? null : { key: 'field_step', args: { step: grain / 1000 } };
  },
  show: (value) => showTerm(Number(value)),
  read: readTerm,
  search: 'range',
  samples: [
    {
      options: {},
      good: [0, 5000, 205_000, 3_805_000, 86_400_000],
      bad: [
        [-1000, 'field_minValue'],
        [86_401_000, 'field_maxValue'],
        [1e21, 'field_maxValue'],
        [205_300, 'field_step'],
        [0.5, 'field_time'],
        ['205000', 'field_time'],
        [Number.NaN, 'field_time'],
        [Number.POSITIVE_INFINITY, 'field_time'],
        [[205_000], 'field_time'],
      ],
    },
    {
      options: { min: -600_000, max: 780_000, tenths: true },
      good: [-600_000, -90_500, -100, 205_300, 780_000],
      bad: [
        [-600_100, 'field_minValue'],
        [205_350, 'field_step'],
      ],
    },
  ],
};
