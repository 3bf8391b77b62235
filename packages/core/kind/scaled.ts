import type { MeasureName } from '../calc/units.ts';
import { type Gauged, gaugeOf, INT4 } from './gauge.ts';
import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

/** What numbers of every kind can say about their bounds and about how they are read. */
export interface NumberOptions extends FieldOptions {
  /** In the unit that is stored. */
  readonly min?: number;
  readonly max?: number;
  /** The distance between good values, counted from `min`. */
  readonly step?: number;
  /** Symbol shown inside the field, e.g. `°C`. */
  readonly unit?: string;
  /** What is measured: people read it in the unit that they prefer, while `unit` is held. */
  readonly measure?: MeasureName;
  /** The unit that it is read in by whoever prefers none, where that is not the one that is stored. */
  readonly reads?: string;
  /** Sign in front of the number, e.g. `#`. */
  readonly prefix?: string;
  /** Values that stand on the graduation of a slider by name. */
  readonly marks?: readonly number[];
}

export interface ScaledOptions extends NumberOptions {
  /** The stored number is the shown one × scale: 92 °C at scale 100 is 9200. */
  readonly scale: number;
  /** Decimals of what is stored, where shown × scale is not fine enough; with bounds only. */
  readonly decimals?: number;
}

/** A number with decimals, held times its scale, as an integer unless it says otherwise. Only showing and typing divide. */
export const scaled = <const O extends ScaledOptions>(options: O) => ({ kind: 'scaled', ...options }) as const;

/** Why what is stored is refused. Shared with `count`, whose scale is 1. */
export function checkScaled(value: unknown, options: Gauged): Fault | null {
  const { scale = 1, decimals = 0 } = options;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'field_NaN' };
  if (value !== Number(value.toFixed(decimals))) return { key: 'field_NaN' };
  const { low, high, size, from } = gaugeOf(options);
  if (value < low) return { key: 'field_minValue', args: { min: low / scale } };
  if (value > high) return { key: 'field_maxValue', args: { max: high / scale } };
  if (size > 0 && (value - from) % size !== 0) {
    return { key: 'field_step', args: { step: size / scale, from: from / scale } };
  }
  return null;
}

export const scaledKind: Kind<ScaledOptions> = {
  column(options) {
    const { decimals = 0 } = options;
    const { low, high } = gaugeOf(options);
    const digits = String(Math.max(-low, high)).length + decimals;
    return {
      type: decimals > 0 ? `numeric(${digits},${decimals})` : 'integer',
      check: (column) => `${column} BETWEEN ${low} AND ${high}`,
    };
  },
  json(options) {
    const { low, high } = gaugeOf(options);
    return { type: options.decimals ? 'number' : 'integer', minimum: low, maximum: high };
  },
  clean: emptyToNull,
  check: checkScaled,
  show: (value, options, { units }) => gaugeOf(options, units).text(Number(value)),
  unit: (options, { units }) => gaugeOf(options, units).unit,
  cell: (value, options) => ({ number: gaugeOf(options).shown(Number(value)) }),
  read: (typed, options, { units } = {}) => gaugeOf(options, units).read(typed),
  search: 'range',
  samples: [
    {
      options: { scale: 100, min: 0, max: 300, step: 0.5 },
      good: [0, 9200, 9250, 30000],
      bad: [
        [-50, 'field_minValue'],
        [30050, 'field_maxValue'],
        [9201, 'field_step'],
        [92.5, 'field_NaN'],
        ['9200', 'field_NaN'],
        [Number.NaN, 'field_NaN'],
        [Number.POSITIVE_INFINITY, 'field_NaN'],
        [1e21, 'field_maxValue'],
        [true, 'field_NaN'],
      ],
    },
    {
      options: { scale: 10, min: 0.5, max: 100.5, step: 10 },
      good: [5, 105, 1005],
      bad: [
        [100, 'field_step'],
        [0, 'field_minValue'],
      ],
    },
    { options: { scale: 10 }, good: [-INT4, INT4, 1], bad: [[INT4 + 1, 'field_maxValue']] },
    {
      options: { scale: 10, decimals: 1, min: 0, max: 100 },
      good: [0, 123.4, 64.1, 101.5, 1000],
      bad: [
        [123.45, 'field_NaN'],
        [-0.1, 'field_minValue'],
        [1000.1, 'field_maxValue'],
        ['123.4', 'field_NaN'],
        [Number.NaN, 'field_NaN'],
        [1e21, 'field_maxValue'],
      ],
    },
  ],
};
