import type { Row, Screen } from '@hanjan/core';
import { read } from '../../api/call.ts';

/** As many as the server answers at once. */
const PAGE = 100;

/** All views of a list that one place keeps: the person, or the organisation. */
export async function fetchKept(kept: Screen, screen: string, signal: AbortSignal): Promise<readonly Row[]> {
  const rows: Row[] = [];
  // A screen's name may be part of another's, whose views are found with its own.
  for (let page = 1, pages = 1; page <= pages; page++) {
    const body = { page, list_count: PAGE, filters: { view_screen: screen } };
    const { result, pagination } = await read<readonly Row[]>('POST', `${kept.path}/list`, body, { signal });
    rows.push(...result.filter((row) => row.view_screen === screen));
    pages = pagination?.total_pages ?? 1;
  }
  return rows;
}
