/** The address of the page that compares notes, with some of a list on it. */
export const compareHref = (path: string, of: string, keys: readonly number[]): string =>
  `${path}?of=${of}&with=${keys.join()}`;
