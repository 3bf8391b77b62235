import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type Answer, type Refused, read } from '../api/call.ts';
import { pathIn } from '../api/org_call.ts';
import { useOrg } from '../org.ts';
import { type Reason, STOCKS, type StockKind } from './kinds.ts';

/** A lot as the overview tells it; masses are ×10 g. */
export interface Lot {
  readonly key: number;
  /** The number in the address of its record. */
  readonly id: string;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly roasted_on: string | null;
  readonly batch: number | null;
  readonly balance: number;
  readonly reserved: number;
  readonly per_day: number;
  /** Null where it is not used. */
  readonly days_left: number | null;
  readonly moved_at: string | null;
}

/** All lots of a kind at a glance. */
export interface Overview {
  readonly total: number;
  readonly reserved: number;
  readonly per_day: number;
  readonly days_left: number | null;
  /** What there was at the end of each day. */
  readonly series: readonly { readonly day: string; readonly mass: number }[];
  /** What runs out first comes first. */
  readonly lots: readonly Lot[];
}

/** By how much a lot changed. */
export interface Move {
  readonly move_seq: number;
  readonly lot: number;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly move_mass: number;
  readonly move_balance: number;
  readonly move_reason: Reason;
  readonly move_memo: string | null;
  readonly rgst_at: string;
  readonly rgst_user: string | null;
  readonly cause: Cause | null;
}

/** The record that moved it. */
export interface Cause {
  readonly entity: string;
  readonly id: string;
  readonly name: string | null;
  readonly name_locale: string | null;
}

/** What a lot held after its moves, as far as its line needs them. */
type LotSeries = readonly { readonly at: string; readonly mass: number }[];

interface Moves {
  readonly moves: readonly Move[];
  readonly series: LotSeries;
}

/** The address below which a stock's calls lie, in the roastery that one works in. */
export function useStockPath(kind: StockKind): string {
  const org = useOrg('roaster');
  return org ? pathIn(STOCKS[kind].path, org.auth_seq) : STOCKS[kind].path;
}

/** All lots of a kind; those that are empty only where they are asked for. What was there stays while it is asked again. */
export function useOverview(kind: StockKind, all: boolean) {
  const path = useStockPath(kind);
  return useQuery<Overview, Refused>({
    queryKey: ['stock', path, all],
    queryFn: async ({ signal }) => (await read<Overview>('POST', `${path}/stock`, { all }, { signal })).result,
    placeholderData: (before, query) => (query?.queryKey[1] === path ? before : undefined),
  });
}

const movesQuery = (path: string, lot: number | null, page: number) =>
  queryOptions<Answer<Moves>, Refused>({
    queryKey: ['stock', path, 'moves', lot, page],
    queryFn: ({ signal }) => read<Moves>('POST', `${path}/moves`, { lot, page }, { signal }),
  });

/** The newest moves of a lot, or of all: its first pages, and what the lot held over time. */
export function useMoves(kind: StockKind, lot: number | null, count: number) {
  const path = useStockPath(kind);
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const queries = useQueries({ queries: numbers.map((page) => movesQuery(path, lot, page)) });
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
