/** States of a person's row in an organisation that are no role: whoever is in one of them is let in nowhere. */
export const WAITING = ['WTSGNP', 'HLD'] as const;
export const GONE = ['CNCL', 'RJCT', 'RJN', 'FIRE'] as const;
/** Out of these somebody may be allowed to apply again. */
export const REFUSED = ['CNCL', 'RJCT', 'FIRE'] as const;

/** What is a rank otherwise is called a state while somebody waits or has gone. */
export const stateLabels = (by: string) => ({
  by,
  of: Object.fromEntries([...WAITING, ...GONE].map((state) => [state, 'staff_state'])),
});
