import type { Gauge } from '@hanjan/core';

/** A step up or down. */
export type Direction = 1 | -1;

/** What the arrow keys of a box do. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = { ArrowUp: 1, ArrowDown: -1 };

/** What the arrow keys of a graduation do, along which there is no text to walk. */
export const ALL_DIRECTIONS: typeof DIRECTIONS = { ...DIRECTIONS, ArrowRight: 1, ArrowLeft: -1 };

/**
 * The stored number one step up or down, within the bounds: to the next good value where only some are good, by `by` in
 * the unit that is read otherwise. Where there is none it begins at zero or at the least allowed.
 */
export function stepped(held: number | null, direction: Direction, gauge: Gauge, by = 1): number {
  const { low, high, size, from } = gauge;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  if (held === null) return within(gauge.held(0));
  if (size === 0) return within(gauge.held(gauge.shown(held) + direction * by));
  const steps = direction * ((held - from) / size);
  const next = from + direction * (Math.floor(steps) + 1) * size;
  return next < low || next > high ? within(held) : next;
}
