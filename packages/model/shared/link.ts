import { REFUSED, WAITING } from './staff.ts';

/** States of a link between a roastery and a cafe in which the cafe is one that the roastery supplies. */
export const LINKED = ['CSTMR', 'CAFE', 'RSTR'] as const;
/** Out of these a cafe may be allowed to register again. */
export const ENDED = REFUSED;
/** States of a link that does not hold and is not waited for. */
export const LINK_GONE = ['CNCL', 'RJCT', 'RJN', 'FIRE', 'EXCLD'] as const;

/** How a cafe stands to a roastery is called a state while it waits or the link has ended. */
export const linkLabels = (by: string) => ({
  by,
  of: Object.fromEntries([...WAITING, ...LINK_GONE].map((state) => [state, 'link_state'])),
});
