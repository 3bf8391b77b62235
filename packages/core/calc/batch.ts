/** A value of a part, such as the moisture of a green bean, and how much the part weighs. */
export interface Weighed {
  readonly value: number | null;
  readonly weight: number | null;
}

/** The mean of values by their weights; null unless every part has both, and where all of them weigh nothing. */
export function meanByWeight(parts: readonly Weighed[]): number | null {
  let sum = 0;
  let total = 0;
  for (const { value, weight } of parts) {
    if (value === null || weight === null) return null;
    sum += value * weight;
    total += weight;
  }
  return total > 0 ? sum / total : null;
}

/** What a base of green coffee weighs after the same roast, in the unit of the base; null without both masses. */
export function roastedFrom(base: number | null, green: number | null, roasted: number | null): number | null {
  return base === null || green === null || roasted === null || green <= 0 ? null : (roasted / green) * base;
}
