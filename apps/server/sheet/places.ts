import { Refusal } from '../http/refusal.ts';

/** Room for a few pieces of heavy work at once. */
export interface Places {
  /** Does a piece of work in a place of its own; where none is free it is refused with the code. */
  take<T>(code: string, work: () => Promise<T>): Promise<T>;
}

/** So many places. Whoever finds none is told to come again. */
export function placesFor(most: number): Places {
  let taken = 0;
  return {
    async take(code, work) {
      if (taken >= most) throw new Refusal(503, code, { headers: { 'Retry-After': '5' } });
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}
