import type { Row } from '@hanjan/core';
import { NO_STEPS } from '../work/fields.ts';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

/** A pour of a plan: the second at which it begins, its grams, the pressure in bar and the flow in g/s. */
type Told = readonly [s: number, g: number | null, bar?: number, flow?: number];

/** Grams, degrees and seconds as fields hold them; steps that a plan does not have are empty. */
function planned(
  brewing_type: string,
  g: readonly [coffee: number, water: number],
  degrees: number,
  s: number,
  pours: readonly Told[] = [],
): Row {
  const [start, ...rest] = pours;
  const steps = rest.flatMap(([s, g, bar, flow], at) => [
    [`brewing_step${at + 1}_term`, s * SECOND],
    [`brewing_step${at + 1}_mass`, g === null ? null : g * 10],
    ...(bar === undefined ? [] : [[`brewing_step${at + 1}_bar`, bar * 10]]),
    ...(flow === undefined ? [] : [[`brewing_step${at + 1}_flux`, flow * 10]]),
  ]);
  return {
    ...NO_STEPS,
    brewing_bar: null,
    ...{ brewing_type, brewing_bean_mass: g[0] * 10, brewing_mass: g[1] * 10 },
    ...{ brewing_temp: degrees * 100, brewing_term: s * SECOND, brewing_step_use: pours.length > 0 },
    ...(start && { brewing_start_mass: start[1] === null ? null : start[1] * 10, brewing_step_end_term: s * SECOND }),
    ...Object.fromEntries(steps),
  };
}

/** Ways to brew that the page offers, in their order. */
export const PLAN_NAMES = ['v60', 'wave', 'aero', 'press', 'cold', 'espresso'] as const;

/** Plans to begin with; their numbers are usual ones of the trade. */
export const PLANS: Readonly<Record<(typeof PLAN_NAMES)[number], Row>> = {
  v60: planned('DRP', [20, 320], 93, 180, [
    [0, 40],
    [35, 80],
    [65, 80],
    [95, 80],
    [125, 40],
  ]),
  wave: planned('DRP', [20, 300], 92, 180, [
    [0, 50],
    [40, 100],
    [80, 80],
    [110, 70],
  ]),
  aero: planned('AER', [15, 220], 88, 120, [
    [0, 60],
    [25, 160],
  ]),
  press: planned('IMM', [30, 480], 95, 240),
  cold: planned('CLD', [80, 640], 18, (16 * HOUR) / SECOND),
  espresso: {
    ...planned('ESP', [18, 36], 93, 28, [
      [0, null],
      [6, 36, 9, 1.7],
    ]),
    brewing_bar: 90,
  },
};

/** Values to try the page with. */
export const SAMPLE: Row = planned('DRP', [20, 200], 92, 180);
