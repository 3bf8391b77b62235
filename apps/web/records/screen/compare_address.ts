/** The address of a page that compares records, with some of them on it; `of` names their list where it compares those of several. */
export const compareHref = (path: string, of: string | null, ids: readonly (number | string)[]): string =>
  `${path}?${of === null ? '' : `of=${of}&`}with=${ids.join()}`;

/** What such an address names: the list, and the ids, each once and as they are written there. */
export function comparedIn(search: string): { readonly of: string; readonly ids: readonly string[] } {
  const named = new URLSearchParams(search);
  return { of: named.get('of') ?? '', ids: [...new Set((named.get('with') ?? '').split(','))] };
}
