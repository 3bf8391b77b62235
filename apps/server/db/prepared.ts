/** How often a statement must have come before it is prepared, and how many are at the most. */
const OFTEN = 10;
const MOST = 200;

interface Known {
  readonly name: string;
  times: number;
}

const known = new Map<string, Known>();
let names = 0;

/**
 * The name under which a connection keeps a statement, read and planned once. Only statements that come often get one:
 * a list can be narrowed in a thousand ways, and each would stay in the memory of every connection.
 */
export function preparedName(text: string): string | undefined {
  const statement = known.get(text);
  if (statement) return ++statement.times > OFTEN ? statement.name : undefined;
  if (known.size >= MOST) for (const [rare, { times }] of known) if (times <= OFTEN) known.delete(rare);
  if (known.size < MOST) known.set(text, { name: `s${++names}`, times: 1 });
  return undefined;
}
