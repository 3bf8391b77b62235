import { perUnit, pxOf, round, type Scale } from './scale.ts';
import { clockText, minus, roomOf } from './words.ts';

/** Graduations of an axis of time, in seconds, and what stands at them. */
export interface TimeTicks {
  readonly minor: readonly number[];
  readonly major: readonly number[];
  readonly labels: readonly { readonly s: number; readonly text: string }[];
  /** Whether labels count minutes; otherwise they are clock times. */
  readonly isMinutes: boolean;
}

/** A line of a grid, and the number that stands at it; no text where there is no room for one. */
export interface GridLine {
  readonly y: number;
  readonly text: string;
}

/** Steps of large graduations with those of the small ones between them, in seconds. */
const STEPS: readonly (readonly [major: number, minor: number])[] = [
  [1, 0.2],
  [2, 0.5],
  [5, 1],
  [10, 2],
  [15, 5],
  [30, 5],
  [60, 15],
  [120, 30],
  [300, 60],
  [600, 120],
  [1_800, 600],
  [3_600, 900],
  [7_200, 1_800],
  [21_600, 3_600],
  [86_400, 21_600],
];
/** Px between large graduations at the least; between the middles of texts, and between texts. */
const APART = 36;
const TEXTS = { apart: 60, between: 12, size: 12 };

/** Graduations of time: the finest that are distinguished. A long time has steps of days. */
export function timeTicks(scale: Scale): TimeTicks {
  const px = perUnit(scale);
  const [major, minor] = STEPS.find(([step]) => step * px >= APART) ?? coarse(APART / px);
  const hasRoom = (step: number) => {
    const widest = Math.max(...[scale.from, scale.to].map((s) => roomOf(textAt(Math.round(s), step), TEXTS.size)));
    return step * px >= Math.max(TEXTS.apart, widest + TEXTS.between);
  };
  const every = [1, 2, 4].map((times) => times * major).find(hasRoom) ?? 10 * major;
  const isMinutes = every % MINUTE === 0;
  const labels = multiples(scale, every).map((s) => ({ s, text: textAt(s, every) }));
  const majors = multiples(scale, major);
  return { major: majors, minor: multiples(scale, minor).filter((s) => !majors.includes(s)), labels, isMinutes };
}

const MINUTE = 60;
const DAY = 86_400;
/** What stands at a second: minutes where steps are whole ones, otherwise a clock time. */
const textAt = (s: number, step: number) => (step % MINUTE === 0 ? minus(round(s / MINUTE)) : clockText(s));

const coarse = (least: number): readonly [number, number] => {
  const major = DAY * 10 ** Math.ceil(Math.log10(Math.max(1, least / DAY)));
  return [major, major / 4];
};

/** Round values of a scale in the smallest of some steps that makes so many at the most. */
export function valueTicks(scale: Scale, most: number, steps: readonly number[]): number[] {
  const span = scale.to - scale.from;
  return multiples(scale, steps.find((step) => span / step <= most) ?? span);
}

/** Multiples of a step that lie on a scale. */
function multiples(scale: Scale, step: number): number[] {
  const first = Math.ceil(scale.from / step - 1e-9);
  const last = Math.floor(scale.to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Math.round((first + i) * step * 1000) / 1000);
}

/** Graduations as a path: down from a line at `y`, so many px long. */
export const ticksPath = (scale: Scale, at: readonly number[], y: number, length: number): string =>
  at.map((value) => `M${round(pxOf(scale, value))} ${y}v${length}`).join('');
