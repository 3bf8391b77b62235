/** What was taken out of a list, what was put in, and what stayed. */
export interface ListChange<T> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
  readonly kept: readonly T[];
}

/** What two lists share and where they differ, each in its own order. */
export function compareLists<T>(before: readonly T[], after: readonly T[]): ListChange<T> {
  return {
    removed: before.filter((item) => !after.includes(item)),
    added: after.filter((item) => !before.includes(item)),
    kept: after.filter((item) => before.includes(item)),
  };
}
