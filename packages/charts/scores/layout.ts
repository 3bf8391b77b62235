import { type DayTicks, dayTicks, LAST_DAY } from '../stock/days.ts';
import { type Box, pxOf, round, type Scale } from '../timeline/scale.ts';
import { sized } from '../timeline/sized.ts';

/** How something was on a day: a note of it, or a brew. */
export interface Score {
  /** Days since 1970. */
  readonly day: number;
  /** From 0 to 10. */
  readonly value: number;
  readonly kind: 'note' | 'brew';
}

/** Scores over time. */
export interface ScoresInput {
  readonly scores: readonly Score[];
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Where everything of scores over time lies, in px. */
export interface ScoresLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly x: Scale;
  readonly y: Scale;
  readonly days: DayTicks;
  readonly values: readonly { readonly y: number; readonly value: number }[];
  /** In order of days; what lies at one place is there once. */
  readonly dots: readonly (Score & { readonly cx: number; readonly cy: number })[];
  /** From the mean of the notes of a day to that of the next one. */
  readonly line: string;
}

const SIZE = { width: 560, height: 220, top: 34, axis: 28, left: 30, right: 16 };
const LEAST = { width: 200, height: 120 };
const MOST = 2_000;
/** What began yesterday is drawn on an axis of so many days. */
const SHORTEST = 14;
const HALF = 0.5;
const VALUES = [0, 2, 4, 6, 8, 10];

/** The geometry of scores. */
export function scoresLayout(input: ScoresInput): ScoresLayout {
  const scores = input.scores
    .filter(({ day, value }) => day >= 0 && day <= LAST_DAY && value >= 0 && value <= 10)
    .toSorted((a, b) => a.day - b.day)
    .slice(-MOST);
  const last = scores.at(-1)?.day ?? 0;
  const first = Math.min(scores[0]?.day ?? last, last - SHORTEST + 1);
  const width = sized(input.width, LEAST.width, SIZE.width);
  const height = sized(input.height, LEAST.height, SIZE.height);
  const plot = { left: SIZE.left, top: SIZE.top, right: width - SIZE.right, bottom: height - SIZE.axis };
  const x = { from: first - HALF, to: last + HALF, start: plot.left, end: plot.right };
  const y = { from: 0, to: 10, start: plot.bottom, end: plot.top };
  const at = (day: number, value: number) => `${round(pxOf(x, day))} ${round(pxOf(y, value))}`;
  const means = meansOf(scores.filter(({ kind }) => kind === 'note'));
  return {
    ...{ width, height, plot, x, y },
    days: dayTicks(x),
    values: VALUES.map((value) => ({ value, y: round(pxOf(y, value)) })),
    dots: alike(scores).map((score) => ({ ...score, cx: round(pxOf(x, score.day)), cy: round(pxOf(y, score.value)) })),
    line: means.length > 1 ? `M${means.map(([day, value]) => at(day, value)).join('L')}` : '',
  };
}

const alike = (scores: readonly Score[]) => [
  ...new Map(scores.map((score) => [`${score.kind} ${score.day} ${score.value}`, score])).values(),
];

/** Of each day the mean of its scores. */
function meansOf(scores: readonly Score[]): (readonly [day: number, mean: number])[] {
  return [...Map.groupBy(scores, ({ day }) => day)].map(
    ([day, own]) => [day, own.reduce((sum, { value }) => sum + value, 0) / own.length] as const,
  );
}
