import { type Actor, atLeast, type OrgKind, type OrgRole, type Pace } from '@hanjan/core';
import type { Delivered } from './delivered.ts';

/**
 * What there is a stock of: in a roastery lots of green beans, roasted batches and blends that were made, in a cafe the lots
 * of coffee that it received.
 */
export interface StockKinds extends Record<OrgKind, string> {
  roaster: 'greenbean' | 'roasting' | 'blending';
  cafe: 'received';
}
export type StockKind = StockKinds[OrgKind];

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
export type Reason = HandReason | 'ROAST' | 'BLEND' | 'BREW' | 'SHORT';

/** The calls of a stock, and who asks them. */
interface StockCalls {
  /** They lie below it. */
  readonly path: string;
  /** Whose stock it is. */
  readonly org: OrgKind;
  /** The lowest rank that reads it. */
  readonly reads: OrgRole;
  /** What is written into it by hand and taken back again, what is done most first, each with the lowest rank that does it. */
  readonly books: Readonly<Partial<Record<HandReason, OrgRole>>>;
}

const ROASTED = {
  org: 'roaster',
  reads: 'ROASTER',
  books: { DELIVER: 'SAST', PACK: 'SAST', COUNT: 'SAST', WASTE: 'SAST' },
} as const;

export const STOCK_CALLS: Readonly<Record<StockKind, StockCalls>> = {
  greenbean: {
    path: '/api/roaster/greenbean/inventory',
    org: 'roaster',
    reads: 'SAST',
    books: { COUNT: 'MNG', RECEIVE: 'MNG', WASTE: 'MNG' },
  },
  roasting: { path: '/api/roaster/roasting/inventory', ...ROASTED },
  blending: { path: '/api/roaster/blending/inventory', ...ROASTED },
  received: {
    path: '/api/cafe/coffeebean/inventory',
    org: 'cafe',
    reads: 'BARISTA',
    books: { WASTE: 'BARISTA', COUNT: 'SAST' },
  },
};

/** What there is a stock of in an organisation. */
export const stocksIn = <O extends OrgKind>(org: O): readonly StockKinds[O][] =>
  (Object.keys(STOCK_CALLS) as StockKind[]).filter((kind): kind is StockKinds[O] => STOCK_CALLS[kind].org === org);

/** What is written into a stock by hand, what is done most first. */
export const reasonsOf = (kind: StockKind): readonly HandReason[] =>
  Object.keys(STOCK_CALLS[kind].books) as HandReason[];

/** The ranks that write into a stock by hand for a reason; those that do it for any where none is named. */
export function bookersOf(kind: StockKind, reason?: HandReason): readonly OrgRole[] {
  const { org, books } = STOCK_CALLS[kind];
  const lowest = reason ? [books[reason] ?? []].flat() : Object.values(books);
  return [...new Set(lowest.flatMap((role) => atLeast(org, role)))];
}

/** Whether an actor may write into a stock for a reason. */
export function mayBook(actor: Actor, kind: StockKind, reason: HandReason): boolean {
  const role = actor[STOCK_CALLS[kind].org]?.user_auth;
  return role !== undefined && bookersOf(kind, reason).includes(role);
}

/** What a lot is called, and when it is from. */
export interface LotName {
  /** The number in the address of its record. */
  readonly id: string;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly roasted_on: string | null;
  readonly batch: number | null;
  /** What a cafe knows a lot of a coffee by: what stands on it, or else the day on which it came. */
  readonly mark: string | null;
}

/** How much of something there is, and how fast it is used; masses are ×10 g. */
export interface StockUse extends Pace {
  readonly reserved: number;
}

/** A lot in the list of all. */
export interface StockLot extends StockUse, LotName {
  readonly key: number;
  readonly balance: number;
  readonly moved_at: string | null;
}

/** All lots of a kind at a glance. */
export interface Stock extends StockUse {
  readonly total: number;
  /** What there was at the end of each day, by the clock of whoever has it. */
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
  /** What the lot that was asked about contained after its moves, oldest first; of no lot none. */
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
  /** Of a linked cafe that got or received something of a blend. */
  readonly delivered: Delivered | null;
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
