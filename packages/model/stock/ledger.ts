import { addMonths, isDate } from '@hanjan/core';
import type { LotName, MoveCause, Reason, StockBags, StockCustomer, StockKind, StockKinds } from './stock.ts';

/** The calls of the materials ledger lie below it. */
export const LEDGER_PATH = '/api/roaster/inventory/ledger';

/** What a ledger is of: whatever a roastery has. */
export type LedgerKind = StockKinds['roaster'];

/** What a ledger says of a lot besides what was there before and afterwards, in the order of its columns. */
export const LEDGER_PARTS = ['received', 'produced', 'used', 'left', 'waste', 'counted'] as const;
type LedgerPart = (typeof LEDGER_PARTS)[number];

/** Parts that are written as what goes: more of them is less in stock. */
const GOES: readonly LedgerPart[] = ['used', 'left', 'waste'];

const PART_OF: Readonly<Record<Reason, LedgerPart>> = {
  RECEIVE: 'received',
  ROAST: 'used',
  BLEND: 'used',
  BREW: 'used',
  PACK: 'left',
  DELIVER: 'left',
  WASTE: 'waste',
  COUNT: 'counted',
  SHORT: 'counted',
};

/** All reasons for which something moves. */
export const REASONS = Object.keys(PART_OF) as readonly Reason[];

/** The reason for which lots of a kind come into being by work. */
const MADE_BY: Readonly<Record<StockKind, Reason | null>> = {
  greenbean: null,
  roasting: 'ROAST',
  blending: 'BLEND',
  received: null,
};

/** The column that moves of a kind of lot for a reason are counted in. What a roast uses of green coffee it makes of roasted. */
export const ledgerPart = (kind: StockKind, reason: Reason): LedgerPart =>
  MADE_BY[kind] === reason ? 'produced' : PART_OF[reason];

/** The reasons for which lots of a kind are used up; what is counted or found short is no use. */
export const usedBy = (kind: StockKind): Reason[] =>
  REASONS.filter((reason) => GOES.includes(ledgerPart(kind, reason)));

/** Masses of a month, ×10 g: opening + received + produced − used − left − waste + counted is closing. */
export type LedgerSums = Readonly<Record<'opening' | LedgerPart | 'closing', number>>;
export const LEDGER_SUMS = ['opening', ...LEDGER_PARTS, 'closing'] as const satisfies readonly (keyof LedgerSums)[];

/** A lot in the ledger of a month. */
export interface LedgerLot extends LotName, LedgerSums {
  readonly key: number;
}

/** The ledger of a month by kind of stock: every lot of which something was there or moved. */
export interface Ledger {
  /** `2026-11`. */
  readonly month: string;
  readonly kinds: readonly {
    readonly kind: LedgerKind;
    readonly sums: LedgerSums;
    readonly lots: readonly LedgerLot[];
  }[];
}

/** A move of a lot in the ledger, the oldest first; the day is that of the roastery. */
export interface LedgerMove {
  readonly move_seq: number;
  readonly day: string;
  readonly reason: Reason;
  readonly mass: number;
  /** What was there after it. */
  readonly balance: number;
  readonly memo: string | null;
  readonly customer: StockCustomer | null;
  readonly bags: StockBags | null;
  readonly cause: MoveCause | null;
  /** The arrival that came, or whose record was changed. */
  readonly arrival: LedgerArrival | null;
}

/** An arrival as a ledger names it. */
export interface LedgerArrival {
  readonly id: string;
  readonly date: string;
  readonly supplier: string | null;
}

/** What was moved of one lot in a month. */
export interface LedgerMoves {
  readonly opening: number;
  readonly moves: readonly LedgerMove[];
}

/** What sums of moves by reason, and what is there after them, say in a ledger. */
export function ledgerSums(
  kind: StockKind,
  moved: Readonly<Partial<Record<Reason, number>>>,
  closing: number,
): LedgerSums {
  const parts = { received: 0, produced: 0, used: 0, left: 0, waste: 0, counted: 0 };
  let change = 0;
  for (const [reason, mass] of Object.entries(moved) as [Reason, number][]) {
    const part = ledgerPart(kind, reason);
    parts[part] += GOES.includes(part) ? -mass : mass;
    change += mass;
  }
  // No part is −0, which JSON and sheets know nothing of.
  for (const part of LEDGER_PARTS) parts[part] += 0;
  return { opening: closing - change, ...parts, closing };
}

/** The sums of several lots. */
export function ledgerTotal(lots: readonly LedgerSums[]): LedgerSums {
  const sum = (name: keyof LedgerSums) => lots.reduce((all, lot) => all + lot[name], 0);
  return Object.fromEntries(LEDGER_SUMS.map((name) => [name, sum(name)])) as unknown as LedgerSums;
}

/** A month `2026-11` that really exists. */
export const isMonth = (value: unknown): value is string => typeof value === 'string' && isDate(`${value}-01`);

/** A month so many months later, or earlier. */
export const movedMonth = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7);
