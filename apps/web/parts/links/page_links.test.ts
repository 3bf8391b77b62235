import { describe, expect, it } from 'vitest';
import { pageLinks } from './page_links.ts';

describe('links to pages', () => {
  it.each([
    [1, 1, 10, [1]],
    [1, 7, 10, [1, 2, 3, 4, 5, 6, 7]],
    [1, 200, 5, [1, 2, 3, 4, 5]],
    [100, 200, 5, [98, 99, 100, 101, 102]],
    [199, 200, 5, [196, 197, 198, 199, 200]],
    [1, 0, 5, []],
  ])('page %i of %i, %i links', (page, pages, links, expected) => {
    expect(pageLinks(page, pages, links)).toEqual(expected);
  });
});
