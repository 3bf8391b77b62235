import type { RoastLog } from '../log.ts';

/** A log as JSON of our own, which holds all of it. */
export function jsonOf(log: RoastLog): string {
  return JSON.stringify({ hanjan_roast: 1, ...log });
}
