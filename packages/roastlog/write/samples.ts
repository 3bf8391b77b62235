import { readingAt } from '../figures/at.ts';
import type { MarkAt, Reading, RoastLog } from '../log.ts';

/**
 * Seconds of all samples of a log, and one more wherever something was marked or set between two, for formats that hold
 * such things at samples alone. `isHeld` says which marks the format holds.
 */
export function samplesOf({ time, marks, controls }: RoastLog, isHeld = (_mark: MarkAt) => true): number[] {
  const set = Object.values(marks).flatMap((mark) => (mark && isHeld(mark) ? mark.s : []));
  const steps = controls.flatMap((control) => control.steps.map(({ s }) => s));
  return [...new Set([...time, ...set, ...steps])].sort((a, b) => a - b);
}

/** What a curve is at each of these seconds, to a hundredth; `nothing` where it has no reading. */
export const readAt = <T>(at: readonly number[], time: readonly number[], values: readonly Reading[], nothing: T) =>
  at.map((s) => {
    const value = readingAt(time, values, s);
    return value === null ? nothing : Math.round(value * 100) / 100;
  });
