import { round } from '../timeline/scale.ts';
import type { ChainFlow } from './input.ts';
import type { ChainBand } from './layout.ts';
import type { MergedChain } from './merge.ts';
import { BAR, type PlacedChain, passingOf } from './place.ts';

interface Drawing {
  readonly scale: number;
  /** Px from column to column. */
  readonly pitch: number;
  readonly isDown: boolean;
}

/** Where a band passes: how far along the chain, and where across it begins. */
interface Stop {
  readonly along: number;
  readonly at: number;
}

/** The bands of a chain: side by side on each thing, in the order of what they lead to. */
export function bandsOf(chain: MergedChain, { columns, lanes }: PlacedChain, drawing: Drawing): ChainBand[] {
  const { flows } = chain;
  const { scale, pitch } = drawing;
  const passing = passingOf(chain);
  const found = new Map(columns.flatMap((column, nth) => column.map((one) => [one.id, { one, nth }] as const)));
  const atOf = (id: string) => found.get(id)?.one.at ?? 0;
  const nthOf = (id: string) => found.get(id)?.nth ?? 0;
  const size = (flow: ChainFlow) => flow.mass * scale;
  const stops = new Map<ChainFlow, Stop[]>(flows.map((flow) => [flow, []]));
  const stack = (sorted: readonly ChainFlow[], from: number, along: readonly number[]) => {
    let at = from;
    for (const flow of sorted) {
      stops.get(flow)?.push(...along.map((one) => ({ along: one, at })));
      at += size(flow);
    }
  };
  for (const [nth, column] of columns.entries()) {
    const main = nth * pitch;
    for (const one of column) {
      const into = flows.filter(({ to }) => to === one.id).toSorted((a, b) => order(a, b, 'from'));
      const out = flows.filter(({ from }) => from === one.id).toSorted((a, b) => order(a, b, 'to'));
      stack(into, one.start, [main]);
      stack(out, one.start, [main + BAR]);
    }
    stack(
      (passing[nth] ?? []).toSorted((a, b) => order(a, b, 'from') || order(a, b, 'to')),
      lanes[nth] ?? 0,
      [main, main + BAR],
    );
  }
  function order(a: ChainFlow, b: ChainFlow, by: 'from' | 'to'): number {
    return nthOf(a[by]) - nthOf(b[by]) || atOf(a[by]) - atOf(b[by]);
  }
  return flows.map((flow) => ({
    ...{ from: flow.from, to: flow.to, size: size(flow) },
    look: flow.isAbove ? 'above' : (found.get(flow.to)?.one.look ?? 'lot'),
    d: ribbon(stops.get(flow) ?? [], Math.max(1, size(flow)), drawing.isDown),
  }));
}

/** A band of one width through some stops. */
function ribbon(stops: readonly Stop[], size: number, isDown: boolean): string {
  const point = (along: number, at: number) =>
    isDown ? `${round(at)} ${round(along)}` : `${round(along)} ${round(at)}`;
  const edge = (all: readonly Stop[], by: number) =>
    all.slice(1).map((stop, nth) => {
      const before = all[nth] ?? stop;
      const middle = (before.along + stop.along) / 2;
      return `C${point(middle, before.at + by)} ${point(middle, stop.at + by)} ${point(stop.along, stop.at + by)}`;
    });
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  return [
    `M${point(first.along, first.at)}`,
    ...edge(stops, 0),
    `L${point(last.along, last.at + size)}`,
    ...edge(stops.toReversed(), size),
    'Z',
  ].join('');
}
