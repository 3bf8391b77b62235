import type { Reading } from '../log.ts';

/** Two readings further apart than this many seconds have a gap between them: nothing is known of what lies there. */
export const GAP_S = 15;

/** Whether nothing is known between two moments of readings that follow each other. */
export const isGap = (from: number, to: number): boolean => to - from > GAP_S;

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
  if (from === undefined || to === undefined || before === null || after === null || isGap(from, to)) return null;
  return before + ((after - before) * (s - from)) / (to - from);
}
