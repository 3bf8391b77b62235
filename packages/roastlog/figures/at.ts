import type { Reading } from '../log.ts';

/** What programs record: readings further apart than this many seconds have a gap between them. */
export const GAP_S = 15;

/** So many usual steps apart there is a gap in a table that was written by hand, whose rows lie half a minute apart. */
const STEPS = 3;

const found = new WeakMap<readonly number[], number>();

/** The longest time in seconds between readings that follow each other without a gap, as these times usually do. */
export function gapOf(time: readonly number[]): number {
  let gap = found.get(time);
  if (gap === undefined) {
    gap = Math.max(GAP_S, STEPS * usualStep(time));
    found.set(time, gap);
  }
  return gap;
}

/** The step in the middle of all; 0 where none is as long as a gap, or where it is too short to matter. */
function usualStep(time: readonly number[]): number {
  const span = (time.at(-1) ?? 0) - (time[0] ?? 0);
  // Half of the steps are at least as long as the one in the middle, which is at most twice the mean.
  if (2 * STEPS * span <= GAP_S * (time.length - 1)) return 0;
  const steps = new Float64Array(Math.max(0, time.length - 1));
  let longest = 0;
  for (let at = 0; at < steps.length; at++) {
    const step = (time[at + 1] as number) - (time[at] as number);
    steps[at] = step;
    if (step > longest) longest = step;
  }
  return longest > GAP_S ? (steps.sort()[steps.length >> 1] as number) : 0;
}

/** How many of the rising times lie before second `s`: the place of the first that does not. */
export function placeOf(time: readonly number[], s: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((time[middle] as number) < s) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What a probe read at second `s`: the sample's own reading where there is a sample, on the straight line between the
 * two samples beside it where both were read and there is no gap between them, otherwise null.
 */
export function readingAt(time: readonly number[], values: readonly Reading[], s: number): Reading {
  const at = placeOf(time, s);
  if (time[at] === s) return values[at] ?? null;
  const from = time[at - 1];
  const to = time[at];
  const before = values[at - 1] ?? null;
  const after = values[at] ?? null;
  if (from === undefined || to === undefined || before === null || after === null) return null;
  if (to - from > gapOf(time)) return null;
  return before + ((after - before) * (s - from)) / (to - from);
}
