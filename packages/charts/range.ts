/** From the lowest to the highest of the numbers that are given; null when none is. */
export function rangeOf(numbers: readonly (number | null)[]): readonly [number, number] | null {
  const given = numbers.filter((number) => number !== null);
  return given.length > 0 ? [Math.min(...given), Math.max(...given)] : null;
}
