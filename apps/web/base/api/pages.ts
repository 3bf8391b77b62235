import type { Row } from '@hanjan/core';
import type { Answer } from './call.ts';

/** As many rows as the server answers at once. */
export const LONGEST_PAGE = 100;

/** The rows of all pages of a list, one page after the other, until there are so many. */
export async function rowsOfPages(
  ask: (page: number) => Promise<Answer<readonly Row[]>>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages && rows.length < most; page++) {
    const { result, pagination } = await ask(page);
    rows.push(...result);
    pages = pagination?.total_pages ?? 1;
  }
  return rows;
}
