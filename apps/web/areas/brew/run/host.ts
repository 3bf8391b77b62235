import type { Row } from '@hanjan/core';
import { pathOf } from '../../../base/router/path.ts';

/** Takes a brew as it went; also told is what it was begun with, and how to give it back when it is taken out again. */
export type Take = (fields: Row, given: Row, giveBack: () => void) => void;

const takers = new Map<string, Take>();
/** A brew that goes into a record which has to be opened for it. */
let waiting: { readonly path: string; give(take: Take): void } | null = null;

/** Pages that are open and take the brew which they began, by their path in whatever language. */
export const hosts = {
  /** Says that a page takes its brew, until what is returned is called. */
  join(home: string, take: Take): () => void {
    const path = pathOf(home);
    takers.set(path, take);
    const given = waiting?.path === path ? waiting : null;
    if (given) waiting = null;
    given?.give(take);
    return () => {
      if (takers.get(path) === take) takers.delete(path);
    };
  },
  /** What takes the brew of a page, while that page is open in this tab. */
  of: (home: string): Take | null => takers.get(pathOf(home)) ?? null,
  /** Gives to what takes the brew of a page: now, or once that page is open. */
  give(home: string, give: (take: Take) => void): void {
    const path = pathOf(home);
    const take = takers.get(path);
    waiting = take ? null : { path, give };
    if (take) give(take);
  },
};

/** Whether a brew was begun at a record that is saved already: it goes there and nowhere else. */
export const isRecord = (home: string): boolean => /\/\d+$/.test(home);
