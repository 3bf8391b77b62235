import { daysBetween, numberOrNull, type Row } from '@hanjan/core';

/** A coffee that somebody has at home, as far as their notes and brews say so. */
export interface Coffee {
  readonly name: string;
  /** The day when it was roasted, ISO. */
  readonly roasted: string;
  /** It is brewed as espresso, which wants older coffee. */
  readonly isShot: boolean;
}

/** Days after the roast between which a coffee tastes best, by what roasters commonly advise. */
export const BEST = { filter: { from: 7, to: 21 }, espresso: { from: 10, to: 30 } } as const;

/** The coffees that rows name, each with its latest roast; rows are newest first. */
export function coffeesOf(rows: readonly Row[], name: string): Coffee[] {
  const latest = new Map<string, Coffee>();
  for (const { [name]: called, blending_result_date: roasted, brewing_type } of rows) {
    if (typeof called !== 'string' || typeof roasted !== 'string') continue;
    const before = latest.get(called);
    if (!before || roasted > before.roasted)
      latest.set(called, { name: called, roasted, isShot: before?.isShot ?? brewing_type === 'ESP' });
  }
  return [...latest.values()];
}

/** The coffees that are at their best age on a day, the one in the middle of it first, and how many days old each is. */
export function atBest(coffees: readonly Coffee[], today: string): readonly (Coffee & { readonly days: number })[] {
  const unique = new Map(coffees.toSorted((a, b) => a.roasted.localeCompare(b.roasted)).map((one) => [one.name, one]));
  return [...unique.values()]
    .map((coffee) => {
      const { from, to } = coffee.isShot ? BEST.espresso : BEST.filter;
      const days = daysBetween(coffee.roasted, today);
      return { ...coffee, days, isBest: days >= from && days <= to, off: Math.abs(days - (from + to) / 2) };
    })
    .filter(({ isBest }) => isBest)
    .toSorted((a, b) => a.off - b.off);
}

/** The recipe that was brewed last among those that are still there; null where no brew names one. `brews` are newest first. */
export function lastRecipe(brews: readonly Row[], living: readonly number[]): number | null {
  const key = brews.find(({ brewing_seq }) => living.includes(Number(brewing_seq)))?.brewing_seq;
  return numberOrNull(key);
}
