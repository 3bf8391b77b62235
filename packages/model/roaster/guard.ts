import { code, ORG_ROLES } from '@hanjan/core';

/** The lowest rank that sees a record; empty where everybody does who may use its screen. */
export const lowestRank = code({ group: 'RAUTH', among: ORG_ROLES.roaster });
