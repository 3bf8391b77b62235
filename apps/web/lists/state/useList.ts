import type { Screen } from '@hanjan/core';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Refused } from '../../base/api/call.ts';
import { isObject } from '../../base/store/storage.ts';
import { codeQuery } from '../../records/lookup/codes.ts';
import { orSeen } from '../../records/seen/or_seen.ts';
import { listRecords } from '../../records/store/calls.ts';
import { type ListAnswer, listKey } from '../../records/store/list.ts';
import { type ListState, toRequest } from './address.ts';
import { askedColumns } from './chosen_columns.ts';
import { type Filters, filterField, valuesOf, withBelow } from './filters.ts';

const FRESH_MS = 10_000;

/** A page of a list, with whatever its columns need. */
export const listQuery = (screen: Screen, state: ListState) => {
  const columns = askedColumns(screen, state.columns);
  return queryOptions<ListAnswer, Refused>({
    queryKey: [...listKey(screen), { ...toRequest(state), columns }],
    queryFn: (context) => {
      const { client, signal } = context;
      return orSeen(context, isListAnswer, async () => {
        const request = toRequest({ ...state, filters: await broadened(client, screen, state.filters) });
        return listRecords(screen, { ...request, columns }, { signal });
      });
    },
    // A copy of this device is asked for again as soon as somebody answers.
    staleTime: (query) => (query.state.data?.seen_at === undefined ? FRESH_MS : 0),
    retry: false,
  });
};

const isListAnswer = (data: unknown): data is ListAnswer => isObject(data) && Array.isArray(data.result);

/** Filters by code with the codes below them: whoever looks for fruity means peach too. */
export async function broadened(client: QueryClient, screen: Screen, filters: Filters): Promise<Filters> {
  const pairs = Object.entries(filters).map(async ([name, filter]) => {
    const field = filterField(screen, name);
    if (!field || !('group' in field)) return [name, filter];
    const codes = await client.ensureQueryData(codeQuery(field.group)).catch(() => []);
    return [name, withBelow(valuesOf(filter), codes)];
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** A page of a list, once it is meant. While another page of the same list comes, the old rows stay. */
export function useList(screen: Screen, state: ListState, isMeant: boolean) {
  return useQuery({
    ...listQuery(screen, state),
    enabled: isMeant,
    placeholderData: (before, query) => (query && isOf(screen, query.queryKey) ? before : undefined),
  });
}

/** Whether the key of a query is that of a page of a list. */
const isOf = (screen: Screen, key: readonly unknown[]) => listKey(screen).every((part, at) => key[at] === part);

/** Fetches a page before it is asked for: the next one when the browser is idle, others when a pointer comes near. */
export function usePrefetch(screen: Screen, state: ListState, pages: number): (page: number) => void {
  const client = useQueryClient();
  const prefetch = useMemo(
    () => (page: number) => void client.prefetchQuery(listQuery(screen, { ...state, page })),
    [client, screen, state],
  );
  useEffect(() => {
    if (state.page >= pages) return undefined;
    const timer = setTimeout(() => prefetch(state.page + 1), 1000);
    return () => clearTimeout(timer);
  }, [prefetch, state.page, pages]);
  return prefetch;
}
