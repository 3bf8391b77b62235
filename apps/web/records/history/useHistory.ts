import type { Pagination, ResultNames, Screen } from '@hanjan/core';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Refused } from '../../base/api/call.ts';
import { readChanges } from '../store/calls.ts';

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

/** Some saves of a record, newest first, with the names behind the references in them. */
export interface EditsPage {
  readonly edits: readonly Edit[];
  readonly resultName: ResultNames | undefined;
  readonly pagination: Pagination | undefined;
}

const pageQuery = (screen: Screen, key: number, version: number, page: number) =>
  queryOptions<EditsPage, Refused>({
    queryKey: ['history', screen.name, screen.org, key, version, page],
    queryFn: async ({ signal }) => {
      const answer = await readChanges<readonly Edit[]>(screen, key, page, { signal });
      const { result, resultName, pagination } = answer;
      return { edits: result, resultName, pagination };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What is known of a record's history, newest first: its first pages as it is at a version. */
export function useHistory(screen: Screen, key: number, version: number, count: number) {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const queries = useQueries({ queries: numbers.map((page) => pageQuery(screen, key, version, page)) });
  const failed = queries.find(({ isError }) => isError);
  return {
    pages: queries.flatMap(({ data }) => data ?? []),
    isLoading: queries.some(({ isFetching }) => isFetching),
    hasOlder: count < (queries.at(-1)?.data?.pagination?.total_pages ?? 0),
    failure: failed?.error?.answer,
    retry: () => void failed?.refetch(),
  };
}
