import { busy } from '../errors.ts';

/** Room for so much of one person's work at a time; what comes meanwhile waits for its turn. */
export interface Turns {
  take<T>(who: string, work: () => Promise<T>): Promise<T>;
}

/** What waits, and how long: a page asks for some twenty things at once. */
const WAITING = 64;
const PATIENCE_MS = 4_000;

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** So many turns at once for each; in a line that is too long, or that does not move, nobody stays. */
export function turnsFor(most: number): Turns {
  const lines = new Map<string, Line>();
  const turn = (line: Line): Promise<void> => {
    if (line.running < most) {
      line.running += 1;
      return Promise.resolve();
    }
    if (line.waiting.size >= WAITING) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(go);
        reject(busy());
      }, PATIENCE_MS);
      line.waiting.add(go);
    });
  };
  return {
    async take(who, work) {
      const line = lines.get(who) ?? { running: 0, waiting: new Set() };
      lines.set(who, line);
      await turn(line);
      try {
        return await work();
      } finally {
        const [next] = line.waiting;
        if (next) {
          line.waiting.delete(next);
          next();
        } else {
          line.running -= 1;
          if (line.running === 0) lines.delete(who);
        }
      }
    },
  };
}
