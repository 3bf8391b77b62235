import type { ResultNames, Row } from '@hanjan/core';

/** So many pages before the last one are fetched with a list that is opened far down. */
const BEFORE = 9;

/** The page that a list begins with when it is opened at another one. */
export const firstOf = (page: number): number => Math.max(1, page - BEFORE);

interface Page {
  readonly result: readonly Row[];
  readonly resultName?: ResultNames;
}

/** Pages as one list, up to the first that is not there. What moved from one to another while they were fetched stands once. */
export function joined(key: string, pages: readonly (Page | undefined)[]) {
  const end = pages.indexOf(undefined);
  const there = pages.slice(0, end < 0 ? undefined : end).flatMap((page) => page ?? []);
  const rows = new Map(there.flatMap(({ result }) => result.map((row) => [row[key], row] as const)));
  return { rows: [...rows.values()], resultName: namesOf(there) };
}

/** The names of all pages, field by field. One page keeps its own, so that nothing is drawn anew for its sake. */
function namesOf(pages: readonly Page[]): ResultNames | undefined {
  if (pages.length < 2) return pages[0]?.resultName;
  const all: Record<string, ResultNames[string]> = {};
  for (const { resultName = {} } of pages)
    for (const [field, names] of Object.entries(resultName)) all[field] = { ...all[field], ...names };
  return all;
}
