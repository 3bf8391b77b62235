import { type Box, pxOf, round, type Scale } from '../timeline/scale.ts';
import { sized } from '../timeline/sized.ts';
import { stepsOf } from '../timeline/steps.ts';
import { type GridLine, valueTicks } from '../timeline/ticks.ts';
import { roomOf } from '../timeline/words.ts';
import { type DayTicks, dayText, dayTicks, LAST_DAY } from './days.ts';
import type { StockInput, StockPoint, StockWords } from './input.ts';

/** The room of a stock and its axes. */
export interface StockFrame {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  /** Days since 1970, each as wide as it lies around its number; tenths of a gram. */
  readonly x: Scale;
  readonly mass: Scale;
  readonly masses: readonly GridLine[];
  readonly days: DayTicks;
  readonly labels: readonly { readonly x: number; readonly text: string }[];
}

/** Where everything of a stock lies, in px. */
export interface StockLayout {
  readonly frame: StockFrame;
  readonly points: readonly StockPoint[];
  readonly today: number;
  /** The last day whose mass can be shown: today, or one that is foreseen. */
  readonly until: number;
  readonly line: string;
  readonly area: string;
  /** What is left if it goes on being used so; none where nobody knows. */
  readonly ahead: string;
  /** The day when nothing is left, where it lies on the axis. */
  readonly out: { readonly x: number; readonly text: string } | null;
}

const SIZE = { width: 560, top: 22, axis: 28, right: 14, readout: 24, text: 12, gap: 8 };
const PLOT = { narrow: 110, wide: 150 };
const WIDE = 700;
const LEAST = { width: 200, height: 100 };
const MOST = { points: 4000, mass: 1e9, days: 4000 };
/** A stock that has just begun is drawn on an axis of at least so many days. */
const SHORTEST = 14;
/** What is foreseen takes so much of what is known, at the most. */
const FORESEEN = 0.35;
/** Above the highest mass there is some room. */
const ABOVE = 1.08;
const HALF = 0.5;
const STEPS = Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((one) => one * 10 ** (power - 2))).flat();

/** The geometry of a stock. */
export function stockLayout(input: StockInput, words: StockWords): StockLayout {
  const points = drawable(input.points);
  const today = Math.max(dayIn(input.today), points.at(-1)?.day ?? 0);
  const first = Math.max(today - MOST.days, Math.min(points[0]?.day ?? today, today - SHORTEST + 1));
  const left = points.at(-1)?.mass ?? 0;
  const daysLeft = outOf(left, input.perDay);
  const ahead = daysLeft === null ? 0 : Math.min(daysLeft, (today - first + 1) * FORESEEN);
  const frame = frameOf(input, words, { from: first - HALF, to: today + HALF + ahead }, points);
  const { x, mass, plot } = frame;
  const steps = points.map(({ day, mass }) => ({ s: day - HALF, value: mass }));
  const { line, area } = stepsOf({ steps, until: today + HALF }, x, mass, plot);
  const isOut = daysLeft !== null && ahead === daysLeft && daysLeft > 0;
  const end = left - (input.perDay ?? 0) * ahead;
  const at = (day: number, tenths: number) => `${round(pxOf(x, day))} ${round(pxOf(mass, tenths))}`;
  return {
    frame,
    points,
    today,
    until: today + Math.floor(ahead),
    line,
    area,
    ahead: ahead > 0 ? `M${at(today + HALF, left)}L${at(today + HALF + ahead, Math.max(0, end))}` : '',
    out: isOut ? outMark(today + Math.ceil(daysLeft), today + HALF + daysLeft, frame) : null,
  };
}

/** What there was on a day, or what is left of it then; null before anything was there. */
export function massAt({ points, today }: StockLayout, perDay: number | null | undefined, day: number): number | null {
  const last = points.findLast((point) => point.day <= day);
  if (!last) return null;
  return day > today ? Math.max(0, last.mass - (perDay ?? 0) * (day - today)) : last.mass;
}

/** Days until nothing is left. */
function outOf(left: number, perDay: number | null | undefined): number | null {
  const days = left / (perDay ?? 0);
  return left > 0 && days > 0 && Number.isFinite(days) ? days : null;
}

/** The day stands above where the line meets the ground. */
function outMark(day: number, at: number, { x, width }: StockFrame) {
  const text = dayText(day).slice(5);
  return { text, x: beside(pxOf(x, at), text, width) };
}

/** Where a text stands around a px, within the drawing. */
const beside = (px: number, text: string, width: number) => round(Math.min(px, width - roomOf(text, SIZE.text) / 2));

/** The room and the axes. */
function frameOf(
  input: StockInput,
  words: StockWords,
  days: Pick<Scale, 'from' | 'to'>,
  points: readonly StockPoint[],
): StockFrame {
  const { inUnit = (tenths) => tenths / 10 } = input;
  const width = sized(input.width, LEAST.width, SIZE.width);
  const top = SIZE.top + (words.help ? SIZE.readout : 0);
  const usual = top + SIZE.axis + (width >= WIDE ? PLOT.wide : PLOT.narrow);
  const height = sized(input.height, LEAST.height, usual);
  const highest = Math.max(...points.map(({ mass }) => mass), 0) || 10;
  const [bottom, to] = [height - SIZE.axis, highest * ABOVE];
  const read = { from: 0, to: inUnit(to) || 1, start: bottom, end: top };
  const masses = valueTicks(read, 4, STEPS).map((value) => ({
    y: round(pxOf(read, value)),
    text: words.number(value),
  }));
  const texts = [...masses.map(({ text }) => text), words.unit];
  const left = Math.ceil(Math.max(...texts.map((text) => roomOf(text, SIZE.text)))) + SIZE.gap;
  const plot = { left, top, right: width - SIZE.right, bottom };
  const x = { ...days, start: plot.left, end: plot.right };
  const ticks = dayTicks(x);
  // The last text may be wider than the room beside it.
  const labels = ticks.labels.map(({ day, text }) => ({ text, x: beside(pxOf(x, day), text, width) }));
  return { width, height, plot, x, mass: { ...read, to }, masses, days: ticks, labels };
}

/** What can be drawn: one point a day, in order. */
function drawable(points: readonly StockPoint[]): StockPoint[] {
  const good = points
    .filter(({ day, mass }) => day >= 0 && day <= LAST_DAY && mass >= 0)
    .map(({ day, mass }) => ({ day: Math.floor(day), mass: Math.min(MOST.mass, mass) }))
    .toSorted((a, b) => a.day - b.day);
  return good.filter(({ day }, i) => good[i + 1]?.day !== day).slice(-MOST.points);
}

const dayIn = (day: number) => (day >= 0 ? Math.min(LAST_DAY, Math.floor(day)) : 0);
