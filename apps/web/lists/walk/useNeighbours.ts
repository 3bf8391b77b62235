import { idOf, type Row, type Screen } from '@hanjan/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { HOUR_MS } from '../../base/session/memberships.ts';
import { whenIdle } from '../../base/store/idle.ts';
import { walkKey } from '../../records/store/list.ts';
import { recordQuery } from '../../records/store/useRecord.ts';
import { type ListState, readAddress, toRequest } from '../state/address.ts';
import { useLayout } from '../state/useLayout.ts';
import { listQuery } from '../state/useList.ts';
import { useDevice } from '../state/useListState.ts';
import { type Neighbours, neighboursOf, pagesBeside, type SeenPage } from './neighbours.ts';

const FRESH_MS = 10_000;

/**
 * A page of the list as the person saw it last. It stays as it is while they go from record to record, so that what they
 * save on their way moves nothing under their feet; the list itself begins it anew.
 */
const seenQuery = (screen: Screen, state: ListState) =>
  queryOptions<SeenPage>({
    queryKey: [...walkKey(screen), toRequest(state)],
    queryFn: async ({ client }) => {
      const asked = listQuery(screen, state);
      const { result, pagination } = client.getQueryData(asked.queryKey) ?? (await client.fetchQuery(asked));
      const { page = 1, total_pages: pages = 1, total = 0 } = pagination ?? {};
      const spots = result.map((row) => ({ key: Number(row[screen.entity.key]), id: idOf(screen.entity, row) }));
      return { page, pages, total, spots };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HOUR_MS,
    retry: false,
  });

/** The list is seen again: whoever goes on from it goes by what it shows now. */
export function useFreshWalk(screen: Screen): void {
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: walkKey(screen) }), [client, screen]);
}

/** What is known of the records beside another one. */
interface Known {
  /** Null where it is in no list. */
  readonly found: Neighbours | null;
  /** The page beyond the border at which it stands is still to come. */
  readonly isPending: boolean;
}

/** What stands before and after a record in the list that the address tells of; loaded ahead. */
export function useNeighbours(screen: Screen, record: Row): Known {
  const client = useQueryClient();
  const search = useSearch();
  const device = useDevice();
  const [layout] = useLayout(screen);
  const key = Number(record[screen.entity.key]);
  const state = useMemo(() => readAddress(search, screen, device, layout), [search, screen, device, layout]);
  const { data: seen } = useQuery(seenQuery(screen, state));
  const page = seen?.page ?? state.page;
  const beside = seen && pagesBeside(seen, key);
  const before = useQuery({ ...seenQuery(screen, { ...state, page: page - 1 }), enabled: beside?.before === true });
  const after = useQuery({ ...seenQuery(screen, { ...state, page: page + 1 }), enabled: beside?.after === true });
  const found = useMemo(
    () => (seen ? neighboursOf(key, state.list_count, seen, before.data, after.data) : null),
    [key, state.list_count, seen, before.data, after.data],
  );
  useEffect(() => {
    const ahead = [found?.next, found?.previous].flatMap((step) => (step ? [step.key] : []));
    whenIdle(() => {
      for (const one of ahead) client.prefetchQuery({ ...recordQuery(screen, one), staleTime: FRESH_MS });
    });
  }, [client, screen, found]);
  return { found, isPending: before.isLoading || after.isLoading };
}
