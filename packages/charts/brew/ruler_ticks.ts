import { perUnit, pxOf, round, type Scale } from '../timeline/scale.ts';
import { clockText } from '../timeline/words.ts';

/** Seconds between large, middle and small graduations. */
const STEPS: readonly (readonly [large: number, middle: number, small: number])[] = [
  [5, 1, 0.5],
  [10, 5, 1],
  [30, 10, 5],
  [60, 30, 10],
  [120, 60, 30],
  [300, 60, 30],
  [600, 300, 60],
  [1_800, 600, 300],
  [3_600, 1_800, 600],
  [7_200, 3_600, 1_800],
  [21_600, 7_200, 3_600],
];
const DAY = [86_400, 21_600, 7_200] as const;
/** Px between large graduations at the least, which have a time each, and how long all are. */
const APART = 46;
const LONG = [12, 7, 4] as const;
const SECOND = 1000;

/** Graduations of a ruler that lies upright at some px across. */
export interface RulerTicks {
  readonly path: string;
  readonly labels: readonly { readonly text: string; readonly y: number }[];
}

/** Seconds between the graduations of a ruler with so many px for an ms. */
export const rulerSteps = (perMs: number): readonly [large: number, middle: number, small: number] =>
  STEPS.find(([large]) => large * SECOND * perMs >= APART) ?? DAY;

/** The graduations of a scale of ms, leftwards from `x`. */
export function rulerTicks(scale: Scale, x: number): RulerTicks {
  const steps = rulerSteps(perUnit(scale));
  const [large, , small] = steps;
  const first = Math.ceil(scale.from / SECOND / small - 1e-9);
  const count = Math.floor(scale.to / SECOND / small + 1e-9) - first + 1;
  const at = Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * small);
  const isOf = (s: number, step: number) => Math.abs(s / step - Math.round(s / step)) < 1e-6;
  const yOf = (s: number) => round(pxOf(scale, s * SECOND));
  const path = at.map((s) => `M${x} ${yOf(s)}h-${LONG[steps.findIndex((step) => isOf(s, step))] ?? LONG[2]}`);
  return {
    path: `${path.join('')}M${x} ${scale.start}V${scale.end}`,
    labels: at.filter((s) => isOf(s, large)).map((s) => ({ text: clockText(s), y: yOf(s) })),
  };
}
