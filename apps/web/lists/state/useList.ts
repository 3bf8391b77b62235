import type { Row, Screen } from '@hanjan/core';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Answer, type Refused, read } from '../../base/api/call.ts';
import { codeQuery } from '../../records/lookup/codes.ts';
import { renew } from '../../records/lookup/renewed.ts';
import { type ListState, toRequest } from './address.ts';
import { askedColumns } from './chosen_columns.ts';
import { type Filters, valuesOf, withBelow } from './filters.ts';

type ListAnswer = Answer<readonly Row[]>;

const FRESH_MS = 10_000;

/** A page of a list, with whatever its columns need. */
export const listQuery = (screen: Screen, state: ListState) => {
  const columns = askedColumns(screen, state.columns);
  return queryOptions<ListAnswer, Refused>({
    queryKey: ['list', screen.name, { ...toRequest(state), columns }],
    queryFn: async ({ client, signal }) => {
      const request = toRequest({ ...state, filters: await broadened(client, screen, state.filters) });
      return read('POST', `${screen.path}/list`, { ...request, columns }, { signal });
    },
    staleTime: FRESH_MS,
    retry: false,
  });
};

/** Filters by code with the codes below them: whoever looks for fruity means peach too. */
export async function broadened(client: QueryClient, screen: Screen, filters: Filters): Promise<Filters> {
  const pairs = Object.entries(filters).map(async ([name, filter]) => {
    const field = screen.entity.fields[name];
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
    placeholderData: (before, query) => (query?.queryKey[1] === screen.name ? before : undefined),
  });
}

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

/** For whoever changes records of a screen: what its lists, and forms that offer its records, must hear of. */
export function useListCache(screen: Screen) {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = ['list', screen.name];
    const refresh = () => {
      renew(screen.entity.name);
      return client.invalidateQueries({ queryKey });
    };
    return {
      /** Records were saved, removed or restored: every page is asked for again when it is next shown. */
      refresh,
      /** A record was removed: it leaves the rows at once. */
      drop(key: number): Promise<void> {
        const { key: name } = screen.entity;
        client.setQueriesData<ListAnswer>({ queryKey }, (answer) =>
          answer ? { ...answer, result: answer.result.filter((row) => row[name] !== key) } : answer,
        );
        return refresh();
      },
    };
  }, [client, screen]);
}
