import type { Row } from '@hanjan/core';

/** The records that somebody has chosen in a list, page after page. */
export interface Selection {
  /** By their keys, each as it was last seen. */
  readonly rows: ReadonlyMap<number, Row>;
  /** The one that was chosen last, where a range begins. */
  readonly last: number | null;
}

export const NOTHING: Selection = { rows: new Map(), last: null };

/** A row chosen, or no longer; with `isRange` all rows of the page from the last one to it. `keyName` distinguishes them. */
export function toggled(
  { rows, last }: Selection,
  page: readonly Row[],
  keyName: string,
  key: number,
  isRange: boolean,
): Selection {
  const placeOf = (one: number | null) => page.findIndex((row) => row[keyName] === one);
  const [from, to] = [placeOf(last), placeOf(key)];
  const meant =
    isRange && from >= 0
      ? page.slice(Math.min(from, to), Math.max(from, to) + 1)
      : page.filter((row) => row[keyName] === key);
  return { rows: withRows(rows, meant, keyName, !rows.has(key)), last: key };
}

/** The whole page chosen; or nothing of it, where all of it is. */
export function wholePage({ rows, last }: Selection, page: readonly Row[], keyName: string): Selection {
  return { rows: withRows(rows, page, keyName, !isWhole(rows, page, keyName)), last };
}

/** These rows chosen in addition to what is chosen already. */
export const withAll = ({ rows, last }: Selection, meant: readonly Row[], keyName: string): Selection => ({
  rows: withRows(rows, meant, keyName, true),
  last,
});

/** Whether all of a page is chosen. */
export const isWhole = (rows: ReadonlyMap<number, Row>, page: readonly Row[], keyName: string): boolean =>
  page.length > 0 && page.every((row) => rows.has(Number(row[keyName])));

function withRows(rows: ReadonlyMap<number, Row>, meant: readonly Row[], keyName: string, isChosen: boolean) {
  const next = new Map(rows);
  for (const row of meant) {
    if (isChosen) next.set(Number(row[keyName]), row);
    else next.delete(Number(row[keyName]));
  }
  return next;
}
