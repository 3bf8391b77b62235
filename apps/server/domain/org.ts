import type { Actor } from '@hanjan/core';

/** The number of the cafe or roastery that an actor works in. */
export const orgOf = ({ cafe, roaster }: Actor): number | null => (cafe ?? roaster)?.auth_seq ?? null;
