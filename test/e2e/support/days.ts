import { clockOf, HOME_ZONE } from '@hanjan/core/calc/time/zone.ts';

const DAY_MS = 86_400_000;
const clock = clockOf(HOME_ZONE);

/** Today in an organisation of a test, or the day so many days before. */
export const orgDay = (ago = 0): string => clock(new Date(Date.now() - ago * DAY_MS).toISOString()).day;
