import type { Row } from '@hanjan/core';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The row that a view of one of its items stands in. */
export interface Here {
  subscribe(listener: () => void): () => void;
  row(): Row;
  /** All rows of the list. */
  rows(): readonly Row[];
  /** Gives several items of the row values at once. Null where it is read. */
  readonly give: ((values: Row) => void) | null;
}

/** None outside of a list of rows. */
export const RowHere = createContext<Here | null>(null);

const never = () => () => undefined;

/** A row that is read. */
export const readHere = (row: Row, rows: readonly Row[]): Here => ({
  subscribe: never,
  row: () => row,
  rows: () => rows,
  give: null,
});

/** What another item of the same row holds. */
export function useItem(name: string): unknown {
  const here = use(RowHere);
  const read = useCallback(() => here?.row()[name] ?? null, [here, name]);
  return useSyncExternalStore(here?.subscribe ?? never, read);
}
