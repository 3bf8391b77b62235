import { thin } from './curve/thin.ts';
import { gapOf, placeOf } from './figures/at.ts';
import type { Reading, RoastLog } from './log.ts';

/** What `chartLogOf` made: the text, and how many of the readings are in it. */
export interface ChartLog {
  readonly text: string;
  readonly kept: number;
  readonly of: number;
}

type Readings = Pick<RoastLog, 'time' | 'bean' | 'air'>;
/** Readings, and what was marked between them. */
type Marked = Readings & { readonly marks: Partial<RoastLog['marks']> };

/** The braces around the entries. */
const BRACES = 2;

/**
 * The readings of a log as `roasting_chart_log` holds them: `{"<ms from charge>":{"bean":20160,"air":23430}}`, °C × 100,
 * null where there is no reading. A text of more than `most` characters is thinned: first and last, what lies beside the
 * marks, lowest and highest, and both ends of each gap stay as long as they fit, with as much between them as there is
 * room for.
 */
export function chartLogOf(log: Marked, most = 100_000): ChartLog {
  const entries = log.time.map((s, at) => {
    const held = `{"bean":${hundredths(log.bean[at])},"air":${hundredths(log.air[at])}}`;
    return `"${Math.round(s * 1000)}":${held}`;
  });
  const sizeOf = (at: number) => (entries[at]?.length ?? 0) + 1;
  const room = most - BRACES + 1;
  const always = new Set([...ends(log.time), ...besideMarks(log), ...extremes(log.bean), ...extremes(log.air)]);
  const withGaps = new Set([...always, ...gaps(log.time, log.bean), ...gaps(log.time, log.air)]);
  const size = [...withGaps].reduce((sum, at) => sum + sizeOf(at), 0);
  const kept = thin([log.bean, log.air], size <= room ? withGaps : always, room, sizeOf);
  return { text: `{${kept.map((at) => entries[at]).join(',')}}`, kept: kept.length, of: entries.length };
}

const hundredths = (value: Reading | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 100);

const ends = (list: readonly unknown[]) => (list.length > 0 ? [0, list.length - 1] : []);

/** The samples of marks, or those before and after a mark that lies between two. */
function besideMarks({ time, marks }: Marked): number[] {
  return Object.values(marks).flatMap((mark) => {
    if (!mark) return [];
    const at = placeOf(time, mark.s);
    return (time[at] === mark.s ? [at] : [at - 1, at]).filter((near) => near in time);
  });
}

function extremes(values: readonly Reading[]): number[] {
  let [low, high] = [-1, -1];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    if (low < 0 || value < (values[low] as number)) low = at;
    if (high < 0 || value > (values[high] as number)) high = at;
  }
  return [low, high].filter((at) => at >= 0);
}

/** Both ends of each gap: the readings beside it, and the first and last sample without one. */
function gaps(time: readonly number[], values: readonly Reading[]): number[] {
  const longest = gapOf(time);
  return values.flatMap((value, at) => {
    if (at === 0) return [];
    const isEdge = (value === null) !== (values[at - 1] === null);
    const isLong = (time[at] as number) - (time[at - 1] as number) > longest;
    return isEdge || isLong ? [at - 1, at] : [];
  });
}
