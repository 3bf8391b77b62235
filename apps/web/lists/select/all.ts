import type { Row, Screen } from '@hanjan/core';
import type { QueryClient } from '@tanstack/react-query';
import { LONGEST_PAGE, rowsOfPages } from '../../base/api/pages.ts';
import type { ListState } from '../state/address.ts';
import { listQuery } from '../state/useList.ts';

/** How many records can be chosen at once without going from page to page. */
export const MOST_AT_ONCE = 1000;

/** The records that a list is narrowed to, as they are now: the first ones in its order, where they are too many. */
export const fetchAll = (client: QueryClient, screen: Screen, state: ListState): Promise<readonly Row[]> =>
  rowsOfPages((page) => {
    const asked = listQuery(screen, { ...state, page, list_count: LONGEST_PAGE });
    return client.fetchQuery({ ...asked, staleTime: 0 });
  }, MOST_AT_ONCE);
