import { isDate } from '@hanjan/core';

/** The year that a record of a day is numbered in. */
export const yearOf = (day: unknown): number | null => (isDate(day) ? Number(day.slice(0, 4)) : null);
