import type { Row } from '@hanjan/core';
import { withoutLocale } from '@hanjan/model/messages/locales.ts';

/** Takes a brew as it went; also told is what it was begun with. */
type Take = (fields: Row, given: Row) => void;

const takers = new Map<string, Take>();

/** Pages that are open and take the brew which they began, by their path in whatever language. */
export const hosts = {
  /** Says that a page takes its brew, until what is returned is called. */
  join(home: string, take: Take): () => void {
    const path = homeOf(home);
    takers.set(path, take);
    return () => {
      if (takers.get(path) === take) takers.delete(path);
    };
  },
  /** What takes the brew of a page, while that page is open in this tab. */
  of: (home: string): Take | null => takers.get(homeOf(home)) ?? null,
};

/** The path of a page without its language and without a slash at its end. */
export const homeOf = (path: string): string => withoutLocale(path).replace(/(.)\/+$/, '$1');
