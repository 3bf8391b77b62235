import type { UseQueryResult } from '@tanstack/react-query';

/** What several queries have brought so far: undefined until it is there, null when it could not be had. */
export const allData = <T>(results: UseQueryResult<T>[]): (T | undefined | null)[] =>
  results.map(({ data, isError }) => data ?? (isError ? null : undefined));

/** Asks again, after a query failed. */
export const retryOf = ({ isError, isFetching, refetch }: UseQueryResult): (() => void) | undefined =>
  isError && !isFetching ? () => void refetch() : undefined;
