import type { ChainFlow, ChainInput, ChainNode } from '@hanjan/charts/chain/input.ts';
import { TRACE_KINDS, type Trace, type TraceLot, type TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import { customerId } from '../leaving.ts';
import { lotKey, type Went, wentOf } from './traced.ts';

/** What the picture of a chain calls things. */
export interface ChainNames {
  lot(lot: TraceLot): string;
  customer(customer: Went['customer']): string;
  href(lot: TraceOf): string;
  readonly stock: string;
  readonly waste: string;
}

const END = TRACE_KINDS.length;

/** The picture of a trace: of what was made of the lot only what is of it, of what it is made of what was used. */
export function chainOf(trace: Trace, names: ChainNames): ChainInput {
  const { start, lots, edges, gone } = trace;
  const shares = new Map(lots.map((lot) => [lotKey(lot), lot.share]));
  const ends: ChainNode[] = [
    ...wentOf(trace).map(
      ({ id, customer }): ChainNode => ({ id: `who ${id}`, column: END, name: names.customer(customer), look: 'who' }),
    ),
    { id: 'stock', column: END, name: names.stock, look: 'stock' },
    { id: 'waste', column: END, name: names.waste, look: 'waste' },
  ];
  const things = lots.map((lot): ChainNode => {
    const id = lotKey(lot);
    const isAsked = id === lotKey(start);
    return {
      ...{ id, column: TRACE_KINDS.indexOf(lot.kind), name: names.lot(lot), look: isAsked ? 'asked' : 'lot' },
      href: isAsked ? undefined : names.href(lot),
    };
  });
  const flows: ChainFlow[] = [
    ...edges.map(({ from, to, mass }): ChainFlow => {
      const share = shares.get(lotKey(from)) ?? null;
      return { from: lotKey(from), to: lotKey(to), mass: mass * (share ?? 1), isAbove: share === null };
    }),
    ...gone.map(({ kind, lot, part, customer }) => ({
      from: lotKey({ kind, lot }),
      to: `who ${customerId(customer)}`,
      mass: part,
    })),
    ...lots.flatMap((lot) => [
      { from: lotKey(lot), to: 'stock', mass: lot.closing * (lot.share ?? 0) },
      { from: lotKey(lot), to: 'waste', mass: lot.waste * (lot.share ?? 0) },
    ]),
  ];
  return { nodes: [...things, ...ends], flows };
}
