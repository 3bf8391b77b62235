import { calledOr, type Gauge, gaugeOf, isKey } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import type { HandReason, StockBags, StockCustomer, StockMove } from '@hanjan/model/stock/stock.ts';
import { BAG_MASSES, leavesBy } from '@hanjan/model/stock/stock.ts';
import { units } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { grouped } from '../../base/texts/numbers.ts';

/** What is typed of coffee that leaves: its bags, and whom it goes to. */
export interface Leaving {
  /** Whether it is said in bags. */
  readonly isInBags: boolean;
  readonly bag: string;
  readonly count: string;
  /** A linked cafe; none where a name is typed, or nothing is said. */
  readonly cafe: number | null;
  readonly customer: string;
}

/** How the mass of a bag is read and typed. */
export const useBagGauge = (): Gauge => gaugeOf(mass, useStore(units));

/** Decimals in which the mass of a bag is said. */
const DECIMALS: Readonly<Record<string, number>> = { g: 1, kg: 3, t: 4, oz: 2, lb: 2 };

/** The mass of a bag as it is typed. */
export const bagTyped = (gauge: Gauge, held: number): string =>
  String(Number(gauge.shown(held).toFixed(DECIMALS[gauge.unit ?? ''] ?? 1)));

/** A kilogram, ×10 g: from here on a bag is read in kilograms. */
const KILOGRAM = 10_000;

/** The mass of a bag with its unit: `200 g`, `1 kg`. */
export function bagText(gauge: Gauge, held: number): string {
  const isKilograms = gauge.unit === 'g' && held >= KILOGRAM;
  const [typed, unit] = isKilograms ? [String(held / KILOGRAM), 'kg'] : [bagTyped(gauge, held), gauge.unit ?? ''];
  return `${grouped(typed)} ${unit}`.trim();
}

/** What a pad begins with. */
export const leavingFirst = (reason: HandReason, gauge: Gauge): Leaving => ({
  isInBags: leavesBy(reason)?.bags === 'must',
  bag: bagTyped(gauge, BAG_MASSES[1]),
  ...{ count: '', cafe: null, customer: '' },
});

/** The bags that were typed; undefined as long as they are none. */
export function bagsOf({ bag, count }: Leaving, gauge: Gauge): StockBags | undefined {
  const [mass, bags] = [gauge.read(bag) ?? 0, Number(count)];
  return mass > 0 && isKey(bags) ? { mass, count: bags } : undefined;
}

/** How many bags there can be at the most; nothing is half a bag. */
export const BAG_COUNTS = { most: 1_000_000, decimals: 0 } as const;

/** Whether nobody is said whom it has to go to. */
export const lacksCustomer = (reason: HandReason, { cafe, customer }: Leaving): boolean =>
  leavesBy(reason)?.customer === 'must' && cafe === null && customer.trim() === '';

/** Tells customers apart: a linked cafe by its number, others by their names; empty for nobody. */
export const customerId = (customer: StockCustomer | null): string =>
  customer ? `${customer.key} ${customer.name}` : '';

/** What a customer is called. */
export const customerName = (customer: StockCustomer): string => calledOr(customer, customer.key, currentLocale());

/** What a move says of bags and customer: `200 g × 12 · 카페 온도`; nothing where it says neither. */
export function leftText({ bags, customer }: Pick<StockMove, 'bags' | 'customer'>, gauge: Gauge): string {
  const said = bags && t('stock_bags', { mass: bagText(gauge, bags.mass), count: bags.count });
  return [said, customer && customerName(customer)].filter(Boolean).join(' · ');
}
