import { placeOf, readingAt } from '@hanjan/roastlog/figures/at.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import type { RoastControl, RoastInput } from './input.ts';

/** What the curves say at one time. */
export interface RoastValues {
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
  /** °C per minute. */
  readonly ror: Reading;
  /** Of the bean of each other roast, in their order. */
  readonly others: readonly Reading[];
  /** Of each control, in their order; null before its first step and after its end. */
  readonly controls: readonly Reading[];
}

/** The values at a time, between two readings the one between them; null where there is none. */
export function valuesAt({ time, bean, air, ror, others = [], controls }: RoastInput, s: number): RoastValues {
  return {
    s,
    bean: readingAt(time, bean, s),
    air: readingAt(time, air, s),
    ror: readingAt(time, ror, s),
    others: others.map((other) => readingAt(other.time, other.bean, s - other.shift)),
    controls: controls.map((control) => setAt(control, s)),
  };
}

const setAt = ({ steps, until }: RoastControl, s: number): Reading =>
  s <= until ? (steps.findLast((step) => step.s <= s)?.value ?? null) : null;

/** The time of the reading that is nearest to a time; the time itself without any reading. */
export function nearestReading(time: readonly number[], s: number): number {
  const after = placeOf(time, s);
  const [left, right] = [time[after - 1], time[after]];
  if (left === undefined || right === undefined) return left ?? right ?? s;
  return s - left <= right - s ? left : right;
}
