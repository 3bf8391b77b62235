import type { Row } from '@hanjan/core';

/** The brew that stands for a coffee in one way to brew it, and the one that stood before it. */
export interface Standing {
  readonly brew: Row;
  readonly before: Row | null;
}

/** The brews of one way to brew, those of today first. */
export interface Way {
  /** Null where nobody said how it was brewed. */
  readonly type: string | null;
  readonly standing: readonly Standing[];
}

/** What a brew stands for: its coffee, or its recipe where no coffee is named, brewed in its way. */
const meant = ({ coffeebean_seq: coffee, brewing_seq: recipe, brewing_type: type, brewing_type_etc: own }: Row) =>
  JSON.stringify(coffee == null ? [recipe, type, own] : [coffee, type, own, 'coffee']);

/** The newest brew for each coffee and way to brew among brews that come newest first; espresso stands first. */
export function standingOf(newestFirst: readonly Row[]): readonly Way[] {
  const found = new Map<string, Standing>();
  for (const brew of newestFirst) {
    const newer = found.get(meant(brew));
    if (!newer) found.set(meant(brew), { brew, before: null });
    else if (!newer.before) found.set(meant(brew), { ...newer, before: brew });
  }
  const ways = Map.groupBy(found.values(), ({ brew }) => (brew.brewing_type ?? null) as string | null);
  const rank = (type: string | null) => (type === 'ESP' ? 0 : type === null ? 2 : 1);
  return [...ways].map(([type, standing]) => ({ type, standing })).toSorted((a, b) => rank(a.type) - rank(b.type));
}

/** By how much a number of a brew is another one than in the brew before; null where it is not, or nobody knows. */
export function changeOf({ brew, before }: Standing, name: string): number | null {
  const [now, then] = [brew[name], before?.[name]];
  return typeof now === 'number' && typeof then === 'number' && now !== then ? now - then : null;
}
