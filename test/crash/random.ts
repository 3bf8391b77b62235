/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** At least `from` and less than `to`. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
}

/** Where the random numbers of this run begin; `HANJAN_SEED` repeats an earlier one. */
export const seed = Number(process.env.HANJAN_SEED || Math.floor(Math.random() * 2 ** 31));

/** The mulberry32 generator. */
export function randomFrom(start: number): Random {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    between,
    pick: (from) => from[Math.floor(between(0, from.length))] as (typeof from)[number],
    chance: (share) => next() < share,
  };
}
