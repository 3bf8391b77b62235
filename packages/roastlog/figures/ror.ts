import type { Reading, RoastLog } from '../log.ts';
import { withoutSpikes } from '../spikes.ts';
import { gapOf } from './at.ts';

/** How a rate of rise is taken: over how many seconds, and over how many it is smoothed afterwards. */
export interface RorOptions {
  readonly span_s: number;
  readonly smooth_s: number;
}

export const ROR_DEFAULT: RorOptions = { span_s: 20, smooth_s: 10 };

/** Spans that a roaster chooses from, in seconds. */
export const ROR_SPANS = [10, 15, 20, 30, 60] as const;

/** What a rate of rise may be wrong by because readings are rounded, in °C per minute. */
const ROUNDED = 1;

/**
 * The span that suits a log. Each reading of a probe that shows steps of q is rounded by at most q/2, so that a rise over
 * T seconds is wrong by at most q, and its rate by 60 q/T per minute; and a slope that three rows fit needs two steps of
 * time. A log of whole degrees or of half minutes is therefore taken over a minute, one of tenths as by default.
 */
export function spanFor({ time, bean, marks }: Pick<RoastLog, 'time' | 'bean' | 'marks'>): number {
  const from = marks.CHARGE?.s ?? Number.NEGATIVE_INFINITY;
  const to = marks.DROP?.s ?? Number.POSITIVE_INFINITY;
  const read = time.flatMap((s, at) => ((bean[at] ?? null) === null || s < from || s > to ? [] : [at]));
  const span = (time[read.at(-1) ?? 0] ?? 0) - (time[read[0] ?? 0] ?? 0);
  const needed = Math.max(
    ROR_DEFAULT.span_s,
    (60 * stepOf(read.map((at) => bean[at] as number))) / ROUNDED,
    read.length > 1 ? (2 * span) / (read.length - 1) : 0,
  );
  // A thousandth of tolerance: steps of a half are not always exact in binary.
  return ROR_SPANS.find((one) => one >= needed - 0.001) ?? Math.max(...ROR_SPANS);
}

/** The share of differences that must be whole steps: a log that was repaired in places is still a coarse one. */
const MOST = 0.9;

/** The step that a probe shows: the least difference of two readings, where the others are multiples of it; otherwise 0. */
function stepOf(values: readonly number[]): number {
  let step = Number.POSITIVE_INFINITY;
  const differences: number[] = [];
  for (let at = 1; at < values.length; at++) {
    const difference = Math.abs((values[at] as number) - (values[at - 1] as number));
    if (difference < FINEST) continue;
    differences.push(difference);
    if (difference < step) step = difference;
  }
  const whole = differences.filter((one) => Math.abs(one / step - Math.round(one / step)) < 0.05);
  return whole.length > 0 && whole.length >= MOST * differences.length ? step : 0;
}

/** °C below which readings are the same: no probe is that fine. */
const FINEST = 0.001;

/** Readings that follow each other without a gap, and their places in the log. */
interface Stretch {
  readonly at: number[];
  readonly s: number[];
  readonly values: number[];
}

/**
 * The rate of rise of the beans in °C per minute, one for each reading, from charge to drop; null where there is no
 * reading or a single spike, and where readings since the charge or a gap cover less than half of the span. It is the
 * slope of the straight line that fits the readings of the last `span_s` seconds best, so that it comes as late as what
 * the programs beside a roaster show, and noise turns it little; then the mean over `smooth_s` around, each rate counting
 * for as long as it lasted. Rows that lie further apart than the span are measured from one to the next.
 */
export function rorOf(log: Pick<RoastLog, 'time' | 'bean' | 'marks'>, options: RorOptions): Reading[] {
  const rates: Reading[] = new Array(log.time.length).fill(null);
  for (const stretch of stretchesOf(log)) {
    const { at, s, values } = rising(stretch, options.span_s);
    const smooth = smoothed(s, values, options.smooth_s / 2);
    for (let i = 0; i < at.length; i++) rates[at[i] as number] = smooth[i] as number;
  }
  return rates;
}

function stretchesOf({ time, bean, marks }: Pick<RoastLog, 'time' | 'bean' | 'marks'>): Stretch[] {
  const from = marks.CHARGE?.s ?? Number.NEGATIVE_INFINITY;
  const to = marks.DROP?.s ?? Number.POSITIVE_INFINITY;
  const gap = gapOf(time);
  const steady = withoutSpikes(time, bean);
  const stretches: Stretch[] = [];
  let stretch: Stretch | null = null;
  let last = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < time.length; at++) {
    const s = time[at] as number;
    const value = steady[at] ?? null;
    if (value === null || s < from || s > to) continue;
    if (stretch === null || s - last > gap) {
      stretch = { at: [], s: [], values: [] };
      stretches.push(stretch);
    }
    stretch.at.push(at);
    stretch.s.push(s);
    stretch.values.push(value);
    last = s;
  }
  return stretches;
}

/** Slopes by least squares, with sums that go along with the span. */
function rising({ at, s, values }: Stretch, span: number): Stretch {
  const rates: Stretch = { at: [], s: [], values: [] };
  let from = 0;
  let [n, t, v, tt, tv] = [0, 0, 0, 0, 0];
  const add = (i: number, sign: number) => {
    const second = s[i] as number;
    const value = values[i] as number;
    n += sign;
    t += sign * second;
    v += sign * value;
    tt += sign * second * second;
    tv += sign * second * value;
  };
  for (let i = 0; i < s.length; i++) {
    add(i, 1);
    while (from < i - 1 && (s[i] as number) - (s[from] as number) > span) add(from++, -1);
    if (from === i || (s[i] as number) - (s[from] as number) < span / 2) continue;
    rates.at.push(at[i] as number);
    rates.s.push(s[i] as number);
    rates.values.push((60 * (n * tv - t * v)) / (n * tt - t * t));
  }
  return rates;
}

/** The mean of what lies at most `half` seconds before and after. */
function smoothed(s: readonly number[], values: readonly number[], half: number): number[] {
  const weightAt = (i: number) => (s[i + 1] ?? (s[i] as number)) - (s[i - 1] ?? (s[i] as number));
  const means: number[] = [];
  let [from, to, weight, sum] = [0, 0, 0, 0];
  for (let i = 0; i < s.length; i++) {
    const now = s[i] as number;
    for (; to < s.length && (s[to] as number) <= now + half; to++) {
      weight += weightAt(to);
      sum += weightAt(to) * (values[to] as number);
    }
    for (; (s[from] as number) < now - half; from++) {
      weight -= weightAt(from);
      sum -= weightAt(from) * (values[from] as number);
    }
    means.push(to - from > 1 ? sum / weight : (values[i] as number));
  }
  return means;
}
