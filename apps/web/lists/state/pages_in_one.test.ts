import { describe, expect, it } from 'vitest';
import { firstOf, joined } from './pages_in_one.ts';

const page = (...keys: number[]) => ({ result: keys.map((seq) => ({ seq })) });
const keysOf = ({ rows }: ReturnType<typeof joined>) => rows.map(({ seq }) => seq);

describe('a list that goes on as one', () => {
  it('has the rows of its pages in order', () => {
    expect(keysOf(joined('seq', [page(1, 2), page(3, 4), page(5)]))).toEqual([1, 2, 3, 4, 5]);
  });
  it('has a row once that moved down while its pages were fetched', () => {
    expect(keysOf(joined('seq', [page(9, 1), page(1, 2)]))).toEqual([9, 1, 2]);
  });
  it('ends before a page that is still to come', () => {
    expect(keysOf(joined('seq', [page(1, 2), undefined, page(5)]))).toEqual([1, 2]);
    expect(keysOf(joined('seq', [undefined, page(5)]))).toEqual([]);
  });
  it('knows the names of all its pages', () => {
    const named = (key: string) => ({ ...page(Number(key)), resultName: { to: { [key]: { name: key } } } });
    expect(joined('seq', [named('1'), named('2')]).resultName).toEqual({ to: { 1: { name: '1' }, 2: { name: '2' } } });
    const one = named('1');
    expect(joined('seq', [one]).resultName).toBe(one.resultName);
  });
  it('begins a few pages before the one that was asked for', () => {
    expect([1, 3, 10, 11, 400].map(firstOf)).toEqual([1, 1, 1, 2, 391]);
  });
});
