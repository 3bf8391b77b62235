import type { UseQueryResult } from '@tanstack/react-query';

const HOUR_MS = 3_600_000;

/** How what is looked up is asked for and kept. */
export const LOOKUP = { retry: 2, staleTime: HOUR_MS, gcTime: HOUR_MS };

/** What several queries have brought so far: undefined until it is there, null when it could not be had. */
export const allData = <T>(results: UseQueryResult<T>[]): (T | undefined | null)[] =>
  results.map(({ data, isError }) => data ?? (isError ? null : undefined));

/** Asks again, after a query failed. */
export const retryOf = ({ isError, isFetching, refetch }: UseQueryResult): (() => void) | undefined =>
  isError && !isFetching ? () => void refetch() : undefined;
