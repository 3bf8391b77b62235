/** What took longer than people notice. */
const SLOW_MS = 50;
/** Kinds of statements that are remembered; beyond that the one that took least in all makes room. */
const MOST = 200;

/** A statement that was slow, without its values. */
export interface SlowStatement {
  readonly text: string;
  /** How often it was slow. */
  count: number;
  /** Milliseconds of all times that it was slow, and of the slowest one, with what it waited for before. */
  sum: number;
  most: number;
  /** When it was slow last. */
  at: number;
}

/** Remembers which statements were slow since the process began. */
export function rememberSlow(most = MOST) {
  const known = new Map<string, SlowStatement>();
  const makeRoom = () => {
    const least = [...known.values()].reduce((one, other) => (other.sum < one.sum ? other : one));
    known.delete(least.text);
  };
  return {
    add(text: string, ms: number, at = Date.now()): void {
      if (ms < SLOW_MS) return;
      if (!known.has(text) && known.size >= most) makeRoom();
      const slow = known.get(text) ?? { text, count: 0, sum: 0, most: 0, at };
      known.set(text, { ...slow, count: slow.count + 1, sum: slow.sum + ms, most: Math.max(slow.most, ms), at });
    },
    /** Those that took longest in all first. */
    worst: (count: number): SlowStatement[] =>
      [...known.values()].toSorted((one, other) => other.sum - one.sum).slice(0, count),
  };
}

export const slowStatements = rememberSlow();
