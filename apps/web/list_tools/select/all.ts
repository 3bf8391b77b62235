import type { Row, Screen } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ListState } from '../../engine/list/address.ts';
import { listQuery } from '../../engine/list/useList.ts';

/** How many records can be chosen at once without going from page to page. */
export const MOST_AT_ONCE = 1000;
const PAGE = 100;

/** The records that a list is narrowed to, as they are now: the first ones in its order, where they are too many. */
export async function fetchAll(client: QueryClient, screen: Screen, state: ListState): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages && rows.length < MOST_AT_ONCE; page++) {
    const asked = listQuery(screen, { ...state, page, list_count: PAGE });
    const { result, pagination } = await client.fetchQuery({ ...asked, staleTime: 0 });
    rows.push(...result);
    pages = pagination?.total_pages ?? 1;
  }
  return rows;
}
