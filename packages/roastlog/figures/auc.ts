import type { Reading, RoastLog } from '../log.ts';
import { gapOf, placeOf, readingAt } from './at.ts';

/** Heat below this many °C does nothing to a bean. */
const BASE_C = 100;

/** With more than this part of the time unread the area would be a guess. */
const MOST_UNREAD = 0.1;

/**
 * The area under the bean curve over 100 °C in °C·min between two moments: of each step its mean temperature over the
 * base by its time. What lies in gaps is not counted; null when that is more than a tenth.
 */
export function aucOf({ time, bean }: Pick<RoastLog, 'time' | 'bean'>, from: number, to: number): Reading {
  const gap = gapOf(time);
  let [area, read] = [0, 0];
  let [s, value] = [from, readingAt(time, bean, from)];
  const step = (until: number, next: Reading) => {
    if (next === null) return;
    if (value !== null && until - s <= gap) {
      area += Math.max(0, (value + next) / 2 - BASE_C) * (until - s);
      read += until - s;
    }
    [s, value] = [until, next];
  };
  for (let at = placeOf(time, from); at < time.length && (time[at] as number) < to; at++) {
    step(time[at] as number, bean[at] ?? null);
  }
  step(to, readingAt(time, bean, to));
  return to > from && to - from - read <= MOST_UNREAD * (to - from) ? area / 60 : null;
}
