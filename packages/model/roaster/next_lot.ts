import type { Row } from '@hanjan/core';

/** A lot of a green bean; masses and percents as they are stored (×10). */
export interface Lot {
  readonly key: number;
  readonly year: number;
  readonly instock: number;
  /** The middle of its moisture; null where that is not known. */
  readonly moisture: number | null;
}

/** Whether a lot is in use and something is left of it; a look-up answers lots in use alone and does not say so. */
const isOpen = ({ greenbean_use, greenbean_instock }: Row) =>
  greenbean_use !== false && Number(greenbean_instock ?? 0) > 0;

/** The lots of a bean, the newest first; those out of use, or of which nothing is left, come last. */
export const lotsOf = (rows: readonly Row[], bean: unknown): readonly Lot[] =>
  rows
    .filter(({ greenbean_roaster_seq }) => greenbean_roaster_seq === bean)
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || Number(b.greenbean_year) - Number(a.greenbean_year))
    .map((row) => ({
      key: Number(row.greenbean_year_seq),
      year: Number(row.greenbean_year),
      instock: Number(row.greenbean_instock ?? 0),
      moisture: moistureOf(row),
    }));

/** The lot that is used next: the first one that no other row has, else the first one. */
export const nextLot = (lots: readonly Lot[], taken: readonly unknown[]): Lot | undefined =>
  lots.find(({ year, instock }) => instock > 0 && !taken.includes(year)) ?? lots[0];

/** What green coffee holds of water, as its own least and most say: the middle, or the one of them that is there. */
export function moistureOf(row: Row | undefined): number | null {
  const ends = [row?.greenbean_moisture_min, row?.greenbean_moisture_max].filter((end) => typeof end === 'number');
  return ends.length === 0 ? null : Math.round(ends.reduce((sum, end) => sum + end, 0) / ends.length);
}
