import type { Trace, TraceKind, TraceLot, TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import type { Delivered } from '@hanjan/model/stock/delivered.ts';
import type { LedgerSums } from '@hanjan/model/stock/ledger.ts';
import type { StockBags, StockCustomer } from '@hanjan/model/stock/stock.ts';
import { customerId } from '../leaving.ts';

/** What one customer has got of a chain, or what was packed for nobody who is named. */
export interface Went {
  readonly id: string;
  readonly customer: StockCustomer | null;
  readonly contact: string | null;
  readonly bags: readonly StockBags[];
  readonly mass: number;
  /** How much of that is of the lot that was asked for. */
  readonly part: number;
  /** When the last of it left. */
  readonly last: string;
  /** Of a linked cafe: what it received of each blend. */
  readonly delivered: readonly Delivered[];
}

/** Where what came of a lot is; masses are ×10 g. */
export interface Account {
  readonly whole: number;
  /** What was used, left or thrown away. */
  readonly gone: number;
  /** What no receipt, use or departure explains: counts and shortages that were made up. */
  readonly unexplained: number;
}

/** The account of a lot by what was moved of it. */
export function accountOf({ received, produced, used, left, waste, closing }: LedgerSums): Account {
  const [whole, gone] = [received + produced, used + left + waste];
  return { whole, gone, unexplained: closing - (whole - gone) };
}

/** What a trace answers at once; masses are ×10 g. */
export interface Traced extends Account {
  readonly start: TraceLot;
  /** How many lots of each kind were made of it. */
  readonly made: Readonly<Record<TraceKind, number>>;
  readonly went: readonly Went[];
  readonly customers: number;
  readonly cups: number;
  /** How much of it is still there in what was made of it. */
  readonly elsewhere: number;
  /** How many notes people wrote by links of what was made of it. */
  readonly notes: number;
}

/** Tells the lots of a chain apart. */
export const lotKey = ({ kind, lot }: TraceOf): string => `${kind} ${lot}`;

const isSame = (a: TraceOf, b: TraceOf) => lotKey(a) === lotKey(b);

/** How much of some mass of a lot is of the one that was asked for. */
export const partOf = ({ share }: Pick<TraceLot, 'share'>, mass: number): number => Math.round(mass * (share ?? 0));

/** The figures of a trace; undefined where its lot is not among its lots. */
export function tracedOf(trace: Trace): Traced | undefined {
  const { start: of, lots, cafes, notes } = trace;
  const start = lots.find((lot) => isSame(lot, of));
  if (!start) return undefined;
  const below = lots.filter((lot) => lot.share !== null && lot !== start);
  const went = wentOf(trace);
  const countOf = (kind: TraceKind) => below.filter((lot) => lot.kind === kind).length;
  return {
    start,
    ...accountOf(start),
    made: { greenbean: countOf('greenbean'), roasting: countOf('roasting'), blending: countOf('blending') },
    went,
    customers: went.filter(({ customer }) => customer !== null).length,
    cups: cafes.reduce((sum, { cups }) => sum + cups, 0),
    elsewhere: below.reduce((sum, lot) => sum + partOf(lot, Math.max(0, lot.closing)), 0),
    notes,
  };
}

/** The lots of one kind that the asked one is made of, or that are made of it, without itself. */
export const stepOf = ({ start, lots }: Trace, kind: TraceKind, isAbove: boolean): TraceLot[] =>
  lots.filter((lot) => lot.kind === kind && (lot.share === null) === isAbove && !isSame(lot, start));

/** What each lot gave to lots of the chain, by kind and key. */
export function givenBy({ edges }: Trace): (lot: TraceOf) => number {
  const given = new Map<string, number>();
  for (const { from, mass } of edges) {
    given.set(lotKey(from), (given.get(lotKey(from)) ?? 0) + mass);
  }
  return (lot) => given.get(lotKey(lot)) ?? 0;
}

/** Whom coffee went to, whoever got most first. */
export function wentOf({ gone, delivered }: Pick<Trace, 'gone' | 'delivered'>): Went[] {
  const all = new Map<string, Went>();
  for (const { customer, contact, bags, mass, part, rgst_at } of gone) {
    const id = customerId(customer);
    const before = all.get(id);
    all.set(id, {
      ...{ id, customer, contact: before?.contact ?? contact },
      bags: bags ? withBags(before?.bags ?? [], bags) : (before?.bags ?? []),
      mass: mass + (before?.mass ?? 0),
      part: part + (before?.part ?? 0),
      last: before && before.last > rgst_at ? before.last : rgst_at,
      delivered: before?.delivered ?? delivered.filter(({ cafe }) => customer !== null && cafe.key === customer.key),
    });
  }
  return [...all.values()].toSorted((a, b) => b.part - a.part || (a.id < b.id ? -1 : 1));
}

/** Bags of one mass are counted together. */
function withBags(all: readonly StockBags[], { mass, count }: StockBags): StockBags[] {
  const before = all.find((bags) => bags.mass === mass);
  const others = all.filter((bags) => bags !== before);
  return [...others, { mass, count: count + (before?.count ?? 0) }].toSorted((a, b) => b.mass - a.mass);
}
