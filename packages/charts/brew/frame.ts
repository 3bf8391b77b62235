import { type Box, pxOf, round, type Scale } from '../timeline/scale.ts';
import { sized } from '../timeline/sized.ts';
import { type GridLine, type TimeTicks, timeTicks, valueTicks } from '../timeline/ticks.ts';
import { minus, roomOf } from '../timeline/words.ts';
import type { BrewInput, BrewWords } from './input.ts';
import { type BrewLine, lastOf, totalOf } from './line.ts';
import { LONGEST } from './size.ts';

/** The room of a brew and its axes. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  /** Ms, tenths of a gram, bars. */
  readonly x: Scale;
  readonly mass: Scale;
  readonly bar: Scale | null;
  /** Graduations of time, in seconds. */
  readonly seconds: Scale;
  readonly time: TimeTicks;
  readonly times: readonly { readonly text: string; readonly x: number }[];
  readonly masses: readonly GridLine[];
  readonly bars: readonly GridLine[];
  /** The y of the ground of the flows; null without any. */
  readonly ground: number | null;
  /** Where names of lines stand. */
  readonly names: number;
}

/** Lines as they can be drawn, and up to which ms. */
export interface Drawn {
  readonly actual: BrewLine;
  readonly plan: BrewLine | null;
  readonly actualTo: number;
  readonly planTo: number;
  readonly now: number | null;
}

const SIZE = { width: 560, top: 22, axis: 28, left: 40, right: 14, bars: 28, readout: 24, strip: 42 };
const PLOT = { narrow: 130, wide: 190 };
const WIDE = 700;
const LEAST = { width: 200, plot: 40 };
/** Px of names of lines. */
export const NAME = { size: 12, gap: 8, line: 15 };
/** Px from the bottom to the ground of the flows, their height, and that of a number above. */
export const STRIP = { below: 4, height: 24, value: 16 };
const STEPS = {
  mass: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 200_000],
  bar: [0.5, 1, 2, 3, 5, 10, 20, 50, 100, 500, 2_000],
};
/** Above the highest mass its number has room. */
const ABOVE = 1.12;
/** The last pour is seen, though nobody knows what comes after it. */
const BEYOND = 1.05;
const USUAL_BARS = 9;
const HOUR_S = 3_600;
const SECOND = 1000;
const HOUR = HOUR_S * SECOND;
const GRAM = 10;

/** Up to when a line is drawn. */
export const drawnTo = (line: BrewLine, now: number | null): number => {
  if (line.end !== null) return lastOf(line);
  return now === null ? lastOf(line) * BEYOND : now;
};

/** The unit that masses are read in; grams when nothing is said. */
export const unitOf = ({ inUnit = (tenths) => tenths / 10 }: Pick<BrewInput, 'inUnit'>) => inUnit;

/** Bars of those pours that have any. */
const barsOf = ({ pours }: BrewLine): number[] => pours.map(({ bar }) => barOf(bar)).filter((bar) => bar !== null);

/** Bars of what a field holds. */
export const barOf = (bar: number | null | undefined): number | null =>
  bar !== null && bar !== undefined && bar >= 0 && bar < 1e5 ? bar / 10 : null;

/** The room and the axes of a brew. */
export function frameOf(input: BrewInput, words: BrewWords, drawn: Drawn, hasFlows: boolean): Frame {
  const { actual, plan } = drawn;
  const lines = plan ? [actual, plan] : [actual];
  const width = sized(input.width, LEAST.width, SIZE.width);
  const bars = lines.flatMap(barsOf);
  const named = plan ? Math.max(roomOf(words.actual, NAME.size), roomOf(words.plan, NAME.size)) + NAME.gap : 0;
  const beside = bars.length > 0 ? SIZE.bars : 0;
  const top = SIZE.top + (words.help ? SIZE.readout : 0);
  const below = SIZE.axis + (hasFlows ? SIZE.strip : 0);
  const usual = top + below + (width >= WIDE ? PLOT.wide : PLOT.narrow);
  const height = sized(input.height, top + below + LEAST.plot, usual);
  const plot = { left: SIZE.left, top, right: round(width - SIZE.right - beside - named), bottom: height - below };
  const to = Math.max(drawn.actualTo, drawn.planTo, drawn.now ?? 0) || SECOND;
  const x = { from: 0, to, start: plot.left, end: plot.right };
  const seconds = { ...x, to: to / SECOND };
  const mass = { from: 0, to: (Math.max(...lines.map(totalOf)) || GRAM) * ABOVE, start: plot.bottom, end: plot.top };
  const read = { ...mass, to: unitOf(input)(mass.to) || 1 };
  const bar = { ...mass, to: Math.max(USUAL_BARS, ...bars) * ABOVE };
  const time = timeTicks(seconds);
  const isHours = seconds.to >= 2 * HOUR_S && time.labels.every(({ s }) => s % (HOUR_S / 2) === 0);
  const linesOf = (scale: Scale, steps: readonly number[]) =>
    valueTicks(scale, 4, steps).map((value) => ({ y: round(pxOf(scale, value)), text: minus(value) }));
  return {
    ...{ width, height, plot, x, mass, seconds, time },
    times: time.labels.map(({ s, text }) => {
      const unit = isHours ? words.hours : words.minutes;
      const said = time.isMinutes && s > 0 ? `${isHours ? s / HOUR_S : text}${unit}` : text;
      // The last one may be wider than the room beside it.
      return { text: said, x: round(Math.min(pxOf(seconds, s), width - roomOf(said, NAME.size) / 2)) };
    }),
    masses: linesOf(read, STEPS.mass),
    bar: bars.length > 0 ? bar : null,
    bars: bars.length > 0 ? linesOf(bar, STEPS.bar) : [],
    ground: hasFlows ? height - STRIP.below : null,
    names: plot.right + beside + NAME.gap,
  };
}

/** Ms that are drawn at the most. */
export const limitOf = ({ limit = HOUR }: Pick<BrewInput, 'limit'>): number =>
  limit > 0 ? Math.min(LONGEST, limit) : HOUR;

/** Where the time of a brew that runs is; null when it does not. */
export const nowOf = ({ now, limit }: Pick<BrewInput, 'now' | 'limit'>): number | null =>
  now !== null && now !== undefined && now >= 0 ? Math.min(now, limitOf({ limit })) : null;
