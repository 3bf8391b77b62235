/** A record as a list names it. */
export interface Spot {
  readonly key: number;
  /** As it stands in an address. */
  readonly id: string;
}

/** A page of a list as somebody left it. */
export interface SeenPage {
  readonly page: number;
  readonly pages: number;
  /** Records of the whole list. */
  readonly total: number;
  readonly spots: readonly Spot[];
}

/** A record beside another one, and the page of the list that it is on. */
export interface Step extends Spot {
  readonly page: number;
}

/** Where a record stands in its list, counted from 1, and what stands before and after it. */
export interface Neighbours {
  readonly nth: number;
  readonly count: number;
  readonly previous: Step | null;
  readonly next: Step | null;
}

/** Pages that must be known besides the one that a record is on. */
export function pagesBeside({ page, pages, spots }: SeenPage, key: number): { before: boolean; after: boolean } {
  const at = placeIn(spots, key);
  return { before: at === 0 && page > 1, after: at >= 0 && at === spots.length - 1 && page < pages };
}

/**
 * The neighbours of a record on a page of `size` records, across its borders as far as those pages are known. Null when
 * it is not on the page.
 */
export function neighboursOf(
  key: number,
  size: number,
  seen: SeenPage,
  before: SeenPage | undefined,
  after: SeenPage | undefined,
): Neighbours | null {
  const { page, total, spots } = seen;
  const at = placeIn(spots, key);
  if (at < 0) return null;
  const step = (spot: Spot | undefined, on: SeenPage | undefined): Step | null =>
    spot && on && spot.key !== key ? { ...spot, page: on.page } : null;
  return {
    nth: (page - 1) * size + at + 1,
    count: total,
    previous: at > 0 ? step(spots[at - 1], seen) : step(before?.spots.at(-1), before),
    next: at < spots.length - 1 ? step(spots[at + 1], seen) : step(after?.spots[0], after),
  };
}

const placeIn = (spots: readonly Spot[], key: number) => spots.findIndex((spot) => spot.key === key);
