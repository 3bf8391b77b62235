import { MARKS, type Mark, type MarkAt, type Reading, type RoastLog } from '../log.ts';
import { readingAt } from './at.ts';
import { PHASE_MARKS, type Phase } from './phases.ts';
import { medianOf } from './spread.ts';

/** A curve in the middle of several roasts, and how far they lie around it. */
export interface Golden {
  /** How many roasts it is of. */
  readonly count: number;
  /** Whole seconds from charge; all readings have its length. */
  readonly time: readonly number[];
  /** °C: the median of the beans, the lowest and the highest of them. */
  readonly bean: readonly Reading[];
  readonly low: readonly Reading[];
  readonly high: readonly Reading[];
  /** The median of each mark that most of them have. */
  readonly marks: Readonly<Record<Mark, GoldenMark | null>>;
}

/** When a mark was in the middle, and the °C of the beans at their own marks. */
export interface GoldenMark extends MarkAt {
  readonly bean: Reading;
}

/** How far a roast was from a golden curve, in °C by phase; null where nothing can be said. */
export type Stray = Readonly<Record<Phase['key'], Reading>>;

/** No roast is longer, in s; a record may say of one that it is. */
const MOST_S = 7200;

/** What is needed of a roast. */
type Curve = Pick<RoastLog, 'time' | 'bean' | 'marks'>;

/**
 * The golden curve of roasts: at each second after the charge the median, the lowest and the highest of those that are
 * in the drum then. It goes on as long as more than half of them are, because after that it would be the curve of the
 * slow ones. Null of fewer than two roasts that have been charged and have readings.
 */
export function goldenOf(roasts: readonly Curve[]): Golden | null {
  const known = roasts.filter(({ marks, bean }) => marks.CHARGE && bean.some((value) => value !== null));
  if (known.length < 2) return null;
  const isMost = (count: number) => count * 2 > known.length;
  const ends = known.map(endOf);
  // The last second at which more than half are in the drum.
  const last = ends.toSorted((a, b) => b - a)[Math.floor(known.length / 2)] ?? 0;
  const time = Array.from({ length: Math.floor(Math.min(last, MOST_S)) + 1 }, (_, s) => s);
  const read = time.map((s) => {
    const there = known.flatMap(({ time, bean }, nth) =>
      s > (ends[nth] as number) ? [] : (readingAt(time, bean, s) ?? []),
    );
    return isMost(there.length) ? there : [];
  });
  const extreme = (of: (...values: number[]) => number) =>
    read.map((values) => (values.length > 0 ? of(...values) : null));
  return {
    count: known.length,
    time,
    bean: read.map(medianOf),
    low: extreme(Math.min),
    high: extreme(Math.max),
    marks: Object.fromEntries(MARKS.map((mark) => [mark, markIn(known, mark, isMost)])) as Golden['marks'],
  };
}

function markIn(roasts: readonly Curve[], mark: Mark, isMost: (count: number) => boolean): GoldenMark | null {
  const there = roasts.flatMap(({ time, bean, marks }) => {
    const at = marks[mark];
    return at ? [{ ...at, bean: readingAt(time, bean, at.s) }] : [];
  });
  const s = medianOf(there.map((at) => at.s));
  if (s === null || !isMost(there.length)) return null;
  return {
    s,
    bean: medianOf(there.flatMap((at) => at.bean ?? [])),
    isEstimated: there.some(({ isEstimated }) => isEstimated),
  };
}

/**
 * How far a roast was from a golden curve: of each phase of that curve the mean of the differences at the same second
 * after the charge, whichever way they go. Drying counts from the turning point of both on: before it the probe is on
 * its way to the beans and says little.
 */
export function strayOf(roast: Curve, golden: Golden): Stray {
  const end = endOf(roast);
  const turned = Math.max(golden.marks.TP?.s ?? 0, roast.marks.TP?.s ?? 0);
  const within = (key: Phase['key']): Reading => {
    const [from, to] = PHASE_MARKS[key].map((mark) => golden.marks[mark]?.s);
    if (from === undefined || to === undefined || !roast.marks.CHARGE) return null;
    const begin = key === 'drying' ? Math.max(from, turned) : from;
    let [sum, count] = [0, 0];
    for (const [at, s] of golden.time.entries()) {
      if (s < begin || s > Math.min(to, end)) continue;
      const [own, middle] = [readingAt(roast.time, roast.bean, s), golden.bean[at] ?? null];
      if (own === null || middle === null) continue;
      sum += Math.abs(own - middle);
      count++;
    }
    return count === 0 ? null : sum / count;
  };
  return { drying: within('drying'), maillard: within('maillard'), development: within('development') };
}

/** Which of them rest on a mark that nobody set: seconds count from the charge, and phases end at marks. */
export const strayIsEstimated = (roast: Curve, golden: Golden, key: Phase['key']): boolean =>
  [roast.marks.CHARGE, golden.marks.CHARGE, ...PHASE_MARKS[key].map((mark) => golden.marks[mark])].some(
    (mark) => mark?.isEstimated === true,
  );

/** When a roast leaves the drum, or where its readings end. */
const endOf = ({ marks, time }: Curve): number => marks.DROP?.s ?? time.at(-1) ?? 0;
