import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { isUnanswered, Refused } from '../../base/api/call.ts';
import { HOUR_MS, MINUTE_MS } from '../../base/session/memberships.ts';
import { onRenewed, renewedAt } from '../store/renew.ts';
import { askAfterChanges, goodCopy, keyOf, type Looked, type Owner } from './copies.ts';
import { kept } from './kept.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Owner;
  }
}

/**
 * How something is looked up: in memory, then in the browser's database, then from the server. A copy that is too old is
 * shown while the server is asked whether it is still so. Once records in it were changed here it is shown only where
 * nobody answers: choosing from what there was is better than choosing from nothing.
 */
export const lookedUp = <T extends object>(looked: Looked<T>) =>
  queryOptions({
    retry: 2,
    // What a page that is opened asks for at once is not asked for again within a minute.
    staleTime: Math.max(looked.goodFor, MINUTE_MS),
    gcTime: HOUR_MS,
    queryKey: looked.queryKey,
    queryFn: async ({ client, meta }): Promise<T> => {
      follow(client, looked);
      const key = meta && keyOf(looked, meta);
      const copy = key === undefined ? null : goodCopy(looked, await kept.read(key));
      const first = copy && isFirst(client, looked) ? copy : null;
      if (first && first.access_at > renewedAt(looked.entities)) {
        soon(() => rememberAge(client, looked, first.access_at));
        return first.data;
      }
      try {
        const { access_at, edit_at, data } = await askAfterChanges(looked, copy?.edit_at ?? null, meta);
        const now = data ?? copy?.data;
        if (!now) throw new Error(`${looked.path}: answered that nothing has changed to whoever holds nothing`);
        if (key !== undefined) void kept.write(key, { access_at, edit_at, data: now });
        return now;
      } catch (error) {
        if (!first || !(error instanceof Refused && isUnanswered(error.answer))) throw error;
        soon(() => takeForOld(client, looked, first.access_at));
        return first.data;
      }
    },
  });

/** Looks something up anew, whatever is stored of it; what is known of it stays until it is there. */
export async function lookUpAnew<T>(client: QueryClient, looked: Looked<T>): Promise<void> {
  const owner = client.getDefaultOptions().queries?.meta;
  if (owner) await kept.drop(keyOf(looked, owner));
  await client.refetchQueries({ queryKey: looked.queryKey, exact: true }, { throwOnError: true });
}

/** What each client hears of that is renewed, by what it has looked up. */
const followed = new WeakMap<QueryClient, Set<string>>();

/** What a client knows of something is old as soon as records in it were changed, here or in another tab. */
export function follow(
  client: QueryClient,
  { queryKey, entities }: Pick<Looked<unknown>, 'queryKey' | 'entities'>,
): void {
  const names = followed.get(client) ?? new Set();
  const name = hashKey(queryKey);
  if (names.has(name)) return;
  followed.set(client, names.add(name));
  onRenewed((entity) => {
    if (entities.includes(entity)) client.invalidateQueries({ queryKey });
  });
}

const isFirst = (client: QueryClient, { queryKey }: Looked<unknown>) => client.getQueryData(queryKey) === undefined;

let due: (() => void)[] = [];

/** Does something once what was read is known; what is due at the same time is done together, so that it asks together. */
function soon(work: () => void): void {
  if (due.push(work) > 1) return;
  setTimeout(() => {
    const all = due;
    due = [];
    for (const one of all) one();
  });
}

/** What nobody could be asked about is asked for again once somebody can. */
function takeForOld(client: QueryClient, looked: Looked<unknown>, access_at: number): void {
  const { queryKey } = looked;
  client.getQueryCache().find({ queryKey })?.setState({ dataUpdatedAt: access_at, isInvalidated: true });
}

/** A copy is as old as it is, not as new as its reading. */
function rememberAge(client: QueryClient, { queryKey, goodFor }: Looked<unknown>, access_at: number): void {
  const query = client.getQueryCache().find({ queryKey });
  query?.setState({ dataUpdatedAt: access_at });
  const age = Date.now() - access_at;
  if (age < 0 || age >= goodFor) query?.fetch().catch(() => undefined);
}
