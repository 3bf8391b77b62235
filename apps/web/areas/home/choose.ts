import { daysBetween, type Row } from '@hanjan/core';

/** A coffee that somebody has at home, as far as their notes and brews say so. */
export interface Coffee {
  readonly name: string;
  /** The day when it was roasted, ISO. */
  readonly roasted: string;
}

/** Days after the roast between which a coffee brewed with a filter tastes best, by what roasters commonly advise. */
export const BEST = { from: 7, to: 21 } as const;
const MIDDLE = (BEST.from + BEST.to) / 2;

/** The coffees that rows name, each with its latest roast. */
export function coffeesOf(rows: readonly Row[], name: string): Coffee[] {
  const latest = new Map<string, string>();
  for (const { [name]: called, blending_result_date: roasted } of rows) {
    if (typeof called !== 'string' || typeof roasted !== 'string') continue;
    if (roasted > (latest.get(called) ?? '')) latest.set(called, roasted);
  }
  return [...latest].map(([called, roasted]) => ({ name: called, roasted }));
}

/** The coffees that are at their best age on a day, the one in the middle of it first, and how many days old each is. */
export function atBest(coffees: readonly Coffee[], today: string): readonly (Coffee & { readonly days: number })[] {
  const unique = new Map(coffees.toSorted((a, b) => a.roasted.localeCompare(b.roasted)).map((one) => [one.name, one]));
  return [...unique.values()]
    .map((coffee) => ({ ...coffee, days: daysBetween(coffee.roasted, today) }))
    .filter(({ days }) => days >= BEST.from && days <= BEST.to)
    .toSorted((a, b) => Math.abs(a.days - MIDDLE) - Math.abs(b.days - MIDDLE));
}

/** The recipe that was brewed last; null where no brew names one. `brews` are newest first. */
export function lastRecipe(brews: readonly Row[]): number | null {
  const key = brews.find(({ brewing_seq }) => typeof brewing_seq === 'number')?.brewing_seq;
  return typeof key === 'number' ? key : null;
}
