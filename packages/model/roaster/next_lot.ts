import type { Row } from '@hanjan/core';

/** A lot of a green bean; masses and percents as they are stored (×10). */
export interface Lot {
  readonly key: number;
  readonly year: number;
  readonly instock: number;
  readonly moisture: Moisture | null;
}

/** The least and the most that is said of what green coffee holds of water; ×10 percent. */
export type Moisture = readonly [least: number, most: number];

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

/** What is said of the moisture of a lot or of a bean; one end alone stands for both. Null where nothing is. */
export function moistureOf(row: Row | undefined): Moisture | null {
  const [least, most] = [row?.greenbean_moisture_min, row?.greenbean_moisture_max];
  const one = typeof least === 'number' ? least : most;
  return typeof one === 'number' ? [one, typeof most === 'number' ? most : one] : null;
}

/** What is said of coffee that is roasted: by its lot, or where that says nothing by its bean. */
export const moistureSaid = (lot: Lot | undefined, bean: Row | undefined): Moisture | null =>
  lot?.moisture ?? moistureOf(bean);

/** What a roast takes over of that: a value, and of a range none, because its middle has been measured by nobody. */
export function assumedMoisture(lot: Lot | undefined, bean: Row | undefined): number | null {
  const [least, most] = moistureSaid(lot, bean) ?? [];
  return least !== undefined && least === most ? least : null;
}
