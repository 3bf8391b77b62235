import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A statement as the product sent it. */
interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Notes what is sent to the database by a login from now on; answers how to stop, which answers what was. */
export function listen(login: string | undefined): () => Sent[] {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, asked: string | pg.QueryConfig, ...rest: never[]) {
    const { text, values = [] } = typeof asked === 'string' ? { text: asked } : asked;
    if (this.user === login) sent.push({ text, values: [...values] });
    return (query as (...all: unknown[]) => unknown).call(this, asked, ...rest);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
    return sent;
  };
}

/** What a value of two saves one after the other is in the `nth` save after them: numbers go on, keys are new ones. */
function next(first: unknown, second: unknown, nth: number): unknown {
  if (typeof first === 'number' && typeof second === 'number') return second + nth * (second - first);
  if (Array.isArray(first) && Array.isArray(second)) return first.map((one, at) => next(one, second[at], nth));
  if (Buffer.isBuffer(second) || first === second) return second;
  if (typeof first === 'object' && typeof second === 'object' && first && second)
    return Object.fromEntries(
      Object.entries(second).map(([name, value]) => [name, next(first[name as never], value, nth)]),
    );
  if (typeof first !== 'string' || typeof second !== 'string') return second;
  return /^[[{]/.test(second) ? JSON.stringify(next(JSON.parse(first), JSON.parse(second), nth)) : randomUUID();
}

/** The statements of the `nth` save after two that were listened to. */
export const after = (first: readonly Sent[], second: readonly Sent[], nth: number): Sent[] =>
  second.map(({ text, values }, at) => ({
    text,
    values: values.map((value, place) => next(first[at]?.values[place], value, nth)),
  }));
