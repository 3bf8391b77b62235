import { gapOf, placeOf } from './figures/at.ts';
import type { Reading } from './log.ts';
import { toMilliseconds } from './order.ts';

/** Where drying ends when nobody marked it: beans are yellow at about 150 °C. */
export const DRY_C = 150;

/**
 * The turning point between two moments: when the beans were coldest, the latest of equal readings. Null when that is the
 * first or the last reading there, for then nothing turned.
 */
export function turningOf(time: readonly number[], bean: readonly Reading[], from: number, to: number): number | null {
  let first = -1;
  let last = -1;
  let lowest = -1;
  for (let at = placeOf(time, from); at < time.length && (time[at] as number) <= to; at++) {
    const value = bean[at] ?? null;
    if (value === null) continue;
    if (first < 0) first = at;
    last = at;
    if (lowest < 0 || value <= (bean[lowest] as number)) lowest = at;
  }
  return lowest === first || lowest === last ? null : (time[lowest] as number);
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
