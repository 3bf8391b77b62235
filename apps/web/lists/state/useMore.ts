import type { ResultNames, Row, Screen } from '@hanjan/core';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Refused } from '../../base/api/call.ts';
import type { ListAnswer } from '../../records/store/list.ts';
import { type ListState, toRequest } from './address.ts';
import { firstOf, joined } from './pages_in_one.ts';
import { listQuery } from './useList.ts';

/**
 * The page that a list begins with where it goes on as one: the address names the last one. Pages that somebody has seen
 * stay, also for whoever comes back to the list; of others only some are fetched with one that is opened far down.
 */
export function useFirstPage(screen: Screen, state: ListState): [first: number, show: (first: number) => void] {
  const client = useQueryClient();
  const firstKnown = () => {
    let first = firstOf(state.page);
    while (first > 1 && client.getQueryData(listQuery(screen, { ...state, page: first - 1 }).queryKey)) first--;
    return first;
  };
  const about = JSON.stringify(toRequest({ ...state, page: 1 }));
  const [kept, keep] = useState(() => ({ about, first: firstKnown() }));
  const first = kept.about === about && kept.first <= state.page ? kept.first : firstKnown();
  if (kept.about !== about || kept.first !== first) keep({ about, first });
  return [first, (next) => keep({ about, first: Math.max(1, next) })];
}

/** What follows the first page of a list. */
export interface More {
  /** The rows of all pages that are there, in order, each once. */
  readonly rows: readonly Row[];
  readonly resultName: ResultNames | undefined;
  /** A page is on its way. */
  readonly isComing: boolean;
  /** A page did not come. */
  readonly failed: UseQueryResult<ListAnswer, Refused> | undefined;
}

/** The pages after the first one, as far as the address names them, together with it. */
export function useMore(screen: Screen, state: ListState, first: number, begin: ListAnswer | undefined): More {
  const last = Math.min(state.page, begin?.pagination?.total_pages ?? 0);
  const queries = Array.from({ length: Math.max(0, last - first) }, (_, nth) =>
    listQuery(screen, { ...state, page: first + nth + 1 }),
  );
  const { answers, ...rest } = useQueries({ queries, combine });
  const all = useMemo(() => joined(screen.entity.key, [begin, ...answers]), [screen, begin, answers]);
  return { ...all, ...rest };
}

const combine = (asked: UseQueryResult<ListAnswer, Refused>[]) => ({
  answers: asked.map(({ data }) => data),
  isComing: asked.some(({ isPending, isFetching, data }) => isPending || (isFetching && !data)),
  failed: asked.find(({ error, data, isFetching }) => error && !data && !isFetching),
});
