import { ratesOf } from './extent.ts';
import { type Frame, frameOf } from './frame.ts';
import type { RoastInput, RoastMark, RoastOther } from './input.ts';

/** One of several roasts on one timeline. */
export interface ComparedRoast extends Omit<RoastOther, 'shift'>, Pick<RoastInput, 'ror'> {
  /** Which colour and dashes it has: they stay when others are hidden or taken out. */
  readonly nth: number;
  readonly marks: readonly RoastMark[];
}

/** Several roasts, and how they are shown. */
export interface CompareInput extends Pick<RoastInput, 'unit' | 'rorPer' | 'width' | 'height'> {
  readonly roasts: readonly ComparedRoast[];
  readonly hasRates: boolean;
}

const TONES = 6;
const DASHES = 4;
/** So many roasts are told apart: the least common multiple of both. */
export const LOOKS = 12;
/** Seconds that are seen before the charge and after the last drop. */
const AROUND = { before: 15, after: 30, least: 300 };

/** The colour and the dashes of the nth roast: no two of `LOOKS` have both alike. */
export const lookOf = (nth: number) => ({ tone: (nth % TONES) + 1, dash: nth % DASHES });

/** When a roast ends: at its drop, else with its last reading. */
const endOf = ({ marks, time }: ComparedRoast): number =>
  marks.findLast(({ key }) => key === 'DROP')?.s ?? time.at(-1) ?? 0;

/** The room and the axes of all of them: as long as the longest, as steep as the steepest. */
export function compareFrame({ roasts, hasRates, ...size }: CompareInput): Frame {
  const end = Math.max(AROUND.least, ...roasts.map(endOf));
  const steepness = (roast: ComparedRoast) => ratesOf({ ...NOTHING, ...size, ...roast })?.highest ?? 0;
  const [steepest] = roasts.toSorted((a, b) => steepness(b) - steepness(a));
  const others = roasts.map((roast) => ({ ...roast, shift: 0 }));
  const shown = { air: false, ror: hasRates };
  const view = { from: -AROUND.before, to: end + AROUND.after };
  return frameOf({ ...NOTHING, ...steepest, ...size, others, shown, view }, 2);
}

const NOTHING = { time: [], bean: [], air: [], ror: [], marks: [], phases: [], controls: [] };

/** From which second on a rate of rise says something. */
export const ratesFrom = (roast: ComparedRoast): number =>
  ratesOf({ ...NOTHING, ...roast, unit: 'C', rorPer: 60 })?.from ?? 0;
