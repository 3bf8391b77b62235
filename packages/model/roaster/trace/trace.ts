import type { DeliveredTo } from '../../stock/delivered.ts';
import type { LedgerSums } from '../../stock/ledger.ts';
import type { LotName, Reason, StockBags, StockCustomer, StockKind } from '../../stock/stock.ts';

/** The calls that follow a lot up and down the chain lie below it. */
export const TRACE_PATH = '/api/roaster/inventory/trace';

/** The kinds of lots in the order of the chain: what is made stands after what it is made of. */
export const TRACE_KINDS = ['greenbean', 'roasting', 'blending'] as const satisfies readonly StockKind[];
export type TraceKind = (typeof TRACE_KINDS)[number];

/** A lot by its kind and key. */
export interface TraceOf {
  readonly kind: TraceKind;
  readonly lot: number;
}

/** A lot that the one asked for is made of, or that is made of it; masses are ×10 g, its sums since it was there. */
export interface TraceLot extends TraceOf, LotName, LedgerSums {
  /** What went into it altogether; of a green lot nothing. */
  readonly whole: number;
  /** How much of it is of the lot that was asked for, 0–1; null of what that lot is made of. */
  readonly share: number | null;
}

/** How much of one lot went into another one, ×10 g. */
export interface TraceEdge {
  readonly from: TraceOf;
  readonly to: TraceOf;
  readonly mass: number;
}

/** Coffee that left the roastery, newest first; nothing that was taken back. */
export interface TraceGone extends TraceOf {
  readonly mass: number;
  /** How much of that is of the lot that was asked for, ×10 g. */
  readonly part: number;
  readonly reason: Reason;
  readonly rgst_at: string;
  readonly customer: StockCustomer | null;
  /** What is said of a linked cafe in its record, such as when it takes coffee in; null for whoever does not read that. */
  readonly contact: string | null;
  readonly bags: StockBags | null;
}

/** What a cafe made of a batch that it scanned; which cafe only while it is linked. */
export interface TraceCafe extends TraceOf {
  readonly cafe: StockCustomer | null;
  readonly received_date: string;
  /** ×10 g; what it received and what is left there. */
  readonly received: number | null;
  readonly left: number | null;
  readonly cups: number;
  readonly first_cup: string | null;
  readonly last_cup: string | null;
}

/** The whole chain of a lot. */
export interface Trace {
  readonly start: TraceOf;
  readonly lots: readonly TraceLot[];
  readonly edges: readonly TraceEdge[];
  readonly gone: readonly TraceGone[];
  readonly cafes: readonly TraceCafe[];
  /** What was delivered of its blends to linked cafes, and what these received. */
  readonly delivered: readonly DeliveredTo[];
  /** How many notes people wrote by the links of its blends, or of cafes' lots of these. */
  readonly notes: number;
}
