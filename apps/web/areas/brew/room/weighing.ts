import type { Gauge } from '@hanjan/core';
import { type Plan, totalOf } from '../plan.ts';
import type { Run } from '../run/run.ts';
import { currentOf } from '../run/shown.ts';

/** What is typed of the scale: after which pour, and what stands on the pad. */
export interface Weighing {
  readonly nth: number;
  readonly text: string;
}

/** So many of the last pours can be weighed: the current one, and those before it that were forgotten. */
const PLACES = 3;

/** The pours that can be weighed, by their place. */
export const placesOf = (run: Run): number[] =>
  run.begun.map((_, nth) => nth).filter((nth) => nth > currentOf(run) - PLACES);

/**
 * The most that digits alone can say: twice of what is to be poured, so that 1885 is 188.5 and 365 of an espresso is
 * 36.5, as a scale shows it.
 */
export const mostOf = (plan: Plan, { shown, high }: Gauge): number =>
  shown(Math.min(2 * (totalOf(plan) || high), high));

/** What the scale showed, in tenths of a gram; null where nothing was typed, undefined where it cannot be. */
export function sumIn(text: string, { read, low, high }: Gauge): number | null | undefined {
  if (text === '') return null;
  const held = read(text);
  return held === undefined || held < low || held > high ? undefined : held;
}
