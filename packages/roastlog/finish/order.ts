import { roundTo } from '@hanjan/core';
import type { Reading, Unit } from '../log.ts';

/** No recording of a roast lasts longer, in seconds: rows that lie further from the others have a broken time. */
export const DAY_S = 86_400;

/** What a probe of a roaster can read, in °C. Beyond are the numbers that machines write for a broken wire. */
const LEAST_C = -50;
const MOST_C = 1000;

/** Rows in the order of their time, and what had to be done for it. */
export interface Rows {
  /** Seconds, strictly rising, to the millisecond. */
  readonly time: number[];
  /** One row of values for each that was given, each as long as `time`. */
  readonly columns: Reading[][];
  readonly skipped: number;
  readonly reordered: number;
  readonly repeated: number;
}

/**
 * Brings rows into the order of their time. Those without a time are left out; of a time that is repeated the first row
 * counts, and the others fill only what it does not say.
 */
export function inOrder(time: readonly number[], columns: readonly (readonly Reading[])[]): Rows {
  const middle = middleOf(time);
  const rows = time.map((s, at) => ({ s: toMilliseconds(s), at })).filter(({ s }) => Math.abs(s - middle) <= DAY_S / 2);
  let latest = Number.NEGATIVE_INFINITY;
  let reordered = 0;
  for (const { s } of rows) {
    if (s < latest) reordered++;
    else latest = s;
  }
  if (reordered > 0) rows.sort((a, b) => a.s - b.s);
  const ordered: number[] = [];
  const kept: Reading[][] = columns.map(() => []);
  for (const { s, at } of rows) {
    const isRepeated = ordered.at(-1) === s;
    if (!isRepeated) ordered.push(s);
    for (const [column, values] of kept.entries()) {
      const value = columns[column]?.[at] ?? null;
      if (!isRepeated) values.push(value);
      else values[values.length - 1] ??= value;
    }
  }
  return {
    time: ordered,
    columns: kept,
    skipped: time.length - rows.length,
    reordered,
    repeated: rows.length - ordered.length,
  };
}

/** Seconds as exact as logs say them: thousandths, so that no shift of the clock leaves decimal noise. */
export const toMilliseconds = (s: number): number => roundTo(s, 1000);

/**
 * A temperature in °C as it was read. Null is what programs write where nothing was: −1, 0, which no probe beside a fire
 * shows, what is no number, and what is beyond any probe (−999, 3276.7).
 */
export function celsius(value: Reading | undefined, unit: Unit): Reading {
  if (value === null || value === undefined || value === -1 || value === 0) return null;
  const degrees = unit === 'F' ? ((value - 32) * 5) / 9 : value;
  return degrees >= LEAST_C && degrees <= MOST_C ? degrees : null;
}

function middleOf(time: readonly number[]): number {
  const finite = time.filter(Number.isFinite).sort((a, b) => a - b);
  return finite[finite.length >> 1] ?? 0;
}
