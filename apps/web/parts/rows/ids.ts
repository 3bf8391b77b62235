import { isSame } from '@hanjan/core';

let count = 0;

/** A name for a row on the page that no other one has. */
export const newId = (): string => `row-${++count}`;

/**
 * The names of rows after they became others, so that a row keeps its place on the page, its focus and what is being
 * typed: equal rows keep theirs wherever they went, then whatever stands where it stood. The same list when all do.
 */
export function keptIds<T>(ids: readonly string[], before: readonly T[], after: readonly T[]): readonly string[] {
  if (before === after) return ids;
  if (before.length === after.length && after.every((row, at) => isSame(before[at], row))) return ids;
  const free = new Set(ids.keys());
  const take = (place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return undefined;
    return ids[place];
  };
  const equal = after.map((row) => take([...free].find((place) => isSame(before[place], row))));
  const kept = equal.map((id, at) => id ?? take(at));
  return kept.map((id) => id ?? newId());
}
