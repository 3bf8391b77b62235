import type { ChainFlow } from './input.ts';
import type { Merged, MergedChain } from './merge.ts';

/** A thing along its column: where its room and its bar begin, and how long they are. */
export interface Placed extends Merged {
  readonly at: number;
  readonly room: number;
  readonly start: number;
  readonly size: number;
}

/** Px of a bar along the chain, and between two things of a column. */
export const BAR = 10;
export const GAP = 6;
const STEPS = 50;
/** Behind everything of a column. */
const END = Number.MAX_SAFE_INTEGER;

/** What passes a column without being of it, by column. */
export function passingOf({ columns, flows }: MergedChain): readonly (readonly ChainFlow[])[] {
  const nthOf = new Map(columns.flatMap((column, nth) => column.map(({ id }) => [id, nth] as const)));
  return columns.map((_, nth) =>
    flows.filter(({ from, to }) => (nthOf.get(from) ?? nth) < nth && (nthOf.get(to) ?? nth) > nth),
  );
}

/** How much passes each column. */
export const lanesOf = (chain: MergedChain): readonly number[] =>
  passingOf(chain).map((flows) => flows.reduce((sum, { mass }) => sum + mass, 0));

/** The room of a column, and what a unit of mass takes of it, in px. */
interface Room {
  readonly least: number;
  readonly extent: number;
  readonly scale: number;
}

/** How long a column is. */
const lengthOf = (column: readonly Merged[], lane: number, least: number, scale: number): number =>
  column.reduce((sum, { mass }) => sum + Math.max(least, mass * scale) + GAP, 0) + (lane > 0 ? lane * scale : -GAP);

/** The largest scale at which every column has room. */
export function scaleOf({ columns }: MergedChain, lanes: readonly number[], least: number, extent: number): number {
  const fits = (scale: number) =>
    columns.every((column, nth) => lengthOf(column, lanes[nth] ?? 0, least, scale) <= extent);
  const largest = Math.max(...columns.flat().map(({ mass }) => mass), ...lanes);
  if (!(largest > 0)) return 0;
  let [low, high] = [0, extent / largest];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Columns with everything in its place, and where the lane of what passes begins. */
export interface PlacedChain {
  readonly columns: readonly (readonly Placed[])[];
  readonly lanes: readonly number[];
}

/** Things stand near what they are made of; what passes a column does so behind its last one. */
export function place({ columns, flows }: MergedChain, lanes: readonly number[], room: Room): PlacedChain {
  const middles = new Map<string, number>();
  const starts: number[] = [];
  const placed = columns.map((column, nth) => {
    // The order of a column is the one of its masses where nothing else decides.
    const near = new Map(column.map((one) => [one.id, isLast(one) ? END : nearOf(one, flows, middles)]));
    const ordered = column.toSorted((a, b) => (near.get(a.id) ?? END) - (near.get(b.id) ?? END));
    let at = (room.extent - lengthOf(column, lanes[nth] ?? 0, room.least, room.scale)) / 2;
    const done = ordered.map((one): Placed => {
      const size = one.mass * room.scale;
      const own = Math.max(room.least, size);
      const spot = { ...one, at, room: own, start: at + (own - size) / 2, size };
      middles.set(one.id, at + own / 2);
      at += own + GAP;
      return spot;
    });
    starts.push(at);
    return done;
  });
  return { columns: placed, lanes: starts };
}

/** The middle of what a thing is made of, by mass; of what is made of nothing the end. */
function nearOf({ id }: Merged, flows: readonly ChainFlow[], middles: ReadonlyMap<string, number>): number {
  const into = flows.filter(({ from, to }) => to === id && middles.has(from));
  const mass = into.reduce((sum, flow) => sum + flow.mass, 0);
  return mass > 0 ? into.reduce((sum, flow) => sum + (middles.get(flow.from) ?? 0) * flow.mass, 0) / mass : 0;
}

const isLast = ({ look, count }: Merged) => look === 'stock' || look === 'waste' || count > 1;
