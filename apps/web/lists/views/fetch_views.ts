import type { Row, Screen } from '@hanjan/core';
import { LONGEST_PAGE, rowsOfPages } from '../../base/api/pages.ts';
import { listRecords } from '../../records/store/calls.ts';

/** All views of a list that one place keeps: the person, or the organisation. */
export async function fetchViews(kept: Screen, screen: string, signal: AbortSignal): Promise<readonly Row[]> {
  const rows = await rowsOfPages((page) => {
    const body = { page, list_count: LONGEST_PAGE, filters: { view_screen: screen } };
    return listRecords(kept, body, { signal });
  });
  // A screen's name may be part of another's, whose views are found with its own.
  return rows.filter((row) => row.view_screen === screen);
}
