import type { Gauge } from '@hanjan/core';
import { readNumber } from '@hanjan/core/calc/numbers.ts';
import { changeBy, type HandReason, type StockBags } from '@hanjan/model/stock/stock.ts';
import type { PadFault } from '../../parts/pad/keys.ts';

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

/** How many decimals can be typed: as many as tell two stored masses apart, so that a lot can be emptied to nothing. */
export const decimalsOf = ({ text }: Gauge): number => text(1).split('.')[1]?.length ?? 0;

/** The most that can be typed, and with how many decimals. */
export const roomOf = (gauge: Gauge) => ({ most: gauge.shown(gauge.high), decimals: decimalsOf(gauge) });

/** What stands on the pad after a text was pasted, in whatever unit it says, or why it cannot: no other amount ever does. */
export function pasted(typed: string, gauge: Gauge): { text: string } | { fault: PadFault } {
  const number = readNumber(typed.trim());
  const held = gauge.read(typed);
  if (!number || held === undefined || number.value < 0) return { fault: 'number' };
  if (held > gauge.high) return { fault: 'most' };
  const text = String(number.unit ? gauge.shown(held) : number.value);
  return (text.split('.')[1]?.length ?? 0) > decimalsOf(gauge) ? { fault: 'decimals' } : { text };
}

/** The same of a number of bags. */
export function pastedCount(typed: string, most: number): { text: string } | { fault: PadFault } {
  const { value, unit } = readNumber(typed.trim()) ?? { value: Number.NaN, unit: '' };
  if (unit || !Number.isInteger(value) || value < 0) return { fault: 'whole' };
  return value > most ? { fault: 'most' } : { text: String(value) };
}
