import { STOCK_CALLS, type Stock, type StockKind, type StockMoves } from '@hanjan/model/roaster/stock.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type Answer, type Refused, read } from '../../base/api/call.ts';
import { pathIn } from '../../base/api/org_call.ts';
import { useOrg } from '../../base/session/org.ts';
import { showing } from '../../records/store/renew.ts';
import { STOCKS } from './kinds.ts';

/** The address below which a stock's calls lie, in the roastery that one works in. */
export function useStockPath(kind: StockKind): string {
  const org = useOrg('roaster');
  return org ? pathIn(STOCK_CALLS[kind].path, org.auth_seq) : STOCK_CALLS[kind].path;
}

/** All lots of a kind; those that are empty only where they are asked for. What was there stays while it is asked again. */
export function useOverview(kind: StockKind, all: boolean) {
  const path = useStockPath(kind);
  return useQuery<Stock, Refused>({
    queryKey: [...showing(STOCKS[kind].entity), 'stock', path, all],
    queryFn: async ({ signal }) => (await read<Stock>('POST', `${path}/stock`, { all }, { signal })).result,
    placeholderData: (before, query) => (query?.queryKey[3] === path ? before : undefined),
  });
}

const movesQuery = (kind: StockKind, path: string, lot: number | null, page: number) =>
  queryOptions<Answer<StockMoves>, Refused>({
    queryKey: [...showing(STOCKS[kind].entity), 'moves', path, lot, page],
    queryFn: ({ signal }) => read<StockMoves>('POST', `${path}/moves`, { lot, page }, { signal }),
  });

/** The newest moves of a lot, or of all: its first pages, and what the lot held over time. */
export function useMoves(kind: StockKind, lot: number | null, count: number) {
  const path = useStockPath(kind);
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const queries = useQueries({ queries: numbers.map((page) => movesQuery(kind, path, lot, page)) });
  const failed = queries.find(({ isError }) => isError);
  // What is booked while pages are read moves rows on to the next one.
  const moves = new Map(queries.flatMap(({ data }) => data?.result.moves ?? []).map((move) => [move.move_seq, move]));
  return {
    moves: [...moves.values()],
    series: queries[0]?.data?.result.series ?? [],
    /** Whether the person may book something by hand. */
    mayBook: queries[0]?.data?.write_check === true,
    isPending: queries.some(({ isPending }) => isPending),
    hasMore: count < (queries.at(-1)?.data?.pagination?.total_pages ?? 0),
    failure: failed?.error?.answer,
    retry: () => void failed?.refetch(),
  };
}
