import { readKey } from '@hanjan/core';
import { comparedIn } from '../../../records/screen/compare_address.ts';

/** What an address asks to compare: the name of a screen, and the keys of its records, each once. */
export function askedIn(search: string): { readonly of: string; readonly keys: readonly number[] } {
  const { of, ids } = comparedIn(search);
  return { of, keys: ids.flatMap((id) => readKey(id) ?? []) };
}
