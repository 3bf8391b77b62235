import { emptyToNull, type Fault, type FieldOptions, type Kind } from './kind.ts';

export interface ScaledOptions extends FieldOptions {
  /** Held is shown × scale: 92 °C at scale 100 is 9200. */
  readonly scale: number;
  /** Bounds and step in shown units. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Symbol shown inside the field, e.g. `°C`. */
  readonly unit?: string;
}

/** A number with decimals, held as an integer times its scale. Only showing and typing divide. */
export const scaled = <const O extends ScaledOptions>(options: O) => ({ kind: 'scaled', ...options }) as const;

const INT4 = 2_147_483_647;

/** Bounds of the held integer. */
const held = ({ scale, min, max }: ScaledOptions) => ({
  low: min === undefined ? -INT4 : Math.round(min * scale),
  high: max === undefined ? INT4 : Math.round(max * scale),
});

/** Why a held integer is refused. Shared with `count`, whose scale is 1. */
export function checkScaled(value: unknown, options: ScaledOptions): Fault | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return { key: 'field_NaN' };
  const { low, high } = held(options);
  if (value < low) return { key: 'field_minValue', args: { min: low / options.scale } };
  if (value > high) return { key: 'field_maxValue', args: { max: high / options.scale } };
  const step = Math.round((options.step ?? 0) * options.scale);
  if (step > 1 && value % step !== 0) return { key: 'field_step', args: { step: step / options.scale } };
  return null;
}

export const scaledKind: Kind<ScaledOptions> = {
  column(options) {
    const { low, high } = held(options);
    return { type: 'integer', check: (column) => `${column} BETWEEN ${low} AND ${high}` };
  },
  json(options) {
    const { low, high } = held(options);
    return { type: 'integer', minimum: low, maximum: high };
  },
  clean: emptyToNull,
  check: checkScaled,
  show: (value, { scale }) => (Number(value) / scale).toFixed(Math.round(Math.log10(scale))).replace('-', '−'),
  read(typed, { scale }) {
    const plain = typed.normalize('NFKC').trim().replace('−', '-').replace(',', '.');
    if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
    return Math.round(Number(plain) * scale);
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
  ],
};
