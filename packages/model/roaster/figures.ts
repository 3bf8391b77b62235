import { type Fault, lossOf, meanByWeight, numberOrNull, organicLossOf, roastedFrom, roundTo } from '@hanjan/core';

/**
 * What the figures of a roast are calculated from, as they are stored: ×10. What is typed may be anything until it is
 * checked, whatever the types say.
 */
export interface Masses {
  readonly roasting_result_greenbean: unknown;
  readonly greenbean_total_mass: number | null;
  readonly greenbean_moisture: number | null;
  readonly roasting_mass: number | null;
  readonly roasting_moisture: number | null;
  readonly roasting_loss: number | null;
  readonly roasting_mass_base: number | null;
}

const SCALE = 10;

/** Percents as they are stored (×10), with as many decimals; what is none of a hundred is not known. */
export function storedPercent(percent: number | null, decimals: number): number | null {
  const value = percent === null ? null : roundTo(percent * SCALE, 10 ** decimals);
  return value !== null && value >= 0 && value <= 100 * SCALE ? value : null;
}

const shown = (value: number | null) => (value === null ? null : value / SCALE);

/** The moisture of the green beans by their masses, once each of them has one. */
function moistureOf({ roasting_result_greenbean: rows }: Pick<Masses, 'roasting_result_greenbean'>): number | null {
  if (!Array.isArray(rows)) return null;
  const mean = meanByWeight(
    rows.map((row) => ({ value: numberOrNull(row?.greenbean_moisture), weight: numberOrNull(row?.greenbean_mass) })),
  );
  return mean === null ? null : storedPercent(mean / SCALE, 0);
}

/** How the figures of a roast follow from what went in and came out. */
export const figures = {
  greenbean_moisture: { from: ['roasting_result_greenbean'], to: moistureOf },
  roasting_loss: {
    from: ['greenbean_total_mass', 'roasting_mass'],
    to: ({ greenbean_total_mass, roasting_mass }: Masses) =>
      storedPercent(lossOf(greenbean_total_mass, numberOrNull(roasting_mass)), 0),
  },
  roasting_organic_loss: {
    from: ['greenbean_total_mass', 'roasting_mass', 'greenbean_moisture', 'roasting_moisture', 'roasting_loss'],
    to: (values: Masses) =>
      values.roasting_loss === null
        ? null
        : storedPercent(
            organicLossOf(
              values.greenbean_total_mass,
              numberOrNull(values.roasting_mass),
              shown(values.greenbean_moisture),
              shown(numberOrNull(values.roasting_moisture)),
            ),
            1,
          ),
  },
  roasting_mass_calc: {
    from: ['greenbean_total_mass', 'roasting_mass', 'roasting_mass_base', 'roasting_loss'],
    to: (values: Masses) => {
      const { roasting_mass_base, greenbean_total_mass, roasting_mass, roasting_loss } = values;
      const calc =
        roasting_loss === null
          ? null
          : roastedFrom(numberOrNull(roasting_mass_base), greenbean_total_mass, numberOrNull(roasting_mass));
      return calc === null ? null : roundTo(calc, 1);
    },
  },
} as const;

/** Steps of a roast that is still to come. */
export const PLANNED_STEPS: readonly unknown[] = ['RSRV', 'PRHT'];

/** Whether a roast is still to come: nothing went into a drum for it, and nothing came out. */
export const isPlanned = ({ roasting_step, roasting_mass }: Readonly<Record<string, unknown>>): boolean =>
  PLANNED_STEPS.includes(roasting_step) && !numberOrNull(roasting_mass);

/** The state of a roast that is not to come any more, and what it is read from. */
export const NOT_PLANNED = {
  from: ['roasting_step', 'roasting_mass'],
  when: (roast: Readonly<Record<string, unknown>>) => !isPlanned(roast),
} as const;

/** Nothing becomes heavier in a drum. */
export const neverHeavier = {
  at: 'roasting_mass',
  from: ['roasting_result_greenbean', 'greenbean_total_mass'],
  check: ({ greenbean_total_mass, roasting_mass }: Masses): Fault | null =>
    roasting_mass !== null && greenbean_total_mass !== null && roasting_mass > greenbean_total_mass
      ? { key: 'field_heavier' }
      : null,
} as const;

/** What is past is not still to come. */
export const pastIsOver = {
  at: 'roasting_step',
  from: ['roasting_past'],
  check: ({ roasting_past, roasting_step }: Readonly<Record<string, unknown>>): Fault | null =>
    roasting_past === true && !PAST_STEPS.includes(roasting_step) ? { key: 'field_code' } : null,
} as const;
const PAST_STEPS: readonly unknown[] = ['DONE', 'CNCL'];

/** Steps in which a roast has been weighed, or never will be. */
const OVER: readonly unknown[] = ['COOL', 'DONE', 'CNCL'];

interface Weighed extends Pick<Masses, 'roasting_mass'> {
  readonly roasting_step: unknown;
}

/**
 * Whoever weighs what came out has roasted it. Without its weight again it is where it was before; a step that somebody
 * chose since stays.
 */
export function doneOnceWeighed(
  { roasting_mass, roasting_step }: Weighed,
  _before: unknown,
  { was, chosen }: { readonly was: Readonly<Record<string, unknown>>; readonly chosen: readonly string[] },
) {
  if (chosen.includes('roasting_step')) return {};
  if (roasting_mass === null)
    return 'roasting_step' in was ? { roasting_step: was.roasting_step as string | null } : {};
  return OVER.includes(roasting_step) ? {} : { roasting_step: 'DONE' };
}
