import { Refusal } from '../refusal.ts';

/** Room for a few pieces of heavy work at once. */
export interface Places {
  /** Does a piece of somebody's work in a place of its own; where none is free for them it is refused with the code. */
  take<T>(code: string, who: number | null, work: () => Promise<T>): Promise<T>;
}

/** So many places, `each` at the most for one person, who cannot keep all others out. Without one they are to come again. */
export function placesFor(most: number, each: number): Places {
  const taken: (number | null)[] = [];
  return {
    async take(code, who, work) {
      const own = taken.filter((one) => one === who);
      if (taken.length >= most || own.length >= each) throw new Refusal(503, code, { headers: { 'Retry-After': '5' } });
      taken.push(who);
      try {
        return await work();
      } finally {
        taken.splice(taken.indexOf(who), 1);
      }
    },
  };
}
