import type { Gauge } from '@hanjan/core';
import type { HandReason } from '@hanjan/model/roaster/stock.ts';

/** What was typed on the pad, as it is booked; masses are ×10 g. */
export interface Weighed {
  /** What is there now where it was counted, otherwise what came or goes. */
  readonly mass: number;
  /** By how much the lot changes, and what it holds then. */
  readonly change: number;
  readonly after: number;
}

/** Why nothing can be booked. */
export type WeighedFault = 'stock_none_typed' | 'stock_above_zero' | 'stock_same' | 'stock_too_much';

/** What is booked of what was typed on a lot that holds so much, or why nothing is. */
export function weighed(reason: HandReason, text: string, there: number, gauge: Gauge): Weighed | WeighedFault {
  const mass = gauge.read(text);
  if (mass === undefined) return 'stock_none_typed';
  if (reason !== 'COUNT' && mass <= 0) return 'stock_above_zero';
  const change = { COUNT: mass - there, RECEIVE: mass, WASTE: -mass }[reason];
  if (change === 0) return 'stock_same';
  const after = there + change;
  return Math.max(mass, after) > gauge.high ? 'stock_too_much' : { mass, change, after };
}

/** Decimals that a scale shows in a unit. */
const DECIMALS: Readonly<Record<string, number>> = { g: 1, kg: 3, t: 4, oz: 2, lb: 2 };

/** How many decimals can be typed. */
export const decimalsOf = ({ unit = '' }: Pick<Gauge, 'unit'>): number => DECIMALS[unit] ?? 1;
