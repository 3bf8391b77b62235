import { code, ORG_ROLES } from '@hanjan/core';

/** The lowest rank of a cafe that sees a record; empty where everybody does who may use its screen. */
export const lowestCafeRank = code({ group: 'CAUTH', among: ORG_ROLES.cafe });
