import type { Pagination, Screen } from '@hanjan/core';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { type Refused, read } from '../api/call.ts';

/** One save of a record: who, when, and which fields from what to what. Without changes it is the first one. */
export interface Edit {
  readonly version: number;
  readonly edit_at: string;
  /** The nick in an organisation, the name otherwise. */
  readonly edit_user: string | null;
  readonly changes: readonly FieldChange[];
}

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const pageQuery = (screen: Screen, key: number, version: number, page: number) =>
  queryOptions<{ edits: readonly Edit[]; pagination: Pagination | undefined }, Refused>({
    queryKey: ['history', screen.name, screen.path, key, version, page],
    queryFn: async ({ signal }) => {
      const path = `${screen.path}/history/${key}?page=${page}`;
      const { result, pagination } = await read<readonly Edit[]>('GET', path, undefined, { signal });
      return { edits: result, pagination };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What is known of a record's history, newest first: its first pages as it is at a version. */
export function useHistory(screen: Screen, key: number, version: number, pages: number) {
  const numbers = Array.from({ length: pages }, (_, i) => i + 1);
  const queries = useQueries({ queries: numbers.map((page) => pageQuery(screen, key, version, page)) });
  const failed = queries.find(({ isError }) => isError);
  return {
    edits: queries.flatMap(({ data }) => data?.edits ?? []),
    isLoading: queries.some(({ isFetching }) => isFetching),
    hasOlder: pages < (queries.at(-1)?.data?.pagination?.total_pages ?? 0),
    failure: failed?.error?.answer,
    retry: () => void failed?.refetch(),
  };
}
