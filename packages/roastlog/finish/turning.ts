import { gapOf, placeOf } from '../figures/at.ts';
import type { Reading } from '../log.ts';
import { toMilliseconds } from './order.ts';

/** Where drying ends when nobody marked it: beans are yellow at about 150 °C. */
const DRY_C = 150;

/** Seconds within which cold beans have turned. */
const TURNED_S = 240;

/**
 * The turning point between two moments: when the beans were coldest, the latest of equal readings above 0. Null when that
 * is the last reading there, or the first unless `mayBeFirst`, for then nothing turned.
 */
export function turningOf(
  time: readonly number[],
  bean: readonly Reading[],
  from: number,
  to: number,
  mayBeFirst = false,
): number | null {
  let first = -1;
  let last = -1;
  let lowest = -1;
  for (let at = placeOf(time, from); at < time.length && (time[at] as number) <= to; at++) {
    const value = bean[at] ?? null;
    if (value === null || value <= 0) continue;
    if (first < 0) first = at;
    last = at;
    if (lowest < 0 || value <= (bean[lowest] as number)) lowest = at;
  }
  return lowest === last || (lowest === first && !mayBeFirst) ? null : (time[lowest] as number);
}

/** Where a roast ends of which nobody marked first crack or drop: at its hottest, after which it cools. */
export function hottestOf(time: readonly number[], bean: readonly Reading[]): number {
  let hottest = -1;
  for (let at = placeOf(time, TURNED_S); at < time.length; at++) {
    const value = bean[at] ?? null;
    if (value !== null && (hottest < 0 || value >= (bean[hottest] as number))) hottest = at;
  }
  return time[hottest] ?? Number.POSITIVE_INFINITY;
}

/** When the beans first rose over 150 °C between two moments, on the straight line between two readings. */
export function dryOf(time: readonly number[], bean: readonly Reading[], from: number, to: number): number | null {
  const gap = gapOf(time);
  let last = -1;
  for (let at = placeOf(time, from); at < time.length && (time[at] as number) <= to; at++) {
    const value = bean[at] ?? null;
    if (value === null) continue;
    const before = bean[last] ?? null;
    if (before !== null && before < DRY_C && value >= DRY_C) {
      const since = time[last] as number;
      const step = (time[at] as number) - since;
      return step > gap ? null : toMilliseconds(since + (step * (DRY_C - before)) / (value - before));
    }
    last = at;
  }
  return null;
}
