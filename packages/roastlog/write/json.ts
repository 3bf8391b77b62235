import type { RoastLog } from '../log.ts';

/** A log as JSON of our own, which holds all of it. `readRoastLog` reads the same log from it. */
export const jsonOf = (log: RoastLog): string => JSON.stringify({ hanjan_roast: 1, ...log });
