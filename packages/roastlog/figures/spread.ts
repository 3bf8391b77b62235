/** How numbers lie: their mean, how far they usually are from it, the lowest and the highest. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  /** The standard deviation of a sample, with n − 1. */
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

/** The spread of those numbers that are known; null of fewer than two. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value) => value !== null);
  const count = known.length;
  if (count < 2) return null;
  const mean = known.reduce((sum, value) => sum + value, 0) / count;
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    count,
    mean,
    deviation: Math.sqrt(squares / (count - 1)),
    least: Math.min(...known),
    most: Math.max(...known),
  };
}

/** The number in the middle, of an even count the mean of both; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
