import { expect, it } from 'vitest';
import { costOf, type Heap, joined } from './chunks.ts';

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

it('no two files wait for each other: that costs more than anything', () => {
  const heaps = [heap('a b', 10, 1), heap('a b c d', 90_000, 2), heap('a b', 10)];
  expect(costOf(heaps, [[0, 2], [1]])).toBe(Number.POSITIVE_INFINITY);
  expect(costOf(heaps, [[0], [1], [2]])).toBeLessThan(Number.POSITIVE_INFINITY);
});
