/** A thing that something was made of, and how much of it went into that; the kinds of masses are the caller's. */
export interface Part<T> {
  readonly from: T;
  readonly to: T;
  readonly mass: number;
}

/**
 * How much of each thing is of one thing, 0–1, by mass: what is made of it by half, of which half goes into a third
 * thing, is a quarter of that where nothing else does. `whole` is what went into a thing altogether. Parts stand in the
 * order in which things are made; what nothing of it went into is not among the answer.
 */
export function sharesOf<T>(start: T, parts: readonly Part<T>[], whole: (of: T) => number): Map<T, number> {
  const shares = new Map([[start, 1]]);
  for (const { from, to, mass } of parts) {
    const share = shares.get(from);
    const all = whole(to);
    if (share === undefined || all <= 0) continue;
    shares.set(to, Math.min(1, (shares.get(to) ?? 0) + (share * mass) / all));
  }
  return shares;
}
