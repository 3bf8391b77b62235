import { expect, it } from 'vitest';
import { readRemoved, writeRemoved } from './useRemoved.ts';

it('reads what was removed and its page from an address, and nothing from that of the list', () => {
  for (const search of ['', '?page=2', '?removed=', '?removed=false']) expect(readRemoved(search)).toBeNull();
  for (const page of [1, 2, 12]) expect(readRemoved(writeRemoved(page))).toBe(page);
  for (const page of ['0', '-1', '1.5', 'x', '1e99']) expect(readRemoved(`?removed=true&page=${page}`)).toBe(1);
});
