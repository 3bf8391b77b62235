import type { Reading } from '@hanjan/roastlog/log.ts';
import { runsOf } from '../timeline/decimate.ts';
import { round } from '../timeline/scale.ts';
import { ratesOf } from './extent.ts';
import { type Frame, frameOf } from './frame.ts';
import type { RoastInput, RoastMark, RoastOther } from './input.ts';

/** One of several roasts on one timeline. */
export interface ComparedRoast extends Omit<RoastOther, 'shift'>, Pick<RoastInput, 'ror'> {
  /** Which colour and dashes it has: they stay when others are hidden or taken out. */
  readonly nth: number;
  readonly marks: readonly RoastMark[];
}

/** A curve in the middle of several, and the lowest and the highest around it: °C at seconds from charge. */
export interface GoldenCurve {
  readonly time: readonly number[];
  readonly bean: readonly Reading[];
  readonly low: readonly Reading[];
  readonly high: readonly Reading[];
}

/** Several roasts, and how they are shown. */
export interface CompareInput extends Pick<RoastInput, 'unit' | 'rorPer' | 'width' | 'height'> {
  readonly roasts: readonly ComparedRoast[];
  /** Drawn beneath them. */
  readonly golden?: GoldenCurve | null;
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
export function compareFrame({ roasts, golden, hasRates, ...size }: CompareInput): Frame {
  const end = Math.max(AROUND.least, golden?.time.at(-1) ?? 0, ...roasts.map(endOf));
  const steepness = (roast: ComparedRoast) => ratesOf({ ...NOTHING, ...size, ...roast })?.highest ?? 0;
  const [steepest] = roasts.toSorted((a, b) => steepness(b) - steepness(a));
  const others = [...roasts.map((roast) => ({ ...roast, shift: 0 })), ...edgesOf(golden)];
  const shown = { air: false, ror: hasRates };
  const view = { from: -AROUND.before, to: end + AROUND.after };
  return frameOf({ ...NOTHING, ...steepest, ...size, others, shown, view }, 2);
}

/** The sides of a band, as curves that have to be seen. */
const edgesOf = (golden: GoldenCurve | null | undefined): RoastOther[] =>
  golden
    ? [golden.low, golden.high].map((bean, nth) => ({
        ...{ key: `golden ${nth}`, name: '', shift: 0, time: golden.time, bean, air: NO_AIR },
      }))
    : [];

const NO_AIR: readonly Reading[] = [];

/** The `d` of the area between the lowest and the highest. */
export function bandOf({ time, low, high }: GoldenCurve, { x, y }: Pick<Frame, 'x' | 'y'>): string {
  const below = runsOf(time, low, x, y);
  return runsOf(time, high, x, y)
    .map((run, nth) => `M${[...pointsOf(run), ...pointsOf(below[nth] ?? []).reverse()].join('L')}Z`)
    .join('');
}

const pointsOf = (run: readonly number[]): string[] =>
  Array.from({ length: run.length / 2 }, (_, at) =>
    [run[2 * at], run[2 * at + 1]].map((px) => round(px ?? 0)).join(' '),
  );

const NOTHING = { time: [], bean: [], air: [], ror: [], marks: [], phases: [], controls: [] };

/** From which second on a rate of rise says something. */
export const ratesFrom = (roast: ComparedRoast): number =>
  ratesOf({ ...NOTHING, ...roast, unit: 'C', rorPer: 60 })?.from ?? 0;
