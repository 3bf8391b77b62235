import { setImmediate as otherCalls } from 'node:timers/promises';

/** Records that are worked on before other calls have their turn. */
const AT_ONCE = 200;

/** Does the same to many things, and lets the calls of others in between. */
export async function inPieces<A, B>(all: readonly A[], work: (one: A) => B[]): Promise<B[]> {
  const done: B[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    if (at > 0) await otherCalls();
    for (const one of all.slice(at, at + AT_ONCE)) done.push(...work(one));
  }
  return done;
}
