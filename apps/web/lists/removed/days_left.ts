import { DAYS_AFTER_REMOVAL } from '@hanjan/core';

const DAY_MS = 86_400_000;

/** In how many days a record that was removed at an instant is deleted for good; the last day is 1. */
export function daysLeft(removedAt: string, now: number): number {
  const left = Date.parse(removedAt) + DAYS_AFTER_REMOVAL * DAY_MS - now;
  return Math.min(DAYS_AFTER_REMOVAL, Math.max(1, Math.ceil(left / DAY_MS)));
}
