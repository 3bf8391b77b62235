import type { Pace } from '@hanjan/core';
import { BAG_MASSES } from '../stock/stock.ts';

/** Where it is asked what there is of each coffee and what is to be bought. */
export const SHOPPING_PATH = '/api/cafe/coffeebean/shopping';

/** The page of the shopping list. */
export const SHOPPING_PAGE = '/cafe/coffeebean/shopping';

/** A coffee is bought when it lasts for fewer days than these, unless it says how many itself. */
export const USUAL_DAYS = 7;

/** A coffee in use that was received before, all of its lots together; masses are ×10 g. */
export interface StockedCoffee extends Pace {
  readonly key: number;
  readonly name: string | null;
  readonly name_locale: string | null;
  /** Who roasts it. */
  readonly roaster: string | null;
  /** From how many days on it is bought. */
  readonly days: number;
  readonly balance: number;
  /** What came of it last, the newest first. */
  readonly received: readonly number[];
}

/** How many of the last receipts are looked at. */
export const RECEIPTS = 3;

/** Bags that a cafe buys: 250 g, 500 g, 1 kg; and what masses are rounded to without one. */
const BOUGHT = BAG_MASSES.filter((mass) => mass >= 2500);
const NO_BAG = 1000;

/** The bag that a coffee comes in: the largest one of which each of the last receipts was whole bags; null where none is. */
export const bagOf = ({ received }: Pick<StockedCoffee, 'received'>): number | null =>
  received.length > 0 ? (BOUGHT.findLast((bag) => received.every((mass) => mass % bag === 0)) ?? null) : null;

/** By how much the amount of a coffee grows and shrinks. */
export const stepOf = (coffee: Pick<StockedCoffee, 'received'>): number => bagOf(coffee) ?? NO_BAG;

/** Whether a coffee is to be bought: it lasts for too few days, or it is gone before anybody knew its pace. */
export const isRunningLow = ({ balance, per_day, days_left, days }: StockedCoffee): boolean =>
  days_left === null ? per_day === null && balance === 0 : days_left < days;

/** How much of a coffee is suggested: what makes it last twice as long, in whole bags; the last receipt without a pace. */
export function suggestedMass(coffee: StockedCoffee): number {
  const { per_day, days, balance, received } = coffee;
  const lacking = per_day ? per_day * days * 2 - balance : (received[0] ?? 0);
  const step = stepOf(coffee);
  return Math.max(1, Math.ceil(lacking / step)) * step;
}
