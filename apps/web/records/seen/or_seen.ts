import type { Row } from '@hanjan/core';
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { isUnanswered, Refused } from '../../base/api/call.ts';
import { connection } from '../../base/api/connection.ts';
import { whenIdle } from '../../base/store/idle.ts';
import type { Listed } from './copies.ts';
import { isAnswer, isOfRecords } from './shape.ts';

/** What came from a copy on this device says when it was seen (ms). */
export interface Seen {
  readonly seen_at?: number;
  /** Only what a list shows of it was seen. */
  readonly isListed?: boolean;
}

/**
 * Asks the server. Where nobody answers and nothing is known yet, the copy on this device is the answer; where it is known
 * that nobody would, it is so at once. `listed` is what lists have shown of it, for where no more of it was seen.
 */
export async function orSeen<T>(
  context: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  isGood: (data: unknown) => data is T,
  ask: () => Promise<T>,
  listed: () => Promise<T | null> = async () => null,
): Promise<T> {
  const { client, queryKey } = context;
  const isFirst = client.getQueryData(queryKey) === undefined;
  const copy = async () => {
    if (!isFirst) return null;
    const data = await copyOf(client, queryKey);
    return isGood(data) ? data : listed();
  };
  const early = connection.get().state === 'offline' ? await copy() : null;
  if (early !== null) return early;
  try {
    return await ask();
  } catch (error) {
    const found = error instanceof Refused && isUnanswered(error.answer) ? await copy() : null;
    if (found === null) throw error;
    return found;
  }
}

interface Shown {
  readonly data: Seen | undefined;
  readonly error: Refused | null;
  readonly dataUpdatedAt: number;
}

/** When what is shown was seen, where the server cannot be asked whether it is still so (ms). */
export function seenAt(shown: Shown): number | undefined {
  const { data, error } = shown;
  if (data?.seen_at !== undefined) return data.seen_at;
  // Whoever watches a query is told of what they read of it: the time changes with every answer.
  return data && error && isUnanswered(error.answer) ? shown.dataUpdatedAt : undefined;
}

/** Keeps what a client holds of records and lists from its first answer on. The code for that is no part of the first load. */
export function keepLater(client: QueryClient): void {
  const by = client.getDefaultOptions().queries?.meta;
  if (!by || by.user_seq === null) return;
  const stop = client.getQueryCache().subscribe((event) => {
    if (!isAnswer(event) || !isOfRecords(event.query.queryKey)) return;
    stop();
    whenIdle(() => import('./copies.ts').then(({ keepSeen }) => keepSeen(client, by), ignore));
  });
}

/** A record was removed here: its copies go. */
export function dropSeen(client: QueryClient, queryKey: readonly unknown[]): void {
  const by = client.getDefaultOptions().queries?.meta;
  if (by) import('./copies.ts').then(({ dropGone }) => dropGone(by, queryKey), ignore);
}

/** The person's role has changed: what was seen in the former one goes. */
export function dropFormerRole(): void {
  import('./copies.ts').then(({ dropForeign }) => dropForeign(), ignore);
}

/** What lists on this device have shown of a record. */
export async function listedRow(
  client: QueryClient,
  screen: string,
  isMeant: (row: Row) => boolean,
): Promise<Listed | null> {
  const by = client.getDefaultOptions().queries?.meta;
  return by ? import('./copies.ts').then(({ readListed }) => readListed(by, screen, isMeant), ignore) : null;
}

async function copyOf(client: QueryClient, queryKey: readonly unknown[]): Promise<unknown> {
  const by = client.getDefaultOptions().queries?.meta;
  return by ? import('./copies.ts').then(({ readCopy }) => readCopy(by, queryKey), ignore) : null;
}

/** A file that cannot be loaded is one more browser that keeps nothing. */
const ignore = () => null;
