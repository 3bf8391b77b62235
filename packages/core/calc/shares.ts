/**
 * What each part is of all parts together, in whole units that sum to `whole` exactly: 1000 for percents with one
 * decimal. Rounded by the largest remainder, the first of equal ones. A part that is not given has no share; of nothing
 * nobody has one.
 */
export function sharesOf(parts: readonly (number | null)[], whole: number): (number | null)[] {
  const total = sumOf(parts);
  if (total === null || total <= 0) return parts.map(() => null);
  const shares = parts.map((part) => part && Math.floor((part * whole) / total));
  const left = whole - (sumOf(shares) ?? 0);
  const remainders = parts.flatMap((part, at) => (part === null ? [] : [{ at, size: (part * whole) % total }]));
  for (const { at } of remainders.sort((a, b) => b.size - a.size).slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** The sum of what is given; null when nothing is. */
export function sumOf(parts: readonly (number | null)[]): number | null {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : given.reduce((sum, part) => sum + part, 0);
}

/** Takes a mass from one after the other of what is there: how much of each, and what none of them has. */
export function spread(mass: number, there: readonly number[]): { readonly parts: number[]; readonly open: number } {
  let open = mass;
  const parts = there.map((each) => {
    const part = Math.min(open, Math.max(0, each));
    open -= part;
    return part;
  });
  return { parts, open };
}
