/** Whether this site sends letters, as the page says. */
export const hasMail = (): boolean => document.querySelector('meta[name="hanjan-mail"]') !== null;

/** The token of the link in a letter. It stands behind the `#`, which no server and no log gets to see. */
export const tokenIn = (hash: string): string | undefined => /^#token=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1];
