import { localDate } from '@hanjan/core';

/** The time of day of an instant where its reader is: `14:28`. */
export function clock(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day and time of an instant where its reader is: `2026-11-20 14:28`. */
export const when = (instant: string): string => `${localDate(new Date(instant))} ${clock(instant)}`;
