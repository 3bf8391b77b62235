import { isSame, type Row } from '@hanjan/core';
import { randomKey } from '../../base/api/random.ts';
import { isObject, readStored, writeStored } from '../../base/store/storage.ts';

/** Saves of files whose outcome is not known, by what distinguishes them. */
const NAME = 'hanjan.imports';
/** As long as the server knows a key. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

interface Attempt {
  readonly of: string;
  readonly key: string;
  readonly at: number;
  /** What the person said yes to when it was sent last. */
  readonly confirm?: Row | undefined;
}

/**
 * The key under which something is saved, and what is confirmed with it: those of a save whose answer never came, or new
 * ones, kept until it is settled. What is confirmed anew makes it another save.
 */
export function attemptFor(of: string, confirm?: Row): Pick<Attempt, 'key' | 'confirm'> {
  const all = attempts();
  const last = all.find((one) => one.of === of);
  const isLast = last !== undefined && (confirm === undefined || isSame(confirm, last.confirm));
  const { key, ...rest } = isLast ? last : { key: randomKey(), confirm };
  const attempt = { of, key, at: Date.now(), confirm: rest.confirm };
  writeStored('device', NAME, [attempt, ...all.filter((one) => one.of !== of)]);
  return attempt;
}

/** It is known to be saved: saving the same again is another save. */
export function settle(of: string): void {
  writeStored(
    'device',
    NAME,
    attempts().filter((one) => one.of !== of),
  );
}

function attempts(): Attempt[] {
  const kept = readStored('device', NAME);
  return Array.isArray(kept) ? kept.filter(isAttempt) : [];
}

const isAttempt = (kept: unknown): kept is Attempt =>
  isObject(kept) &&
  typeof kept.of === 'string' &&
  typeof kept.key === 'string' &&
  typeof kept.at === 'number' &&
  (kept.confirm === undefined || isObject(kept.confirm)) &&
  kept.at > Date.now() - KEPT_MS;

/** What tells the bytes of a file from those of others (53 bits of cyrb53). The server refuses a key that comes with others. */
export function printOf(bytes: Uint8Array): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x9e3779b1);
    two = Math.imul(two ^ byte, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return `${bytes.length}.${(two >>> 0).toString(36)}.${(one >>> 0).toString(36)}`;
}
