/** Chance that falls the same way every time, so that a demo looks alike wherever it is filled. */
export interface Chance {
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Some of a list, in its order, none twice. */
  some<T>(from: readonly T[], count: number): T[];
}

/** Chance from a number to start with (mulberry32). */
export function chanceFrom(start: number): Chance {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    percent: (share) => next() * 100 < share,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
    some: (from, count) => {
      const left = [...from];
      while (left.length > count) left.splice(between(0, left.length - 1), 1);
      return left;
    },
  };
}
