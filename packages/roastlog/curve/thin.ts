import type { Reading } from '../log.ts';

/**
 * Which samples of curves are kept so that together they are no larger than `most`: all in `keep`, then, of each of as many
 * equal parts as there is room for, where each curve is lowest and highest and where it begins to have no reading. Where
 * `keep` alone is too large, some of it, evenly. Indices, rising.
 */
export function thin(
  curves: readonly (readonly Reading[])[],
  keep: ReadonlySet<number>,
  most: number,
  sizeOf: (index: number) => number = () => 1,
): number[] {
  const count = curves[0]?.length ?? 0;
  const fits = (indices: Iterable<number>) => {
    let size = 0;
    for (const index of indices) size += sizeOf(index);
    return size <= most;
  };
  const all = Array.from({ length: count }, (_, index) => index);
  if (fits(all)) return all;
  const kept = [...keep].sort((a, b) => a - b);
  if (!fits(kept)) return largest(kept.length, (parts) => evenly(kept, parts), fits);
  return largest(count, (parts) => [...new Set([...kept, ...landmarks(curves, count, parts)])], fits).sort(
    (a, b) => a - b,
  );
}

/** What is made of the largest number that fits; 0 always does. */
function largest(most: number, make: (parts: number) => number[], fits: (indices: number[]) => boolean): number[] {
  let [low, high] = [0, most];
  let best = make(0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const made = make(middle);
    if (fits(made)) [low, best] = [middle, made];
    else high = middle - 1;
  }
  return best;
}

/** So many of a list, with its first and last where there are two. */
const evenly = (list: readonly number[], parts: number): number[] =>
  Array.from(
    { length: parts },
    (_, at) => list[parts > 1 ? Math.round((at * (list.length - 1)) / (parts - 1)) : 0] as number,
  );

function* landmarks(curves: readonly (readonly Reading[])[], count: number, parts: number): Generator<number> {
  for (let part = 0; part < parts; part++) {
    const [from, until] = [Math.floor((part * count) / parts), Math.floor(((part + 1) * count) / parts)];
    for (const curve of curves) {
      let [low, high, gap] = [-1, -1, -1];
      for (let at = from; at < until; at++) {
        const value = curve[at] ?? null;
        if (value === null) gap = gap < 0 ? at : gap;
        else {
          if (low < 0 || value < (curve[low] as number)) low = at;
          if (high < 0 || value > (curve[high] as number)) high = at;
        }
      }
      for (const at of [low, high, gap]) if (at >= 0) yield at;
    }
  }
}
