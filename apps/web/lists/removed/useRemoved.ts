import type { Row, Screen } from '@hanjan/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Refused } from '../../base/api/call.ts';
import { listRecords } from '../../records/store/calls.ts';
import { showing } from '../../records/store/renew.ts';

/** What the address of a list says to show what was removed from it. */
const REMOVED = { name: 'removed', value: 'true' } as const;
/** Records of a page. */
const PAGE_SIZE = 20;

/** Where in what was removed from a list an address is: its page, or null where it is about the list itself. */
export function readRemoved(search: string): number | null {
  const said = new URLSearchParams(search);
  const page = Number(said.get('page'));
  if (said.get(REMOVED.name) !== REMOVED.value) return null;
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

/** The query string of a page of what was removed. */
export const writeRemoved = (page = 1): string => `?${REMOVED.name}=${REMOVED.value}${page > 1 ? `&page=${page}` : ''}`;

/** A page of what was removed from a list and can be brought back. */
export const useRemoved = (screen: Screen, page: number) =>
  useQuery(
    queryOptions<Answer<readonly Row[]>, Refused>({
      queryKey: [...showing(screen.entity.name), 'removed', screen.name, page],
      queryFn: ({ signal }) => listRecords(screen, { removed: true, page, list_count: PAGE_SIZE }, { signal }),
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
