import { type Fault, memo, moment, readCurveText, scaled, term } from '@hanjan/core';
import { coffeeTemperature } from '../presets.ts';
import { developedShare } from './roasting_target.ts';

/** The points of a roast, in the order in which they come. */
export const POINTS = [
  'pre_heating_start',
  'pre_heating_end',
  'roasting_start',
  'turning',
  'dried',
  'first_start',
  'first_end',
  'second_start',
  'second_end',
  'end',
] as const;
type Point = (typeof POINTS)[number];

/** Further readings that are noted by hand. */
export const CHECKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type Check = `roasting_check${(typeof CHECKS)[number]}`;

/** No roast is longer, and no preheating before it. */
const DAY_MS = 86_400_000;

/** Preheating lies before the charge, which is time 0. */
const beforeCharge = term({ min: -DAY_MS, max: 0, tenths: true });
const anyTime = term({ min: -DAY_MS, max: DAY_MS, tenths: true });
const fromCharge = term({ min: 0, max: DAY_MS, tenths: true });
type When = typeof beforeCharge | typeof anyTime | typeof fromCharge;

/** Air comes hotter into a drum, and into a bed of beans, than beans can be. */
const roastingAir = scaled({ scale: 100, min: 0, max: 1000, unit: '°C', measure: 'temperature' });

/** How far heat, air flow and drum were opened, in whatever unit the machine has. */
const input = scaled({ scale: 100, min: 0, max: 10_000 });

type Reading<P extends string> = { readonly [Name in `${P}_term`]: When } & {
  readonly [Name in `${P}_bean`]: typeof coffeeTemperature;
} & { readonly [Name in `${P}_air`]: typeof roastingAir };
type Inputs<P extends string> = { readonly [Name in `${P}_input${1 | 2 | 3}`]: typeof input };

const reading = <P extends string>(name: P, when: When) =>
  ({ [`${name}_term`]: when, [`${name}_bean`]: coffeeTemperature, [`${name}_air`]: roastingAir }) as Reading<P>;

const point = <P extends Point>(name: P) => ({
  ...reading(name, name.startsWith('pre_heating') ? beforeCharge : name === 'roasting_start' ? anyTime : fromCharge),
  ...(Object.fromEntries([1, 2, 3].map((nth) => [`${name}_input${nth}`, input])) as Inputs<P>),
});

const points = Object.assign({}, ...POINTS.map(point)) as Reading<Point> & Inputs<Point>;
const checks = Object.assign({}, ...CHECKS.map((nth) => reading(`roasting_check${nth}`, anyTime))) as Reading<Check>;

/**
 * What is written down of a roast besides its result: each point with the time from charge, what the probes read and how
 * far the machine was opened; ten further readings; when the roast began and how long it took; its curve.
 */
export const profileFields = {
  roasting_start_time: moment({}),
  ...points,
  ...checks,
  roasting_end_term: fromCharge,
  /** JSON, `{"<ms from charge>":{"bean":9200,"air":18000}}`, thinned until it fits. */
  roasting_chart_log: memo({ max: 100_000 }),
};

/** The fields of a profile in the order in which things happen. */
export const PROFILE = Object.keys(profileFields) as readonly (keyof typeof profileFields)[];

/** The times that a roast's development ratio follows from. */
interface Times {
  readonly roasting_start_term: unknown;
  readonly first_start_term: unknown;
  readonly end_term: unknown;
  readonly roasting_end_term: unknown;
}

/** How far a roast was developed. Where the drop was not marked, the roast ended with it. */
export const profileDerived = {
  roasting_dtr: {
    from: ['roasting_start_term', 'first_start_term', 'end_term', 'roasting_end_term'],
    to: ({ roasting_start_term: charge, first_start_term: first, end_term, roasting_end_term }: Times) =>
      developedShare(first, end_term ?? roasting_end_term, typeof charge === 'number' ? charge : 0),
  },
} as const;

/** A curve is one that a chart can draw. */
export const curveReads = {
  at: 'roasting_chart_log',
  from: [],
  check: ({ roasting_chart_log: text }: { readonly roasting_chart_log: unknown }): Fault | null =>
    typeof text !== 'string' || (readCurveText(text)?.time.length ?? 0) > 0 ? null : { key: 'field_curve' },
} as const;

/** A roast takes until its drop, unless somebody says otherwise. */
export const tookUntilDrop = (
  { end_term, roasting_end_term }: { readonly end_term: number | null; readonly roasting_end_term: number | null },
  before: unknown,
) => (roasting_end_term === (before ?? null) ? { roasting_end_term: end_term } : {});
