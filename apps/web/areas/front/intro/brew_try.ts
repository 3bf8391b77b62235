import { brewTotal, type PlannedPour, splitRest } from '@hanjan/core';

/** When the pours after the bloom begin, and when the brew ends, in ms. */
const POURS = [40_000, 75_000, 110_000];
const END = 170_000;
const GRAM = 10;

/** A pour over to play with: the bloom is twice the dose, the rest comes in three pours of whole grams. */
export function pourOver(
  dose: number,
  ratio: number,
): { readonly pours: readonly PlannedPour[]; readonly end: number } {
  const water = Math.round((dose * ratio) / GRAM);
  const bloom = Math.round((dose * 2) / GRAM);
  const masses = [bloom, ...splitRest(water - bloom, POURS.length)];
  return { pours: masses.map((grams, nth) => ({ term: [0, ...POURS][nth] ?? 0, mass: grams * GRAM })), end: END };
}

/** All the water of some pours, in tenths of a gram. */
export const waterOf = (pours: readonly PlannedPour[]): number =>
  brewTotal(
    null,
    pours.map(({ mass }) => mass),
  ) ?? 0;
