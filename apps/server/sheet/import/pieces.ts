import { setImmediate as otherCalls } from 'node:timers/promises';

/** How long something is worked on before other calls have their turn. */
const AT_ONCE_MS = 15;

/** Does the same to many things, and lets the calls of others in between. */
export async function inPieces<A, B>(all: Iterable<A>, work: (one: A) => B[]): Promise<B[]> {
  const done: B[] = [];
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began > AT_ONCE_MS) {
      await otherCalls();
      began = performance.now();
    }
    done.push(...work(one));
  }
  return done;
}
