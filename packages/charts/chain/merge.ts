import type { ChainFlow, ChainInput, ChainNode } from './input.ts';

/** A thing that is drawn, or several that are drawn as one. */
export interface Merged extends ChainNode {
  readonly mass: number;
  /** How many it stands for. */
  readonly count: number;
}

/** What can be drawn of a chain. */
export interface MergedChain {
  /** By column, columns in which nothing is are left out; the largest first. */
  readonly columns: readonly (readonly Merged[])[];
  readonly flows: readonly ChainFlow[];
}

const add = (to: Map<string, number>, key: string, mass: number) => to.set(key, (to.get(key) ?? 0) + mass);

/** A chain with at most so many things in each column: the smallest are one. What was asked for and where it ended stay. */
export function merged({ nodes, flows }: ChainInput, most: number): MergedChain {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const sound = flows.filter(({ from, to, mass }) => {
    const [source, target] = [known.get(from), known.get(to)];
    return source && target && source.column < target.column && mass > 0 && Number.isFinite(mass);
  });
  const [into, out] = [new Map<string, number>(), new Map<string, number>()];
  for (const { from, to, mass } of sound) {
    add(out, from, mass);
    add(into, to, mass);
  }
  const massOf = (id: string) => Math.max(into.get(id) ?? 0, out.get(id) ?? 0);
  const numbers = [...new Set(nodes.map(({ column }) => column))].toSorted((a, b) => a - b);
  const named = new Map<string, string>();
  const columns = numbers.map((column) => {
    const all = [...known.values()]
      .filter((node) => node.column === column && (node.look === 'asked' || massOf(node.id) > 0))
      .map((node): Merged => ({ ...node, mass: massOf(node.id), count: 1 }))
      .toSorted((a, b) => rank(a) - rank(b) || b.mass - a.mass || (a.id < b.id ? -1 : 1));
    const [single, rest] = parted(all, most);
    if (rest.length === 0) return all;
    const id = `more ${column}`;
    for (const one of rest) named.set(one.id, id);
    const sum = (masses: Map<string, number>) => rest.reduce((all, one) => all + (masses.get(one.id) ?? 0), 0);
    const mass = Math.max(sum(into), sum(out));
    const one: Merged = { id, column, name: '', look: rest[0]?.look ?? 'lot', mass, count: rest.length };
    return [...single, one].toSorted((a, b) => rank(a) - rank(b));
  });
  return { columns: columns.filter((column) => column.length > 0), flows: summed(sound, named) };
}

/** What was asked for stands first, what is drawn as one and where things ended last. */
const RANKS = { asked: 0, lot: 1, who: 1, stock: 3, waste: 4 } as const;
const MORE = 2;
const rank = ({ look, count }: Merged) => (count > 1 ? MORE : RANKS[look]);
const isOneOfMany = (one: Merged) => rank(one) === RANKS.lot;

function parted(all: readonly Merged[], most: number): [single: Merged[], rest: Merged[]] {
  if (all.length <= most) return [[...all], []];
  const many = all.filter(isOneOfMany);
  const rest = new Set(many.slice(Math.max(0, most - 1 - (all.length - many.length))));
  return [all.filter((one) => !rest.has(one)), [...rest]];
}

/** Flows between what is drawn, one of each pair. */
function summed(flows: readonly ChainFlow[], named: ReadonlyMap<string, string>): ChainFlow[] {
  const pairs = new Map<string, ChainFlow>();
  for (const flow of flows) {
    const [from, to] = [named.get(flow.from) ?? flow.from, named.get(flow.to) ?? flow.to];
    const pair = JSON.stringify([from, to]);
    const before = pairs.get(pair);
    pairs.set(pair, { from, to, mass: flow.mass + (before?.mass ?? 0), isAbove: flow.isAbove });
  }
  return [...pairs.values()];
}
