import type { Gauge } from '@hanjan/core';
import { changeBy, type HandReason, type StockBags } from '@hanjan/model/roaster/stock.ts';

/** What was typed on the pad, as it is booked; masses are ×10 g. */
export interface Weighed {
  /** What is there now where it was counted, otherwise what came or goes. */
  readonly mass: number;
  /** By how much the lot changes, and what it holds then. */
  readonly change: number;
  readonly after: number;
}

/** Why nothing can be booked. */
type WeighedFault =
  | 'stock_none_typed'
  | 'stock_no_bag'
  | 'stock_above_zero'
  | 'stock_too_much'
  | 'stock_more_than_there';

/** What is booked of what was typed on a lot that holds so much, or why nothing is. */
export function weighed(reason: HandReason, text: string, there: number, gauge: Gauge): Weighed | WeighedFault {
  const mass = gauge.read(text);
  return mass === undefined ? 'stock_none_typed' : becoming(reason, mass, there, gauge);
}

/** What is booked of bags of which one weighs so much, or why nothing is. */
export function inBags(reason: HandReason, bags: StockBags | undefined, there: number, gauge: Gauge) {
  return bags ? becoming(reason, bags.mass * bags.count, there, gauge) : 'stock_no_bag';
}

function becoming(reason: HandReason, mass: number, there: number, gauge: Gauge): Weighed | WeighedFault {
  if (reason === 'COUNT' ? mass < 0 : mass <= 0) return 'stock_above_zero';
  const change = changeBy(reason, mass, there);
  const after = there + change;
  if (after < 0) return 'stock_more_than_there';
  return Math.max(mass, after) > gauge.high ? 'stock_too_much' : { mass, change, after };
}

/** Decimals that a scale shows in a unit. */
const DECIMALS: Readonly<Record<string, number>> = { g: 1, kg: 3, t: 4, oz: 2, lb: 2 };

/** How many decimals can be typed. */
export const decimalsOf = ({ unit = '' }: Pick<Gauge, 'unit'>): number => DECIMALS[unit] ?? 1;
