import { describe, expect, it } from 'vitest';
import { neighboursOf, pagesBeside, type SeenPage } from './neighbours.ts';

const SIZE = 3;
const seen = (page: number, ...keys: number[]): SeenPage => ({
  page,
  pages: 3,
  total: 8,
  spots: keys.map((key) => ({ key, id: `2026-${key}` })),
});
const [first, second, third] = [seen(1, 9, 8, 7), seen(2, 6, 5, 4), seen(3, 3, 2)];
const around = (key: number, ...known: [SeenPage, SeenPage?, SeenPage?]) =>
  neighboursOf(key, SIZE, known[0], known[1], known[2]);
const ways = (key: number, ...known: [SeenPage, SeenPage?, SeenPage?]) => {
  const found = around(key, ...known);
  return found && [found.nth, found.previous?.key, found.next?.key];
};

describe('the records beside another one', () => {
  it('stand in the order of the list, with the place among all', () => {
    expect(around(5, second)).toEqual({
      nth: 5,
      count: 8,
      previous: { key: 6, id: '2026-6', page: 2 },
      next: { key: 4, id: '2026-4', page: 2 },
    });
  });

  it('go on across the borders of pages, and say on which page they are', () => {
    expect(around(6, second, first, third)?.previous).toEqual({ key: 7, id: '2026-7', page: 1 });
    expect(around(4, second, first, third)?.next).toEqual({ key: 3, id: '2026-3', page: 3 });
    expect(ways(6, second)).toEqual([4, undefined, 5]);
  });

  it('end with the list', () => {
    expect(ways(9, first, undefined, second)).toEqual([1, undefined, 8]);
    expect(ways(2, third, second)).toEqual([8, 3, undefined]);
  });

  it('are unknown of what is not in the list', () => expect(around(1, second, first, third)).toBeNull());

  it('are never the record itself, where a page moved on by one', () => {
    expect(ways(4, second, undefined, seen(3, 4, 3))).toEqual([6, 5, undefined]);
  });

  it.each([
    [9, first, { before: false, after: false }],
    [7, first, { before: false, after: true }],
    [6, second, { before: true, after: false }],
    [2, third, { before: false, after: false }],
    [1, third, { before: false, after: false }],
  ])('%i asks for another page only at a border', (key, on, pages) => {
    expect(pagesBeside(on, key)).toEqual(pages);
  });
});
