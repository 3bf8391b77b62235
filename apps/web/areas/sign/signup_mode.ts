/** Who may make an account here, as the page says: everybody unless it says something else. */
export const signupMode = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="hanjan-signup"]')?.content || 'open';

/** Under this name the tab keeps an invitation on the way to a provider and back. */
export const INVITATION = 'hanjan.invitation';

/** The invitation in the address that somebody was sent. */
export const invitationIn = (hash: string): string | undefined => /^#invite=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1];
