/** How often a statement must have come before it is prepared, and how many are remembered at the most. */
const OFTEN = 10;
const MOST = 200;
/**
 * How long a prepared statement keeps its place unused. A connection keeps what it prepared until it ends itself, so
 * places must not change hands quickly.
 */
const UNUSED_MS = 3_600_000;

interface Known {
  readonly name: string;
  times: number;
  usedAt: number;
}

/** Which statements are prepared, and under which names. */
export function preparedNames(most = MOST): (text: string, now?: number) => string | undefined {
  // In the order of their use, the longest unused one first.
  const known = new Map<string, Known>();
  let names = 0;
  const makeRoom = (now: number) => {
    for (const [text, { times, usedAt }] of known) {
      if (times <= OFTEN || now - usedAt > UNUSED_MS) known.delete(text);
    }
  };
  return (text, now = performance.now()) => {
    const statement = known.get(text) ?? { name: '', times: 0, usedAt: now };
    if (statement.times === 0 && known.size >= most) makeRoom(now);
    if (statement.times === 0 && known.size >= most) return undefined;
    known.delete(text);
    const { name, times } = statement;
    known.set(text, { name: name || `s${++names}`, times: times + 1, usedAt: now });
    return times >= OFTEN ? name : undefined;
  };
}

/**
 * The name under which a connection keeps a statement, read and planned once. Only statements that come often get one:
 * a list can be narrowed in a thousand ways, and each would stay in the memory of every connection.
 */
export const preparedName = preparedNames();
