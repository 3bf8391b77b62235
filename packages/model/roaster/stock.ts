import type { Pace } from '@hanjan/core';

/** What a roastery has a stock of: lots of green beans, roasted batches, and blends that were made. */
export type StockKind = 'greenbean' | 'roasting' | 'blending';

/** What a move by hand does, and what is said with it. */
interface HandMove {
  /** Whether the mass comes or goes; null where it is what is there. */
  readonly sign: 1 | -1 | null;
  /** Of coffee that leaves the roastery: whether it is in bags, and whom it goes to. It is never more than there is. */
  readonly leaves?: { readonly bags: 'must' | 'may'; readonly customer: 'must' | 'may' };
}

/** Why people write into a stock themselves. */
const HAND_MOVES = {
  RECEIVE: { sign: 1 },
  COUNT: { sign: null },
  WASTE: { sign: -1 },
  PACK: { sign: -1, leaves: { bags: 'must', customer: 'may' } },
  DELIVER: { sign: -1, leaves: { bags: 'may', customer: 'must' } },
} as const satisfies Record<string, HandMove>;
export type HandReason = keyof typeof HAND_MOVES;
export const HAND_REASONS = Object.keys(HAND_MOVES) as readonly HandReason[];

/** What leaves by a move for a reason; undefined where nothing leaves the roastery. */
export const leavesBy = (reason: HandReason): HandMove['leaves'] =>
  (HAND_MOVES[reason] satisfies HandMove as HandMove).leaves;

/** By how much a lot changes that holds so much. */
export const changeBy = (reason: HandReason, mass: number, there: number): number => {
  const { sign } = HAND_MOVES[reason];
  return sign === null ? mass - there : sign * mass;
};

/** Bags that coffee is usually packed in, ×10 g. */
export const BAG_MASSES = [1000, 2000, 2500, 5000, 10_000] as const;

/** Why a lot grew or shrank. */
export type Reason = HandReason | 'ROAST' | 'BLEND' | 'SHORT';

/** The calls of a stock lie below its address; what is written into it by hand, what is done most first. */
export const STOCK_CALLS: Readonly<
  Record<StockKind, { readonly path: string; readonly reasons: readonly HandReason[] }>
> = {
  greenbean: { path: '/api/roaster/greenbean/inventory', reasons: ['COUNT', 'RECEIVE', 'WASTE'] },
  roasting: { path: '/api/roaster/roasting/inventory', reasons: ['DELIVER', 'PACK', 'COUNT', 'WASTE'] },
  blending: { path: '/api/roaster/blending/inventory', reasons: ['DELIVER', 'PACK', 'COUNT', 'WASTE'] },
};

/** What a lot is called, and when it is from. */
export interface LotName {
  /** The number in the address of its record. */
  readonly id: string;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly roasted_on: string | null;
  readonly batch: number | null;
}

/** How much of something there is, and how fast it is used; masses are ×10 g. */
export interface Held extends Pace {
  readonly reserved: number;
}

/** A lot beside the others. */
export interface StockLot extends Held, LotName {
  readonly key: number;
  readonly balance: number;
  readonly moved_at: string | null;
}

/** All lots of a kind at a glance. */
export interface Stock extends Held {
  readonly total: number;
  /** What there was at the end of each day, by the roastery's clock. */
  readonly series: readonly { readonly day: string; readonly mass: number }[];
  /** What is used up first stands first. */
  readonly lots: readonly StockLot[];
}

/** Whom coffee went to: a linked cafe with its key and names, or a name that was typed. */
export interface StockCustomer {
  readonly key: number | null;
  readonly name: string | null;
  readonly name_locale: string | null;
}

/** Bags of coffee: ×10 g, and how many. */
export interface StockBags {
  readonly mass: number;
  readonly count: number;
}

/** By how much a lot changed, as people read it; masses are ×10 g. */
export interface StockMove extends Pick<LotName, 'name' | 'name_locale' | 'year'> {
  readonly move_seq: number;
  /** The key of its lot. */
  readonly lot: number;
  readonly move_mass: number;
  readonly move_balance: number;
  readonly move_reason: Reason;
  readonly move_memo: string | null;
  readonly customer: StockCustomer | null;
  readonly bags: StockBags | null;
  /** Whether it takes an earlier one back. */
  readonly is_back: boolean;
  readonly rgst_at: string;
  readonly rgst_user: string | null;
  /** Of a green lot: the number of the arrival that came or went; null of what belongs to none. */
  readonly arrival: string | null;
  /** Null where a person moved it by hand, or where the record that did is not theirs to see. */
  readonly cause: MoveCause | null;
}

/** The record that moved something. */
export interface MoveCause extends Pick<LotName, 'id' | 'name' | 'name_locale' | 'roasted_on'> {
  readonly entity: string;
}

/** A lot of which more is asked than there is, as people are asked about it; masses are ×10 g. */
export interface StockShortage extends Omit<LotName, 'id'> {
  readonly lot: StockKind;
  readonly key: number;
  /** None for a person who does not see the lot. */
  readonly there: number | null;
  readonly asked: number;
}

/** A page of moves, newest first. */
export interface StockMoves {
  readonly moves: readonly StockMove[];
  /** What the lot that was asked about held after its moves, oldest first; of no lot none. */
  readonly series: readonly { readonly at: string; readonly mass: number }[];
  /** Of a lot that arrivals can be recorded of: how many there are, and how much is left of all together. */
  readonly arrived: Arrived | null;
}

/** The arrivals of a lot. */
export interface Arrived {
  readonly count: number;
  readonly left: number;
}

/** Coffee that one customer has got of a lot, or that was packed for nobody who is named. Nothing that was taken back. */
export interface WentTo {
  readonly customer: StockCustomer | null;
  readonly mass: number;
  /** Newest first. */
  readonly moves: readonly (Pick<StockMove, 'bags' | 'rgst_at'> & { readonly mass: number; readonly reason: Reason })[];
}

/** A blend that a batch went into, with so much of it, and where that went. */
export interface MadeInto extends Pick<LotName, 'id' | 'name' | 'name_locale' | 'roasted_on'> {
  readonly key: number;
  readonly mass: number;
  readonly went: readonly WentTo[];
}

/** Where a lot of coffee is now. */
export interface StockLeft {
  readonly went: readonly WentTo[];
  readonly into: readonly MadeInto[];
}
