import type { Actor } from '@hanjan/core';

/** The number of the roastery that an actor works in. */
export const orgOf = ({ roaster }: Actor): number | null => roaster?.auth_seq ?? null;
