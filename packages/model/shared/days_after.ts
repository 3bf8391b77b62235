import { daysBetween, type Row } from '@hanjan/core';

/** A calculated field: how many days one date of a record lies after another one of it; null until both are there. */
export const daysAfter = <const First extends string, const Then extends string>(first: First, then: Then) => ({
  from: [first, then] as const,
  to: (row: Row): number | null =>
    row[first] && row[then] ? daysBetween(String(row[first]), String(row[then])) : null,
});
