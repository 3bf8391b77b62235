import { isSame, type Row } from '@hanjan/core';

/**
 * What a record becomes by an upgrade, of what its seed was when it was laid down, what it is now, and the record: what
 * still is as it was laid follows, what an administrator has changed stays. Null where nothing changes.
 */
export function upgraded(laid: Row, seed: Row, record: Row): Row | null {
  const follows = Object.keys(seed).filter((name) => same(record[name], laid[name]) && !same(record[name], seed[name]));
  return follows.length === 0 ? null : Object.fromEntries(follows.map((name) => [name, seed[name]]));
}

const same = (a: unknown, b: unknown): boolean => isSame(a ?? null, b ?? null);
