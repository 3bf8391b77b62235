/** By this name one tab of a browser keeps the others from sending what it sends. */
const NAME = 'hanjan.outbox';

/**
 * Does something with what waits while no other tab of this browser does. On a plain http address, where browsers know no
 * locks, tabs may send the same: its key saves it once.
 */
export const alone = <T>(work: () => Promise<T> | T): Promise<T> =>
  navigator.locks ? navigator.locks.request(NAME, async () => work()) : Promise.resolve().then(work);
