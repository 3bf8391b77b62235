import { expect, it } from 'vitest';
import { FILE_COST, type Heap, joined } from './joined.ts';

type Files = readonly (readonly number[])[];

const heap = (pages: string, size: number, ...imports: number[]): Heap => ({
  pages: new Set(pages.split(' ')),
  ids: [],
  size,
  imports: new Set(imports),
});
const files = (heaps: readonly Heap[]) =>
  joined(heaps)
    .map((parts) => parts.toSorted().join())
    .toSorted();

it('what the same pages load is one file', () => {
  expect(files([heap('a b', 90_000), heap('a b', 90_000)])).toEqual(['0,1']);
});

it('little is loaded in vain to save a file, much is not', () => {
  expect(files([heap('a b c', 5_000), heap('a b', 100)])).toEqual(['0,1']);
  expect(files([heap('a b c', 5_000), heap('a b', 90_000)])).toEqual(['0', '1']);
});

it('a page does not get what a file of others imports', () => {
  expect(files([heap('a b', 100, 2), heap('a b c', 100), heap('a b', 90_000)])).toEqual(['0,2', '1']);
});

it('no two files wait for each other, however much that would save', () => {
  const heaps = [heap('a b', 10, 1), heap('a b c d', 90_000, 2), heap('a b c d', 10)];
  expect(files(heaps)).not.toContain('0,2');
});

it('no two files of what is found would cost less as one', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const heaps = randomHeaps(seed);
    const found = joined(heaps);
    expect(found.flat().toSorted((a, b) => a - b)).toEqual([...heaps.keys()]);
    const cost = costOf(heaps, found);
    expect(cost).toBeLessThan(Number.POSITIVE_INFINITY);
    for (const one of found)
      for (const other of found) {
        if (one === other) continue;
        const rest = found.filter((parts) => parts !== one && parts !== other);
        expect(costOf(heaps, [...rest, [...one, ...other]])).toBeGreaterThanOrEqual(cost);
      }
  }
});

/** Twelve heaps for six pages; each imports some of those after it, that more pages load. */
function randomHeaps(seed: number): Heap[] {
  let state = seed;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const names = ['list', 'a', 'b', 'c', 'd', 'e'];
  return Array.from({ length: 12 }, (_, at) => {
    const pages = names.filter(() => random(3) === 0);
    const imports = Array.from({ length: 11 - at }, (_, nth) => at + 1 + nth).filter(() => random(5) === 0);
    return heap((pages.length > 0 ? pages : ['list']).join(' '), random(20) * random(6_000), ...imports);
  });
}

/** What all pages load, in characters of code, with what their files cost, counted from nothing; endless in a circle. */
function costOf(heaps: readonly Heap[], files: Files): number {
  const fileOf = new Map(files.flatMap((parts, file) => parts.map((at) => [at, file] as const)));
  const sizes = files.map((parts) => parts.reduce((sum, at) => sum + (heaps[at]?.size ?? 0), 0));
  const imports = files.map((parts, file) => {
    const needed = new Set(parts.flatMap((at) => [...(heaps[at]?.imports ?? [])].map((to) => fileOf.get(to) ?? file)));
    needed.delete(file);
    return needed;
  });
  if (hasCircle(imports)) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const page of new Set(heaps.flatMap(({ pages }) => [...pages]))) {
    const loaded = new Set(heaps.flatMap((one, at) => (one.pages.has(page) ? (fileOf.get(at) ?? []) : [])));
    for (const file of loaded) for (const other of imports[file] ?? []) loaded.add(other);
    const each = page === 'list' ? FILE_COST.office : FILE_COST.others;
    for (const file of loaded) sum += (sizes[file] ?? 0) + each;
  }
  return sum;
}

function hasCircle(imports: readonly ReadonlySet<number>[]): boolean {
  const left = new Set(imports.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const file of left) if (![...(imports[file] ?? [])].some((other) => left.has(other))) left.delete(file);
  }
  return left.size > 0;
}
