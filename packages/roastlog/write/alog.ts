import type { RoastLog } from '../log.ts';

/** A log as Artisan opens it, without a signature. */
export function alogOf(log: RoastLog): string {
  return log.title ?? '';
}
