import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../http/errors.ts';
import { isCommon } from './common/pieces.ts';

/** argon2id, the cost of OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_BYTES = 1_024;
const MAX_WAITING = 32;

let running = 0;
const waiting: (() => void)[] = [];

/** At most as many hashes at once as there are cores, a bounded queue behind them, then 503. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) {
    if (waiting.length >= MAX_WAITING) throw busy();
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const isTooLong = (password: string) => Buffer.byteLength(password) > MAX_BYTES;

/** The argon2id hash of a password that `passwordFault` found good. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Whether a hash was made at another cost than new ones are. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(NOW);
const NOW = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A hash that fits no password: it makes unknown ids take as long as known ones. */
const DUMMY = `${NOW}ZHVtbXlkdW1teWR1bW15$Yx0bZ0dJkQ0m1u2xk0b8y9p4v7w1t3n5r6s8q2a1c0E`;

/** Whether a password fits a hash; without one, as of whoever signs in by a provider alone, it takes the same time and answers no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (isTooLong(password)) return false;
  const fits = await inTurn(() => verify(stored ?? DUMMY, password));
  return fits && typeof stored === 'string';
}

/**
 * Why a new password is refused, or null. Length counts characters; there are no rules about which ones, only what
 * everybody tries first, and the person's own words.
 */
export function passwordFault(
  password: unknown,
  isAdmin: boolean,
  ownWords: readonly string[],
): { key: string; args: Record<string, number> } | null {
  const min = isAdmin ? 15 : 10;
  if (typeof password !== 'string' || [...password].length < min) return { key: 'user_pass_short', args: { min } };
  if (isTooLong(password)) return { key: 'user_pass_long', args: { max: MAX_BYTES } };
  const plain = password.toLowerCase();
  const isOwn = [...ownWords, 'hanjan', '한잔'].some((word) => isMadeOf(lettersOf(plain), lettersOf(word)));
  const isRepeated = new Set(plain).size < 4;
  return isOwn || isRepeated || isCommon(plain) ? { key: 'user_pass_common', args: {} } : null;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/\P{L}+/gu, '');

/** Whether a text is one word, once or again and again. */
const isMadeOf = (text: string, word: string) => word.length >= 2 && text !== '' && text.replaceAll(word, '') === '';
