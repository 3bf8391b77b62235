import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface ScaledOptions extends FieldOptions {
  /** Held is shown × scale: 92 °C at scale 100 is 9200. */
  readonly scale: number;
  /** Decimals of what is held, where shown × scale is not fine enough; with bounds only. */
  readonly decimals?: number;
  /** Bounds and step in shown units. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Symbol shown inside the field, e.g. `°C`. */
  readonly unit?: string;
}

/** A number with decimals, held times its scale, as an integer unless it says otherwise. Only showing and typing divide. */
export const scaled = <const O extends ScaledOptions>(options: O) => ({ kind: 'scaled', ...options }) as const;

const INT4 = 2_147_483_647;

/** Bounds of what is held. */
const held = ({ scale, min, max }: ScaledOptions) => ({
  low: min === undefined ? -INT4 : Math.round(min * scale),
  high: max === undefined ? INT4 : Math.round(max * scale),
});

/** A number as decimals write it, without the noise of binary fractions. */
const trimmed = (value: number, decimals = 0) => Number(value.toFixed(decimals));

/** Why what is held is refused. Shared with `count`, whose scale is 1. */
export function checkScaled(value: unknown, options: ScaledOptions): Fault | null {
  const { scale, decimals, step = 0 } = options;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'field_NaN' };
  if (value !== trimmed(value, decimals)) return { key: 'field_NaN' };
  const { low, high } = held(options);
  if (value < low) return { key: 'field_minValue', args: { min: low / scale } };
  if (value > high) return { key: 'field_maxValue', args: { max: high / scale } };
  const size = Math.round(step * scale);
  if (size > 1 && value % size !== 0) return { key: 'field_step', args: { step: size / scale } };
  return null;
}

export const scaledKind: Kind<ScaledOptions> = {
  column(options) {
    const { decimals = 0 } = options;
    const { low, high } = held(options);
    const digits = String(Math.max(-low, high)).length + decimals;
    return {
      type: decimals > 0 ? `numeric(${digits},${decimals})` : 'integer',
      check: (column) => `${column} BETWEEN ${low} AND ${high}`,
    };
  },
  json(options) {
    const { low, high } = held(options);
    return { type: options.decimals ? 'number' : 'integer', minimum: low, maximum: high };
  },
  clean: emptyToNull,
  check: checkScaled,
  show: (value, { scale, decimals = 0 }) =>
    (Number(value) / scale).toFixed(Math.round(Math.log10(scale)) + decimals).replace('-', '−'),
  read(typed, { scale, decimals }) {
    const plain = typed.normalize('NFKC').trim().replace('−', '-').replace(',', '.');
    if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
    return trimmed(Number(plain) * scale, decimals);
  },
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
