import { type Box, pxOf, type Scale } from '../timeline/scale.ts';
import { type GridLine, type TimeTicks, timeTicks, valueTicks } from '../timeline/ticks.ts';
import type { View } from '../timeline/view.ts';
import { minus } from '../timeline/words.ts';
import { degreesOf, type Rates, ratesOf, spansOf } from './extent.ts';
import type { RoastInput } from './input.ts';

/** The room of a roast and its axes. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
  readonly plot: Box;
  /** Seconds from charge, °C, and °C per minute. */
  readonly x: Scale;
  readonly y: Scale;
  readonly rate: Scale;
  readonly time: TimeTicks;
  readonly degrees: readonly GridLine[];
  readonly rates: readonly GridLine[];
  /** Where rates of rise are drawn; null without any. */
  readonly rateBox: Box | null;
  /** All times that can be seen, and those that are seen at first. */
  readonly reach: View;
  readonly whole: View;
  /** The y of the ground of each strip of controls. */
  readonly strips: readonly number[];
}

/** Px of the parts of the room: wide as the drawing of the look has them, and on a phone. */
const SIZES = {
  wide: { left: 46, right: 66, names: 46, top: 74, axis: 38, strip: 44, plot: 356, text: 12, value: 26, beside: 10 },
  narrow: { left: 34, right: 36, names: 45, top: 80, axis: 32, strip: 32, plot: 250, text: 11, value: 16, beside: 6 },
} as const;
/** Px of the band of phases from the top. */
export const BAND = { text: 15, top: 24, height: 5 };
const NARROW = 560;
const LEAST = { width: 240, plot: 120 };
const MOST_WIDTH = 2400;
/** Px of a line of names of marks. */
export const ROW = 16;
/** So many strips at the most: more leave no room for the curves. */
const STRIPS = 4;
const GRID_APART = 34;
const DEGREE_STEPS = { C: [10, 20, 40, 100, 200], F: [10, 25, 50, 100, 200, 500] };
const RATE_STEPS = [1, 2, 5, 10, 20, 50];
/** °C per minute that the axis has without any rate. */
const USUAL_RATE = 40;
const PER_MINUTE = 60;

/** Whether a room is as narrow as a phone. */
export const isNarrowRoom = (width: number): boolean => width < NARROW;

/** Px of the parts of a room. */
export const sizeOf = ({ isNarrow }: Pick<Frame, 'isNarrow'>) => SIZES[isNarrow ? 'narrow' : 'wide'];

/** Px of a room that a page gives; what makes no sense is the usual size. */
export const widthIn = ({ width }: Pick<RoastInput, 'width'>): number =>
  width !== undefined && width > 0 ? Math.min(MOST_WIDTH, Math.max(LEAST.width, width)) : 876;

/** The room and the axes of a roast under so many lines of names of marks. */
export function frameOf(input: RoastInput, rows: number): Frame {
  const width = widthIn(input);
  const isNarrow = isNarrowRoom(width);
  const size = sizeOf({ isNarrow });
  const count = Math.min(STRIPS, input.controls.length);
  const top = size.top + (rows - 2) * ROW;
  const around = top + size.axis + count * size.strip;
  const wanted =
    input.height !== undefined && input.height > 0
      ? input.height
      : size.top + size.plot + size.axis + count * size.strip;
  const height = Math.max(around + LEAST.plot, Math.min(MOST_WIDTH, wanted));
  const plot = { left: size.left, top, right: width - size.right, bottom: height - size.axis - count * size.strip };
  const { reach, whole } = spansOf(input);
  const degrees = degreesOf(input);
  const found = ratesOf(input);
  const x = timeScale(input, plot);
  const y = { from: degrees.least, to: degrees.most, start: plot.bottom, end: plot.top };
  const rate = { from: 0, to: found?.top ?? USUAL_RATE, start: plot.bottom, end: plot.top };
  const most = Math.max(2, Math.min(7, (plot.bottom - plot.top) / GRID_APART));
  return {
    ...{ width, height, isNarrow, plot, reach, whole, x, y, rate },
    time: timeTicks(x),
    degrees: degreeLines(input.unit, y, most, plot),
    rates: found ? rateLines(input, found, rate, most) : [],
    rateBox: found && { ...plot, left: Math.max(plot.left, pxOf(x, found.from)) },
    strips: Array.from({ length: count }, (_, i) => height - 12 - (count - 1 - i) * size.strip),
  };
}

/** What is seen of the time, and where. */
export const timeScale = (input: RoastInput, plot: Pick<Box, 'left' | 'right'>): Scale => {
  const { from, to } = input.view ?? spansOf(input).whole;
  return { from, to: Math.max(to, from + 1), start: plot.left, end: plot.right };
};

/** Degrees as they are shown, of °C. */
export const shownDegrees = (celsius: number, unit: RoastInput['unit']): number =>
  unit === 'F' ? (celsius * 9) / 5 + 32 : celsius;

/** What one °C per minute is in the rates that are shown. */
const shownRate = ({ unit, rorPer }: Pick<RoastInput, 'unit' | 'rorPer'>): number =>
  (unit === 'F' ? 9 / 5 : 1) * (rorPer / PER_MINUTE);

function degreeLines(unit: RoastInput['unit'], y: Scale, most: number, plot: Box): GridLine[] {
  const shown = { ...y, from: shownDegrees(y.from, unit), to: shownDegrees(y.to, unit) };
  const lines = valueTicks(shown, most, DEGREE_STEPS[unit]).map((value) => ({
    y: pxOf(shown, value),
    text: minus(value),
  }));
  // Above stands the unit, and below the axis.
  return lines.filter((line) => line.y > plot.top + 10 && line.y < plot.bottom - 6);
}

function rateLines(input: RoastInput, { highest }: Rates, rate: Scale, most: number): GridLine[] {
  const per = shownRate(input);
  const shown = { ...rate, to: rate.to * per };
  return valueTicks({ ...shown, to: highest * per }, Math.min(4, most), RATE_STEPS)
    .filter((value) => value > 0)
    .map((value) => ({ y: pxOf(shown, value), text: minus(value) }));
}
