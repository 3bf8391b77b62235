import { byteLength } from '@hanjan/core';
import { isPlainName } from '../account.ts';

/** A name as a provider gives it, where it could be one of ours; otherwise none. */
export function nameFrom(given: unknown): string {
  const name = typeof given === 'string' && given.length <= 300 && given.isWellFormed() ? given.normalize().trim() : '';
  const isSound = byteLength(name) <= 300 && !/\p{Cc}/u.test(name) && isPlainName(name);
  return isSound ? name : '';
}
