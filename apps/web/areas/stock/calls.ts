import type { OrgKind } from '@hanjan/core';
import { STOCK_CALLS, type Stock, type StockKind, type StockLeft, type StockMoves } from '@hanjan/model/stock/stock.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Answer, type Refused, read } from '../../base/api/call.ts';
import type { CallOrg } from '../../base/api/org_call.ts';
import { useOrg } from '../../base/session/org.ts';
import { showing } from '../../records/store/renew.ts';
import { STOCKS } from './kinds.ts';

/** What the calls of a stock are about: the roastery or the cafe that one works in. */
export const useStockOrg = (stock: StockKind): CallOrg => useCallOrg(STOCK_CALLS[stock].org);

/** The organisation of a kind that one works in. */
export function useCallOrg(kind: OrgKind): CallOrg {
  const auth_seq = useOrg(kind)?.auth_seq ?? null;
  return useMemo(() => ({ kind, auth_seq }), [kind, auth_seq]);
}

/** How the keys of all queries on a stock begin. */
const stockKey = (kind: StockKind, { auth_seq }: CallOrg) =>
  [...showing(STOCKS[kind].entity), 'stock', auth_seq] as const;

/** All lots of a kind; those that are empty only where they are asked for. What was there stays while it is asked again. */
export function useOverview(kind: StockKind, all: boolean) {
  const org = useStockOrg(kind);
  const key = stockKey(kind, org);
  return useQuery<Stock, Refused>({
    queryKey: [...key, 'lots', all],
    queryFn: async ({ signal }) =>
      (await read<Stock>('POST', `${STOCK_CALLS[kind].path}/stock`, { all }, { signal, org })).result,
    placeholderData: (before, query) => (key.every((part, at) => query?.queryKey[at] === part) ? before : undefined),
  });
}

/** Where a lot of coffee went. */
export function useLeft(kind: StockKind, lot: number) {
  const org = useStockOrg(kind);
  return useQuery<StockLeft, Refused>({
    queryKey: [...stockKey(kind, org), 'left', lot],
    queryFn: async ({ signal }) =>
      (await read<StockLeft>('POST', `${STOCK_CALLS[kind].path}/left`, { lot }, { signal, org })).result,
  });
}

const movesQuery = (kind: StockKind, org: CallOrg, lot: number | null, page: number) =>
  queryOptions<Answer<StockMoves>, Refused>({
    queryKey: [...stockKey(kind, org), 'moves', lot, page],
    queryFn: ({ signal }) =>
      read<StockMoves>('POST', `${STOCK_CALLS[kind].path}/moves`, { lot, page }, { signal, org }),
  });

/** The newest moves of a lot, or of all: its first pages, and what the lot had over time. */
export function useMoves(kind: StockKind, lot: number | null, count: number) {
  const org = useStockOrg(kind);
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const queries = useQueries({ queries: numbers.map((page) => movesQuery(kind, org, lot, page)) });
  const failed = queries.find(({ isError }) => isError);
  // What is booked while pages are read moves rows on to the next one.
  const moves = new Map(queries.flatMap(({ data }) => data?.result.moves ?? []).map((move) => [move.move_seq, move]));
  return {
    moves: [...moves.values()],
    series: queries[0]?.data?.result.series ?? [],
    arrived: queries[0]?.data?.result.arrived ?? null,
    /** Whether the person may book something by hand. */
    mayBook: queries[0]?.data?.write_check === true,
    isPending: queries.some(({ isPending }) => isPending),
    hasMore: count < (queries.at(-1)?.data?.pagination?.total_pages ?? 0),
    failure: failed?.error?.answer,
    retry: () => void failed?.refetch(),
  };
}
