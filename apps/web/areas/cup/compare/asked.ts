import { readKey } from '@hanjan/core';

/** What an address asks to compare: the name of a screen, and the keys of its records, each once. */
export function askedIn(search: string): { readonly of: string; readonly keys: readonly number[] } {
  const asked = new URLSearchParams(search);
  const keys = (asked.get('with') ?? '').split(',').flatMap((key) => readKey(key) ?? []);
  return { of: asked.get('of') ?? '', keys: [...new Set(keys)] };
}
