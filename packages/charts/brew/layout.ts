import { type Box, pxOf, round, type Scale } from '../timeline/scale.ts';
import { type Stepped, type StepsLayout, stepsOf } from '../timeline/steps.ts';
import { type TimeTicks, timeTicks, valueTicks } from '../timeline/ticks.ts';
import { minus, roomOf } from '../timeline/words.ts';

/** Poured mass over time, in seconds and in the unit that is read, and what was planned. */
export interface BrewInput {
  readonly actual: Stepped;
  readonly plan?: Stepped | null | undefined;
  readonly width?: number;
  readonly height?: number;
}

/** A name at the end of its line. */
export interface LineName {
  readonly key: 'actual' | 'plan';
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Where everything of a brew lies, in px. */
export interface BrewLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly x: Scale;
  readonly time: TimeTicks;
  /** Labels count hours: a cold brew takes a day. */
  readonly isHours: boolean;
  readonly masses: readonly { readonly y: number; readonly text: string }[];
  readonly actual: StepsLayout;
  readonly plan: StepsLayout | null;
  readonly names: readonly LineName[];
}

const SIZE = { width: 560, height: 180, top: 22, bottom: 28, left: 40, right: 14 };
const MASS_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const NAME = { size: 12, gap: 8, line: 15 };
const DAY_S = 86_400;
/** The last pour is seen, though nothing comes after it. */
const BEYOND = 1.05;
const HOUR_S = 3_600;

/** Times and masses that can be drawn, in order: what is no number, or lies outside of a day, is left out. */
function drawable({ steps, until }: Stepped): Stepped {
  const good = steps.filter(({ s, value }) => s >= 0 && s <= DAY_S && Number.isFinite(value));
  const last = Math.max(0, ...good.map(({ s }) => s));
  return {
    steps: good.toSorted((a, b) => a.s - b.s),
    until: Math.max(Number.isFinite(until) ? Math.min(DAY_S, until) : 0, last * BEYOND),
  };
}

const top = (lines: readonly Stepped[], of: (line: Stepped) => readonly number[]) => Math.max(0, ...lines.flatMap(of));

/** The geometry of a brew: stepped lines over time, the plan without values of its own. */
export function brewLayout(input: BrewInput, words: Readonly<Record<'actual' | 'plan', string>>): BrewLayout {
  const { width = SIZE.width, height = SIZE.height } = input;
  const actual = drawable(input.actual);
  const plan = input.plan ? drawable(input.plan) : null;
  const lines = plan ? [actual, plan] : [actual];
  const named = plan ? Math.max(roomOf(words.actual, NAME.size), roomOf(words.plan, NAME.size)) + NAME.gap : 0;
  const plot = {
    left: SIZE.left,
    top: SIZE.top,
    right: Math.max(SIZE.left + 40, width - SIZE.right - named),
    bottom: Math.max(SIZE.top + 40, height - SIZE.bottom),
  };
  const x = { from: 0, to: top(lines, ({ until }) => [until]) || 1, start: plot.left, end: plot.right };
  const most = top(lines, ({ steps }) => steps.map(({ value }) => value)) || 1;
  const y = { from: 0, to: most * 1.08, start: plot.bottom, end: plot.top };
  const room = { ...plot, top: 0, right: width };
  const time = timeTicks(x);
  const isHours = x.to >= 2 * HOUR_S && time.labels.every(({ s }) => s % (HOUR_S / 2) === 0);
  const drawn = stepsOf(actual, x, y, room);
  return {
    ...{ width, height, plot, x },
    time: isHours ? { ...time, labels: time.labels.map(({ s }) => ({ s, text: String(s / HOUR_S) })) } : time,
    isHours,
    masses: valueTicks(y, 4, MASS_STEPS).map((value) => ({ y: round(pxOf(y, value)), text: minus(value) })),
    actual: drawn,
    plan: plan && stepsOf(plan, x, y, room),
    names: plan ? namesOf(actual, plan, words, x, y) : [],
  };
}

/** Names at the ends of both lines; where those lie close the higher one is moved up. */
function namesOf(
  actual: Stepped,
  plan: Stepped,
  words: Readonly<Record<'actual' | 'plan', string>>,
  x: Scale,
  y: Scale,
): LineName[] {
  const end = (line: Stepped) => pxOf(y, line.steps.at(-1)?.value ?? 0) + 4;
  const [first, second] = [end(actual), end(plan)];
  const isClose = Math.abs(first - second) < NAME.line;
  const up = Math.min(first, second);
  const at = (own: number, isUpper: boolean) =>
    round(isClose ? (isUpper ? up - NAME.line / 2 : up + NAME.line / 2) : own);
  const isUpper = first <= second;
  return [
    { key: 'actual', text: words.actual, x: round(x.end + NAME.gap), y: at(first, isUpper) },
    { key: 'plan', text: words.plan, x: round(x.end + NAME.gap), y: at(second, !isUpper) },
  ];
}
