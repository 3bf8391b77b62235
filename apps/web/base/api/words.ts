import type { Answer } from '@hanjan/core';

/** What a server may say about a failure inside of its result. */
interface Failure {
  readonly localizedMessage?: unknown;
  readonly cause?: { readonly localizedMessage?: unknown } | null;
}

/** A failed answer in the server's own words, the closest first; empty when it says nothing. */
export function wordsOf({ result, description }: Answer): string {
  const { localizedMessage, cause } = (result ?? {}) as Failure;
  const said = [localizedMessage, cause?.localizedMessage, description];
  return (said.find((words) => typeof words === 'string' && words.trim() !== '') as string | undefined) ?? '';
}
